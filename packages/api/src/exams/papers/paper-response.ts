import { days } from '@northlight/contract/durations'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import * as attempts from '../attempt/queries.ts'
import type { TestRow } from '../tests/queries.ts'
import { loadPaper } from './papers.ts'

const takesBrotli = (request: Request) =>
  /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/i.test(request.headers.get('accept-encoding') ?? '')

/** Only for whoever has begun: a paper is not read before the clock runs. It never changes, so it may be kept. */
export const paperResponse = async (
  ctx: Ctx,
  test: Pick<TestRow, 'slug'>,
  user: { id: number },
  version: number,
  request: Request,
): Promise<Response> => {
  if (!(await attempts.hasBegun(ctx.db, test.slug, user.id, version))) return fail('not_found')
  const loaded = await loadPaper(ctx, version)
  const tag = `"paper-${version}"`
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    // Private: it stands behind a sign-in, and a shared cache must not hand it to the next person.
    'cache-control': `private, max-age=${days(30) / 1000}, immutable`,
    etag: tag,
    vary: 'Accept-Encoding, Authorization',
  }
  if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers })
  const { plain, brotli } = loaded.bytes()
  return takesBrotli(request)
    ? new Response(brotli, { headers: { ...headers, 'content-encoding': 'br' } })
    : new Response(plain, { headers })
}
