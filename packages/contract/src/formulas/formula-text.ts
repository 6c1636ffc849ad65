/** Formulas in texts of other programs: `\(…\)` in a line, `\[…\]` and `$$…$$` on a line of its own. Ours are `data-tex`. */
const decoded = (text: string): string =>
  text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const spanOf = (tex: string, tag: 'span' | 'div') => {
  const clean = escaped(decoded(tex).trim())
  return `<${tag} class="math" data-tex="${clean}">${clean}</${tag}>`
}

const inLine = /\\\(([\s\S]*?)\\\)/g
const onOwnLine = /\\\[([\s\S]*?)\\\]|\$\$([\s\S]*?)\$\$/g
const dollar = /(?<![\\$])\$(?!\$)((?:\\.|[^$\\])+)\$(?!\$)/g

/** A dollar that is one stands behind a backslash. */
const withDollars = (html: string): string =>
  html
    .replaceAll(dollar, (_, tex: string) => spanOf(tex, 'span'))
    .split(/(<span class="math"[\s\S]*?<\/span>)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll('\\$', '$')))
    .join('')

export type FormulaReading = { html: string; fault: string | null }

const opened = (html: string): string | null => {
  const rest = html.replaceAll(/data-tex="[^"]*">[^<]*</g, '')
  if (rest.includes('\\(') || rest.includes('\\[')) return 'A formula is opened and never closed.'
  if (rest.includes('\\)') || rest.includes('\\]')) return 'A formula is closed and was never opened.'
  return rest.includes('$$') ? 'A formula is opened with $$ and never closed.' : null
}

/** `withDollar`: a single dollar sign sets a formula, too, as in our own template. Moodle's texts use it for money. */
export const withFormulas = (html: string, withDollar = false): FormulaReading => {
  const block = html.replaceAll(onOwnLine, (_, a: string | undefined, b: string | undefined) =>
    spanOf(a ?? b ?? '', 'div'),
  )
  const line = block.replaceAll(inLine, (_, tex: string) => spanOf(tex, 'span'))
  const whole = withDollar
    ? line
        .split(/(<(?:span|div) class="math"[\s\S]*?<\/(?:span|div)>)/)
        .map((part, at) => (at % 2 === 1 ? part : withDollars(part)))
        .join('')
    : line
  return { html: whole, fault: opened(whole) }
}

const stored = /<(span|div)\s+class="math"\s+data-tex="([^"]*)"[^>]*>[\s\S]*?<\/\1>/g

/** Back again: what Moodle's own filter sets. */
export const withDelimiters = (html: string): string =>
  html.replaceAll(stored, (_, tag: string, tex: string) => {
    const text = tex.replaceAll('&quot;', '"')
    return tag === 'div' ? `\\[${text}\\]` : `\\(${text}\\)`
  })

/** As a cell of our own template: formulas between `\\(` and `\\)`, dollars behind a backslash. */
const asCell = (html: string): string =>
  html
    .split(/(<(?:span|div)\s+class="math"[\s\S]*?<\/(?:span|div)>)/)
    .map((part, at) => (at % 2 === 1 ? withDelimiters(part) : part.replaceAll('$', '\\$')))
    .join('')

const marked = /^<span>([\s\S]*)<\/span>$/

/** `isShort`: an option, which is a line and no paragraph. What would be read otherwise than it is meant stands in a `<span>`. */
export const toCell = (html: string, isShort: boolean): string => {
  if (html === '' || isHtml(withoutMath(html))) return asCell(html)
  const text = decoded(asCell(html))
  return isShort && fromCell(text, true).html === html ? text : `<span>${asCell(html)}</span>`
}

const withoutMath = (html: string) => html.replaceAll(stored, '')

export const fromCell = (text: string, isShort: boolean): FormulaReading => {
  if (text === '') return { html: '', fault: null }
  const [, inside] = marked.exec(text) ?? []
  if (inside !== undefined) return withFormulas(inside, true)
  if (isHtml(text)) return withFormulas(text, true)
  return withFormulas(isShort && !text.includes('\n') ? escaped(text) : paragraphs(text), true)
}

/** Plain text as HTML: paragraphs at blank lines, breaks at single ones. */
export const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll(/\r?\n/g, '<br />')}</p>`)
    .join('')

/** Whether a cell or an answer is written in HTML: our own export and Moodle's say so by their first tag. */
export const isHtml = (text: string): boolean =>
  /<\/?(?:p|br|div|span|b|i|em|strong|sub|sup|ul|ol|li|table|img)\b[^>]*>/i.test(text)

export const plainOf = (html: string): string =>
  decoded(withDelimiters(html).replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
