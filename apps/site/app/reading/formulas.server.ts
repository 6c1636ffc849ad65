import katex from 'katex'

const formula = /<(span|div)\s+class="math"\s+data-tex="([^"]*)"[^>]*>[\s\S]*?<\/\1>/gi

const decoded = (attribute: string) =>
  attribute
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

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

/**
 * Formulas of stored HTML as MathML, drawn by the browser itself: nothing of KaTeX reaches it. A formula that cannot
 * be read stays as it was written, which is better than a page that fails.
 */
export const renderFormulas = (html: string): string =>
  html.replace(formula, (whole, tag: string, tex: string) => {
    try {
      const drawn = katex.renderToString(decoded(tex), {
        displayMode: tag.toLowerCase() === 'div',
        output: 'mathml',
        throwOnError: true,
        strict: 'ignore',
        trust: false,
        maxExpand: 500,
        maxSize: 20,
      })
      const math = /<math[\s\S]*<\/math>/.exec(drawn)?.[0]
      return math ? spacedFunctions(math) : whole
    } catch {
      return whole
    }
  })
