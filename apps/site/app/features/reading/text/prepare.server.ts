import { renderFormulas } from '@northlight/contract/formulas/formulas'
import { readableFormula } from '@northlight/contract/formulas/readable-formula'
import { type Heading, withHeadingIds } from './headings.ts'

export type ReadyText = { html: string; headings: Heading[] }

/** Stored HTML made ready for the page: headings linkable, formulas drawn. For loaders. */
export const prepareText = (html: string | null): ReadyText => {
  // Ids first: a drawn formula in a heading would repeat itself in the list of parts, where it stands as a line of text.
  const { html: marked, headings } = withHeadingIds(withHeadsOfWords(readable(html ?? '')))
  return { html: renderFormulas(marked), headings }
}

const formula = /(<(span|div) class="math"[^>]*>)([^<]*)(<\/\2>)/g

/** The words that stand for a formula where it cannot be drawn, read without TeX. What it is drawn from stays. */
const readable = (html: string) =>
  html.replace(formula, (_, open: string, _tag, tex: string, close: string) => open + readableFormula(tex) + close)

const formulaHead = /<th([^>]*)>\s*<(span|div) class="math"[^>]*>([^<]*)<\/\2>\s*<\/th>/g
const emptyHead = /<th([^>]*)>\s*<\/th>/g

/**
 * The head of a column is read out with every cell, so it is made of words: a formula stands in it as a line of text,
 * and a corner without any is a plain cell.
 */
const withHeadsOfWords = (html: string) =>
  html.replace(formulaHead, '<th$1><i>$3</i></th>').replace(emptyHead, '<td$1></td>')
