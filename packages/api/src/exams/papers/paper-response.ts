import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import * as attempts from '../attempt/queries.ts'
import type { TestRow } from '../online-tests/queries.ts'
import { reviewOf } from '../online-tests/visibility.ts'
import { loadPaper } from './papers.ts'

type Door = Pick<TestRow, 'slug' | 'is_admission'>

const takesBrotli = (request: Request) =>
  /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/i.test(request.headers.get('accept-encoding') ?? '')

/** It closes with the attempt, unless its questions may be read again. */
const mayRead = async (ctx: Ctx, test: Door, user: { id: number }, version: number): Promise<boolean> => {
  const begun = await attempts.begunOnPaper(ctx.db, test, user.id, version)
  if (!begun) return false
  if (begun.state === 'in_progress' || begun.state === 'overdue') return true
  // Others sit an admission test for days, and its own review knows when these are over.
  return !test.is_admission && reviewOf(begun, begun, ctx.now()).is_open
}

/**
 * Only for the person who has begun: a paper is not read before the clock runs. One that is shown question by question
 * never leaves whole. It never changes, but whether it may be read does, so a browser asks each time.
 */
export const paperResponse = async (
  ctx: Ctx,
  test: Door,
  user: { id: number },
  version: number,
  request: Request,
): Promise<Response> => {
  if (!(await mayRead(ctx, test, user, version))) return fail('not_found')
  const loaded = await loadPaper(ctx, version)
  if (loaded.paper.delivery === 'sequential') return fail('not_found')
  const tag = `"paper-${version}"`
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    // Private: it stands behind a sign-in, and a shared cache must not hand it to the next person.
    'cache-control': 'private, no-cache',
    etag: tag,
    vary: 'Accept-Encoding, Authorization',
  }
  if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers })
  const { plain, brotli } = loaded.bytes()
  return takesBrotli(request)
    ? new Response(brotli, { headers: { ...headers, 'content-encoding': 'br' } })
    : new Response(plain, { headers })
}
