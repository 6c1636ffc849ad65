import type { Ctx } from '../../kernel/context.ts'
import { verifyEmail } from './verify-email.ts'

const leadTo = (status: 302 | 303, location: string) =>
  new Response(null, {
    status,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })

/**
 * The address in a mailed link. Opening it changes nothing, because mail programs open links to look at them: it
 * leads to a page with a button, and the button sends a form back to the same address. Whoever pressed it stays under
 * the name they reached the site by; only a link to an API of another name needs that of the site.
 */
export const confirmEmail = async (ctx: Ctx, request: Request): Promise<Response> => {
  const { siteUrl, apiUrl } = ctx.services
  const isPressed = request.method === 'POST'
  const site = isPressed || apiUrl === siteUrl ? '' : siteUrl
  const [, id, token] = /\/email\/verify\/(\d{1,15})\/([\w-]{1,200})$/.exec(new URL(request.url).pathname) ?? []
  if (!id || !token) return leadTo(302, `${site}/?verified=false`)
  if (!isPressed) return leadTo(302, `${site}/confirm-address/${id}/${token}`)
  return leadTo(303, `/?verified=${await verifyEmail(ctx, Number(id), token)}`)
}
