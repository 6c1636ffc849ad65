import katex from 'katex'

const formula = /<(span|div)\s+class="math"\s+data-tex="([^"]*)"[^>]*>[\s\S]*?<\/\1>/gi

const decoded = (attribute: string) =>
  attribute
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

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
      return /<math[\s\S]*<\/math>/.exec(drawn)?.[0] ?? whole
    } catch {
      return whole
    }
  })
