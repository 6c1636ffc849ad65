import type { Ctx } from '../../kernel/context.ts'
import { verifyEmail } from './verify-email.ts'

/** The page behind a mailed link. It never shows anything itself, so that the secret stays out of referrers. */
export const confirmEmail = async (ctx: Ctx, request: Request): Promise<Response> => {
  const [, id, token] = /\/email\/verify\/(\d{1,15})\/([\w-]{1,200})$/.exec(new URL(request.url).pathname) ?? []
  const isConfirmed = id && token ? await verifyEmail(ctx, Number(id), token) : false
  return new Response(null, {
    status: 302,
    headers: {
      location: `${ctx.services.siteUrl}/?verified=${isConfirmed}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
