import type { Ctx } from '../../kernel/context.ts'
import { verifyEmail } from './verify-email.ts'

const leadTo = (status: 302 | 303, location: string) =>
  new Response(null, {
    status,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })

/**
 * The address in a mailed link. Opening it changes nothing, because mail programs open links to look at them: it
 * leads to a page with a button, and the button sends a form back to the same address.
 */
export const confirmEmail = async (ctx: Ctx, request: Request): Promise<Response> => {
  const { siteUrl } = ctx.services
  const [, id, token] = /\/email\/verify\/(\d{1,15})\/([\w-]{1,200})$/.exec(new URL(request.url).pathname) ?? []
  if (!id || !token) return leadTo(302, `${siteUrl}/?verified=false`)
  if (request.method !== 'POST') return leadTo(302, `${siteUrl}/confirm-address/${id}/${token}`)
  return leadTo(303, `${siteUrl}/?verified=${await verifyEmail(ctx, Number(id), token)}`)
}
