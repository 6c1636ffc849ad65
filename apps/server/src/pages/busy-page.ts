import type { FormAnswer } from '@northlight/contract/form-answer'
import { ServerBusy } from '@northlight/contract/queue'
import type { WholeReply } from '../cache/cached-reply.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Made without the site, so that it costs nothing when there is nothing left to give. */
const plainPage = (status: number, title: string, lines: string[], more: Record<string, string> = {}): WholeReply => ({
  status,
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...more,
  }),
  body: Buffer.from(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</html>`),
})

/** For a visitor who would wait in vain. */
export const busyPage = ({ retryAfter, message }: ServerBusy = new ServerBusy()): WholeReply =>
  plainPage(
    503,
    'One moment, please',
    [message, 'Whoever is writing a test is not affected: answers are saved as usual.', '<a href="">Try again</a>'],
    { 'retry-after': String(retryAfter) },
  )

/** What the API said to a form, when the page that should say it cannot be drawn. */
export const plainAnswer = ({ status, message, errors, from }: FormAnswer): WholeReply =>
  plainPage(status, escaped(message), [...errors.map(escaped), `<a href="${escaped(from)}">Back</a>`])
