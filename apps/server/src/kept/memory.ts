import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '../pages/site-client.ts'
import type { OtherHeaders } from './kept-reply.ts'

/** Replies that were made before and are handed out again, before anything else looks at the request. */
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
