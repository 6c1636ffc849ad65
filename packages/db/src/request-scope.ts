import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogEvent } from 'kysely'

/** What is known below the calls of whoever asked: the number of the request, and who wants to hear of its statements. */
export type RequestScope = { requestId: string; onStatement?: (sql: string, ms: number) => void }

export const requestScope = new AsyncLocalStorage<RequestScope>()

/** For Kysely's log, where statements are traced. */
export const tellStatement = ({ query, queryDurationMillis }: LogEvent): void =>
  requestScope.getStore()?.onStatement?.(query.sql, queryDurationMillis)

/**
 * The statement with the number of its request, which so stands in the log of PostgreSQL and in `pg_stat_activity`. The
 * number may come from a proxy, so what could end the comment is left out.
 */
export const withRequestId = (text: string): string => {
  const { requestId } = requestScope.getStore() ?? {}
  return requestId ? `${text} /* ${requestId.replaceAll(/[^\w:.-]/g, '')} */` : text
}
