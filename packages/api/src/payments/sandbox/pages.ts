import { shownMoney } from '@northlight/contract/money'
import { digest } from '@northlight/db/digest'
import type { Ctx } from '../../kernel/context.ts'
import { fail, jsonHeaders } from '../../kernel/errors.ts'
import { GatewayError } from '../gateway/gateway.ts'
import { type Act, actInSandbox, acts } from './bank.ts'
import { orderAt } from './gateway.ts'
import { pageScript, pageStyle } from './page-parts.ts'

const buttons: [act: Act | 'dismiss', label: string, hint: string][] = [
  ['pay', 'Pay with UPI', 'The payment succeeds at once.'],
  ['fail', 'Let the bank decline', 'The payment fails; you can try again.'],
  ['late', 'Pay, but late', 'The window closes first; the money arrives five seconds later.'],
  ['twice', 'Pay twice', 'Two payments arrive; the second is kept for the office.'],
  ['dismiss', 'Close without paying', 'Nothing is paid.'],
]

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const hashOf = (content: string) => `'sha256-${digest(content, 'base64')}'`

const policy = [
  "default-src 'none'",
  `script-src ${hashOf(pageScript)}`,
  `style-src ${hashOf(pageStyle)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Only our own pages may show this window.
  "frame-ancestors 'self'",
].join('; ')

const page = (order: { id: string; amount_paise: number }) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Demo payment</title><style>${pageStyle}</style></head>
<body data-order="${escaped(order.id)}"><main>
<p class="demo">Demo. No money moves here.</p>
<h1>Pay ${escaped(shownMoney(order.amount_paise))}</h1>
<p class="order">Order ${escaped(order.id)}</p>
<ul>${buttons
  .map(
    ([act, label, hint], index) =>
      `<li><button type="button" data-act="${act}" aria-describedby="hint-${act}"${index === 0 ? ' class="first"' : ''}>${label}</button><span id="hint-${act}">${hint}</span></li>`,
  )
  .join('')}</ul>
<p role="status" aria-live="polite"></p>
</main><script>${pageScript}</script></body></html>`

const html = (body: string) =>
  new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    },
  })

/** `/sandbox/checkout/{order}` shows the window, `POST …/{act}` does what its button says. Gone where a real gateway is set up. */
export const sandboxResponse = async (ctx: Ctx, request: Request): Promise<Response> => {
  if (ctx.services.gateway.checkout.kind !== 'sandbox') return fail('unknown_route')
  const [, id = '', act] =
    /^\/sandbox\/checkout\/(order_\w{1,80})(?:\/(\w+))?$/.exec(new URL(request.url).pathname) ?? []
  const order = await orderAt(ctx.db, id).catch((error: unknown) => {
    if (error instanceof GatewayError) return fail('not_found', 'There is no such order.')
    throw error
  })
  if (act === undefined) return request.method === 'GET' ? html(page(order)) : fail('method_not_allowed')
  const wanted = acts.find((known) => known === act) ?? fail('not_found')
  if (request.method !== 'POST') fail('method_not_allowed')
  const outcome = await actInSandbox(ctx, order.id, wanted)
  return new Response(JSON.stringify(outcome), { headers: jsonHeaders })
}
