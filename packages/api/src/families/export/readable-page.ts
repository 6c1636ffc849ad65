import { shownDate, shownTime } from '@northlight/contract/dates'
import { escapeHtml } from '@northlight/contract/escape-html'
import type { DataSection } from '../persons/types.ts'

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return isInstant(value) ? `${shownDate(value)}, ${shownTime(value)}` : value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** `date_of_birth` is "Date of birth" to a reader. */
const label = (name: string) => {
  const words = name.replace(/_(?:at|id)$/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const rowOf = (row: Record<string, unknown>) =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => `<dt>${escapeHtml(label(name))}</dt><dd>${escapeHtml(shown(value))}</dd>`)
    .join('')}</dl>`

const sectionOf = ({ title, rows, files = [] }: DataSection) => {
  const list = files.map(({ name }) => `<li><a href="files/${encodeURIComponent(name)}">${escapeHtml(name)}</a></li>`)
  const body = rows.length + files.length === 0 ? '<p>Nothing is kept here.</p>' : rows.map(rowOf).join('')
  return `<section><h2>${escapeHtml(title)}</h2>${body}${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}</section>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1b2540;background:#fbf8f1;margin:0 auto;max-width:46rem;padding:2rem 1.25rem}
h1,h2{font-family:Georgia,serif;font-weight:600}h2{border-top:1px solid #d9cfb8;margin-top:2.5rem;padding-top:1.25rem}
dl{background:#fff;border:1px solid #e3d9c3;border-radius:12px;display:grid;gap:.25rem 1.5rem;grid-template-columns:minmax(8rem,14rem) 1fr;margin:1rem 0;padding:1rem 1.25rem}
dt{color:#4a5370}dd{margin:0;overflow-wrap:anywhere}@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`

/** One page that opens in any browser, offline to anywhere. */
export const readablePage = (
  person: { name: string },
  institute: string,
  madeAt: string,
  sections: DataSection[],
  note?: string,
) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Your data at ${escapeHtml(institute)}</title><style>${style}</style></head><body>
<h1>Your data at ${escapeHtml(institute)}</h1>
<p>Made for ${escapeHtml(person.name)} on ${shownDate(madeAt)}, ${shownTime(madeAt)}. The same is in <a href="data.json">data.json</a> for programs.</p>${note ? `<p>${escapeHtml(note)}</p>` : ''}
${sections.map(sectionOf).join('\n')}
</body></html>`
