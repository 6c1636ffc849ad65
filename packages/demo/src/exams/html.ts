import { escaped, fromMarkdown } from '../markdown.ts'

/**
 * Thousands of short texts are set while the demo is made. Most are plain words and formulas, for which these take a
 * short way; whatever has any other sign goes the long way through Markdown and the sanitiser. Both give the same.
 */
const plain = /^[\p{L}\p{M}\p{N}\n .,;:()/+%°₹’…−–×²³⁵⁻µΩ?=→‘-]*$/u
const formula = /\$([^$\n]+)\$/g
/** A line that Markdown would read as a list, a heading or a rule. */
const opening = /^ *(\d+[.)]|[+-])( |$)|^[=-]+ *$|^ {4}|^\t/m

const isFormula = (tex: string, after: string): boolean =>
  tex.trim() === tex && !tex.endsWith('\\') && !/^\d/.test(after)

/** The line with its formulas set, or nothing when it needs the long way. */
const simple = (text: string): string | undefined => {
  if (opening.test(text) || / {2,}| $|^ | \n|\n /.test(text)) return undefined
  const parts = text.split(formula)
  let html = ''
  for (const [index, part] of parts.entries()) {
    const isOdd = index % 2 === 1
    if (!isOdd && !plain.test(part)) return undefined
    if (isOdd && !isFormula(part, parts[index + 1] ?? '')) return undefined
    html += isOdd ? `<span class="math" data-tex="${escaped(part)}">${escaped(part)}</span>` : part
  }
  return html
}

/** A text that stands by itself: paragraphs, lists, formulas. */
export const blockHtml = (markdown: string): string => {
  const paragraphs = markdown.trim().split(/\n\n+/).map(simple)
  return paragraphs.every((one) => one !== undefined)
    ? paragraphs.map((one) => `<p>${one}</p>`).join('\n')
    : fromMarkdown(markdown).html
}

/** A choice: words inside a line. */
export const inlineHtml = (markdown: string): string => {
  const text = markdown.trim()
  const short = text.includes('\n') ? undefined : simple(text)
  if (short !== undefined) return short
  // A number and a full stop would begin a list.
  const safe = text.replace(/^(\d+)([.)])(?= |$)/, '$1\\$2').replace(/^([+-])(?= |$)/, '\\$1')
  const html = fromMarkdown(safe).html
  const inside = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1]
  return inside === undefined || inside.includes('<p>') ? html : inside
}
