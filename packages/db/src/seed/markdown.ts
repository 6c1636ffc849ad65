import { Marked } from 'marked'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Tags in the text are shown, not obeyed: everything that leaves here is made by Markdown itself. */
const marked = new Marked({ async: false, renderer: { html: ({ text }) => escaped(text) } })

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(a|b|strong|i|em|s|del|span|code)\b/.test(tag) ? '' : ' '))
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** HTML and its twin without tags, as the description columns keep them. */
export const described = (markdown: string): { description: string; description_text: string } => {
  const description = marked.parse(markdown, { async: false }).trim()
  return { description, description_text: plainText(description) }
}

/** Splits `---` front matter of plain `key: value` lines from the text below it. */
export const frontMatter = (file: string): { fields: Record<string, string>; body: string } => {
  const [, head = '', body = file] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n')) ?? []
  const lines = head.split('\n').filter((line) => line.includes(':'))
  const pair = (line: string) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]
  return { fields: Object.fromEntries(lines.map(pair)), body: body.trim() }
}
