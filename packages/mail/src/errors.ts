/** A mail that could not be handed over. `isPermanent` says that trying again cannot help. */
export class MailError extends Error {
  readonly isPermanent: boolean

  constructor(message: string, { isPermanent = false, cause }: { isPermanent?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'MailError'
    this.isPermanent = isPermanent
  }
}
