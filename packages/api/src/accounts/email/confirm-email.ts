import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { verifyEmail } from './verify-email.ts'

const leadTo = (status: 302 | 303, location: string) =>
  new Response(null, {
    status,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })

/** The page of another front end that a link names, on one of the allowed origins; null where it names none. */
const returnOf = ({ services: { frontEnds = [] } }: Ctx, url: URL): URL | null => {
  const named = url.searchParams.get('return_to')
  if (named === null) return null
  const page = URL.parse(named)
  if (!page || !frontEnds.includes(page.origin)) return fail('bad_request', 'This return address is not allowed.')
  return page
}

/**
 * The address in a mailed link. Opening it changes nothing, because mail programs open links to look at them: it leads
 * to a page with a button, and the button sends a form back to the same address. Anyone who pressed it stays under the
 * name they reached the site by; only a link to an API of another name needs that of the site. Who registered in
 * another front end is led back there.
 */
export const confirmEmail = async (ctx: Ctx, request: Request): Promise<Response> => {
  const { siteUrl, apiUrl } = ctx.services
  const isPressed = request.method === 'POST'
  const site = isPressed || apiUrl === siteUrl ? '' : siteUrl
  const url = new URL(request.url)
  const back = returnOf(ctx, url)
  const [, id, token] = /\/email\/verify\/(\d{1,15})\/([\w-]{1,200})$/.exec(url.pathname) ?? []
  if (!id || !token) return leadTo(302, `${site}/?verified=false`)
  if (!isPressed) {
    const query = back ? `?${new URLSearchParams({ return_to: back.href })}` : ''
    return leadTo(302, `${site}/confirm-address/${id}/${token}${query}`)
  }
  const verified = String(await verifyEmail(ctx, Number(id), token))
  if (!back) return leadTo(303, `/?verified=${verified}`)
  back.searchParams.set('verified', verified)
  return leadTo(303, back.href)
}
