import { fromMarkdown } from '../../markdown.ts'

/** A text that stands by itself: paragraphs, lists, formulas. */
export const blockHtml = (markdown: string): string => fromMarkdown(markdown).html

const plainWords = /^[\p{L}\p{M}\p{N} .,;:()/+%°₹’…−–×²³µΩ?-]+$/u
const oneFormula = /^\$([^$\n]+)\$$/
/** A line that Markdown would read as a list or a heading. */
const opening = /^(\d+[.)]|[+-])(\s|$)/

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * A choice: words inside a line. Most are a few plain words or one formula, and thousands of them are set while the
 * demo is made, so these take a short way that gives the same.
 */
export const inlineHtml = (markdown: string): string => {
  const text = markdown.trim()
  if (plainWords.test(text) && !opening.test(text) && !text.includes('  ')) return text
  const formula = oneFormula.exec(text)?.[1]
  if (formula !== undefined && formula.trim() === formula)
    return `<span class="math" data-tex="${escaped(formula)}">${escaped(formula)}</span>`
  // A number and a full stop would begin a list.
  const safe = text.replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2').replace(/^([+-])(?=\s|$)/, '\\$1')
  const html = blockHtml(safe)
  const inside = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1]
  return inside === undefined || inside.includes('<p>') ? html : inside
}
