import type { Endpoint } from '@northlight/contract/endpoint'
import { escapeHtml } from '@northlight/contract/escape-html'
import { actRow, type Grade } from '@northlight/contract/office/acts'
import { digest } from '@northlight/db/digest'
import { openApiDocument, rolesOf } from './openapi.ts'

/** What stands between backticks is a word of the program. */
const prose = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const anchorOf = (tag: string) => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const style = `:root{color-scheme:light}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#1b2540;background:#fbf8f1}
header{background:#0e1a33;color:#fbf8f1;padding:2rem max(1.5rem,calc(50vw - 34rem))}main{padding:1.5rem max(1.5rem,calc(50vw - 34rem)) 4rem}
h1{margin:0;font-size:2rem}h2{margin:2.5rem 0 .5rem;scroll-margin-top:1rem}h3{font-size:1rem;margin:1.25rem 0 .25rem}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:1.25rem 0 0;padding:0}nav a{display:inline-block;padding:.35rem 0}a{color:#2b6cb0}header a{color:#eacf6c}
details{border-top:1px solid #e3d9c3}summary{padding:.9rem 0;cursor:pointer;display:flex;gap:.25rem .75rem;flex-wrap:wrap;align-items:baseline}summary::before{content:'+';width:.75rem;color:#4a5370}details[open]>summary::before{content:'−'}summary:hover code{text-decoration:underline}
summary .note{flex:1 1 18rem}details>:not(summary){margin-left:1.5rem}details:target>summary{background:#f5eddb}
summary:focus-visible{outline:3px solid #2b6cb0;outline-offset:2px}b.method{min-width:3.5rem;color:#7a5b12}
code,pre{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}pre{background:#fff;border:1px solid #e3d9c3;border-radius:12px;padding:1rem;overflow:auto;max-height:30rem}
table{border-collapse:collapse;width:calc(100% - 1.5rem)}td:first-child code{white-space:nowrap}th,td{text-align:left;padding:.4rem .75rem .4rem 0;border-bottom:1px solid #e3d9c3;vertical-align:top}.note{color:#4a5370}
@media(max-width:40rem){details>:not(summary){margin-left:0}details>ul{padding-left:1.25rem}table{width:100%}b.method{min-width:0}}`

type Schema = {
  properties?: Record<string, Schema>
  required?: string[]
  type?: string | string[]
  format?: string
  maxLength?: number
  enum?: unknown[]
  anyOf?: Schema[]
}

const typeName = (schema: Schema): string => {
  if (schema.enum) return schema.enum.map(String).join(' · ')
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ')
  const limit = schema.maxLength ? `, at most ${schema.maxLength} characters` : ''
  return `${[schema.type ?? 'any'].flat().join(' or ')}${schema.format ? ` (${schema.format})` : ''}${limit}`
}

const fieldTable = (caption: string, rows: { name: string; type: string; need: string }[]) =>
  rows.length === 0
    ? ''
    : `<h3>${caption}</h3><table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Needed</th></tr></thead><tbody>${rows
        .map(
          ({ name, type, need }) =>
            `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}</td><td>${need}</td></tr>`,
        )
        .join('')}</tbody></table>`

const whoCalls = {
  anyone: 'Anyone',
  either: 'Anyone; a bearer token is read when there is one',
  user: 'A signed-in person (bearer token)',
  staff: 'Staff (bearer token)',
} as const

const gradeWords: Record<Grade, string> = {
  all: '',
  own: ' (own branches or own things)',
  propose: ' (proposes)',
  no: '',
}

/** For staff also which act it is, who has it, and what it asks for. */
const callerLine = ({ audience, act }: Endpoint): string => {
  if (!act) return whoCalls[audience]
  const { words, stepUp } = actRow(act)
  const who = Object.entries(rolesOf(act)).map(([role, grade]) => `${role}${gradeWords[grade]}`)
  const fresh = stepUp ? '; asks for a fresh second factor' : ''
  return `${whoCalls[audience]} who may ${escapeHtml(words)}: <code>${act}</code>, ${who.join(', ')}${fresh}`
}

/** A readable page from the same document: no scripts, opens and prints anywhere. */
export const referencePage = (endpoints: readonly Endpoint[], server: { url: string; name: string }) => {
  const { paths } = openApiDocument(endpoints, server)
  const section = (endpoint: Endpoint) => {
    const described = paths[endpoint.path]?.[endpoint.method] as {
      parameters: { name: string; in: string; schema: Schema }[]
      requestBody?: { content: Record<string, { schema: Schema }> }
      responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>
    }
    const body = described.requestBody?.content['application/json']?.schema
    const fields = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      name,
      type: typeName(schema),
      need: body?.required?.includes(name) ? 'yes' : 'no',
    }))
    const parameters = described.parameters.map(({ name, in: place, schema }) => ({
      name,
      type: typeName(schema),
      need: place === 'path' ? 'yes' : 'no',
    }))
    const failuresList = Object.entries(described.responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { description }]) => `<li><code>${status}</code> ${escapeHtml(description)}</li>`)
      .join('')
    const reply = described.responses[endpoint.status]?.content['application/json']?.schema
    return `<details id="${endpoint.method}-${escapeHtml(endpoint.path.slice(1).replace(/[^\w]+/g, '-'))}"><summary><b class="method">${endpoint.method.toUpperCase()}</b><code>${escapeHtml(endpoint.path)}</code><span class="note">${prose(endpoint.summary)}</span></summary>
<p class="note">${callerLine(endpoint)}. Answers ${endpoint.status}.</p>${fieldTable('Parameters', parameters)}${fieldTable('Body', fields)}
<h3>Reply</h3><pre tabindex="0">${escapeHtml(JSON.stringify(reply, null, 2))}</pre><h3>Failures</h3><ul>${failuresList}</ul></details>`
  }
  const tags = [...Map.groupBy(endpoints, (endpoint) => endpoint.tag)]
  const groups = tags
    .map(([tag, list]) => `<h2 id="${anchorOf(tag)}">${escapeHtml(tag)}</h2>${list.map(section).join('')}`)
    .join('')
  const contents = tags
    .map(([tag, list]) => `<li><a href="#${anchorOf(tag)}">${escapeHtml(tag)}</a> ${list.length}</li>`)
    .join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>API reference · ${escapeHtml(server.name)}</title><style>${style}</style></head><body><header><h1>API reference</h1><p>Every call below <code>${escapeHtml(server.url)}/api/v1</code>. Bodies may be JSON, form data or URL-encoded forms; replies are always JSON. A failure is <code>{message, errors?}</code>, with the sentences of each field under its name. Signed-in calls carry <code>Authorization: Bearer …</code>, the token that <a href="#post-auth-login">signing in</a> gives. A call that comes too often gets 429 with <code>Retry-After</code>.</p><p><a href="/api/v1/openapi.json">OpenAPI document</a></p><nav aria-label="Contents"><ul>${contents}</ul></nav></header><main>${groups}</main></body></html>`
  const styleHash = digest(style, 'base64')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    'x-content-type-options': 'nosniff',
  }
  return { html, headers }
}
