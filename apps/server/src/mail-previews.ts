import { escapeHtml } from '@northlight/contract/escape-html'
import { type TemplateName, templateNames } from '@northlight/mail/render'
import { renderSample } from '@northlight/mail/samples'

const isTemplate = (name: string): name is TemplateName => (templateNames as string[]).includes(name)

const page = (title: string, body: string) =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1b2540;background:#fbf8f1}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #e3d9c3;padding:1rem}li{margin:.4rem 0}</style></head><body>${body}</body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  )

/** Every mail as it would arrive, HTML and text; for those who build, never part of a running institute. */
export const mailPreviews = async (path: string): Promise<Response | undefined> => {
  if (path === '/design/mails')
    return page(
      'Mails',
      `<h1>Mails</h1><ul>${templateNames.map((name) => `<li>${name}: <a href="/design/mails/${name}.html">HTML</a>, <a href="/design/mails/${name}.txt">text</a></li>`).join('')}</ul>`,
    )
  const [, name = '', form] = /^\/design\/mails\/([a-z-]+)\.(html|txt)$/.exec(path) ?? []
  if (!isTemplate(name)) return undefined
  const { subject, html, text } = await renderSample(name)
  if (form === 'txt') return page(subject, `<h1>${escapeHtml(subject)}</h1><pre>${escapeHtml(text)}</pre>`)
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}
