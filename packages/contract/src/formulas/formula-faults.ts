import { decodedTex, loadKatex, setting } from './formulas.ts'

const formula = /<(span|div)\s+class="math"\s+data-tex="([^"]*)"[^>]*>/gi

const shortOf = (tex: string) => (tex.length > 60 ? `${tex.slice(0, 60)}…` : tex)

/** Formulas of stored HTML that cannot be set, each with what is wrong; a page would show them as they are written. */
export const formulaFaults = (html: string): string[] =>
  [...html.matchAll(formula)].flatMap(([, tag = 'span', attribute = '']) => {
    const tex = decodedTex(attribute)
    if (tex.trim() === '') return ['A formula is empty.']
    try {
      loadKatex().renderToString(tex, { ...setting, displayMode: tag === 'div' })
      return []
    } catch (error) {
      const reason = error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '').split(':')[0] : ''
      return [`The formula “${shortOf(tex)}” cannot be read: ${reason || 'it is not complete'}.`]
    }
  })
