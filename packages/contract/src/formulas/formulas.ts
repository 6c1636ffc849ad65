import { createRequire } from 'node:module'
import type Katex from 'katex'

let katex: typeof Katex | undefined

/** Ten megabytes that a server need not hold before the first formula. */
export const loadKatex = (): typeof Katex => {
  katex ??= createRequire(import.meta.url)('katex') as typeof Katex
  return katex
}

/** A formula that is wrong throws; one that would grow without end is wrong. */
export const setting = {
  output: 'mathml',
  throwOnError: true,
  strict: 'ignore',
  trust: false,
  maxExpand: 500,
  maxSize: 20,
} as const

const formula = /<(span|div)\s+class="math"\s+data-tex="([^"]*)"[^>]*>[\s\S]*?<\/\1>/gi

export const decodedTex = (attribute: string) =>
  attribute
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** The TeX that KaTeX sends along: shown by no browser, but counted as words of the page by everyone else. */
const source = /<annotation\b[\s\S]*?<\/annotation>/g

const functions = 'sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lg|exp|lim|max|min|det|gcd'
const thinSpace = '<mspace width="0.1667em"></mspace>'
const beforeFunction = new RegExp(`(</(?:mi|mn|msup|msub|mfrac|msqrt|mrow)>)(?=<mi>(?:${functions})</mi>)`, 'g')
const afterFunction = new RegExp(
  `(<mi>(?:${functions})</mi><mo>\u2061</mo>)(?=<(?:mi|mn|msup|msub|mfrac|msqrt)\\b)`,
  'g',
)

/** Browsers set `sin` like any letter, without the space that parts it from its neighbours: `mg sin 30°`. */
const spacedFunctions = (math: string) =>
  math.replace(beforeFunction, `$1${thinSpace}`).replace(afterFunction, `$1${thinSpace}`)

/** Signs after which another sign begins a number and joins nothing: relations, other operations, commas, brackets that open. */
const leading = '=|≈|≡|≠|≤|≥|⩽|⩾|∝|∼|≃|∈|→|⟶|⇒|⟹|⇔|⟺|⇌|&lt;|&gt;|±|∓|×|÷|⋅|\\+|−|,|;|:|\\(|\\[|\\{|⟨|\u2061'
const bar = '<(mi mathvariant="normal"|mo[^>]*)>∣</m[io]>'
const signAfter = new RegExp(
  `((?:<mo[^>]*>(?:${leading})</mo>|<mrow>)(?:<mspace[^>]*></mspace>|${bar})?)<mo>([−+±∓])</mo>`,
  'g',
)

/** Browsers set every sign between two things like the one in `a − b`: `x = − 3` instead of `x = −3`. */
const unarySigns = (math: string) => math.replace(signAfter, '$1<mo form="prefix">$3</mo>')

/** About what a phone shows at once; a longer formula scrolls by itself and must be within reach of the keyboard. */
const longest = 40

const line = (math: string, tex: string) =>
  tex.length > longest
    ? `<div class="prose-math" role="group" aria-label="Formula" tabindex="0">${math}</div>`
    : `<div class="prose-math">${math}</div>`

const relation = /^(?:<m(?:over|under|underover)>)?<mo[^>]*>(?:=|≈|≡|≤|≥|→|⟶|⇒|⟹|⇌|&lt;|&gt;|,)<\/mo>/

/** No browser breaks a formula within a line: a long one is cut behind its relations and commas, where a reader would break it. */
const inPieces = (math: string): string => {
  const found = /^(<math[^>]*><semantics><mrow>)([\s\S]*)(<\/mrow><\/semantics><\/math>)$/.exec(math)
  const [, open = '', inner = '', close = ''] = found ?? []
  const pieces: string[] = []
  let [from, begun, depth] = [0, 0, 0]
  for (const { 0: tag, index } of inner.matchAll(/<[^>]+>/g)) {
    if (tag.endsWith('/>')) continue
    if (!tag.startsWith('</')) {
      if (depth === 0) begun = index
      depth += 1
      continue
    }
    depth -= 1
    const end = index + tag.length
    if (depth > 0 || !relation.test(inner.slice(begun, end))) continue
    pieces.push(inner.slice(from, end))
    from = end
  }
  if (pieces.length === 0) return math
  return [...pieces, inner.slice(from)].map((piece) => open + piece + close).join('')
}

const beforePunctuation = /([([]*)(<math\b(?:(?!<math\b)[\s\S])*?<\/math>)([.,;:?!।)\]’”]+)/g

/** Browsers break a line between a formula and the full stop behind it. */
const withPunctuation = (html: string) =>
  html.replace(beforePunctuation, '<span class="whitespace-nowrap">$1$2$3</span>')

/**
 * Formulas of stored HTML as MathML, drawn by the browser itself: nothing of KaTeX reaches it. A formula that cannot
 * be read stays as it was written, which is better than a page that fails.
 */
export const renderFormulas = (html: string): string => withPunctuation(withFormulas(html))

const withFormulas = (html: string): string =>
  html.replace(formula, (whole, tag: string, tex: string) => {
    const isBlock = tag.toLowerCase() === 'div'
    try {
      const rendered = loadKatex().renderToString(decodedTex(tex), { ...setting, displayMode: isBlock })
      const math = /<math[\s\S]*<\/math>/.exec(rendered)?.[0].replace(source, '')
      if (!math) return whole
      const spaced = unarySigns(spacedFunctions(math))
      if (isBlock) return line(spaced, tex)
      return tex.length > longest ? inPieces(spaced) : spaced
    } catch {
      return whole
    }
  })
