import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '../pages/site-client.ts'
import type { OtherHeaders } from './cached-reply.ts'

/** The cache of responses in memory: it answers before any other handler sees the request. */
export type Memory = {
  /** Whether something lies under the address as it is written. Only a look: nothing is counted. */
  isKept(url: string): boolean
  /** Answers at once where it can, and says whether it did. */
  answerFromMemory(
    request: IncomingMessage,
    response: ServerResponse,
    other: () => OtherHeaders,
    caller: () => Caller,
  ): boolean
}
