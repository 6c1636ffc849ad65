/** Why a call to the server did not do its work, as the sender must react to it. */
export type CallTrouble =
  /** No connection, or no answer in time. */
  | 'unreachable'
  /** The server answered that it cannot: busy, restarting, an error of its own. */
  | 'server'
  /** The sign-in has ended; after a new one everything is sent. */
  | 'signed-out'
  /** Another device holds the attempt now. */
  | 'elsewhere'
  /** The attempt is over; nothing more is taken. */
  | 'over'
  /** Sent in a form the server will never take. Repeating does not help. */
  | 'refused'

/** Functions of the transport throw this and nothing else. */
export class CallError extends Error {
  readonly trouble: CallTrouble
  readonly retryAfter: number | undefined
  /** The reply's own words, if it had any. */
  readonly serverMessage: string | undefined
  /** Of the reply; 0 when there was none. */
  readonly status: number
  /** What the account lacks before this can be done. */
  readonly needs: string | undefined
  constructor(
    trouble: CallTrouble,
    {
      serverMessage,
      retryAfter,
      status = 0,
      needs,
    }: { serverMessage?: string; retryAfter?: number; status?: number; needs?: string } = {},
  ) {
    super(serverMessage ?? trouble)
    this.name = 'CallError'
    this.trouble = trouble
    this.serverMessage = serverMessage
    this.retryAfter = retryAfter
    this.status = status
    this.needs = needs
  }
}

export const troubleOf = (error: unknown): CallTrouble => (error instanceof CallError ? error.trouble : 'server')
