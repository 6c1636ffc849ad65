import { drawFormulas } from '@northlight/contract/formulas'
import { type Heading, withHeadingIds } from './headings.ts'

export type ReadyText = { html: string; headings: Heading[] }

/** Stored HTML made ready for the page: headings linkable, formulas drawn. For loaders. */
export const prepareText = (html: string | null): ReadyText => {
  // Ids first: a drawn formula in a heading would repeat itself in the list of parts.
  const { html: marked, headings } = withHeadingIds(html ?? '')
  return { html: drawFormulas(marked), headings }
}
