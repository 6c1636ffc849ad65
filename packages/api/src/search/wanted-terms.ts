import { respelled } from './other-words.ts'
import { wordsOf } from './pieces.ts'

/** Words that say nothing about the subject. Alone they are searched for all the same. */
const empty = new Set(
  'a an and are at be by do does for from how i in is it my of on or our the their to we what when where which who why with you your'.split(
    ' ',
  ),
)

/** The words of a text that tell what it is about, each once. */
export const wantedTerms = (text: string): string[] => {
  const terms = [...new Set(wordsOf(respelled(text)))]
  const telling = terms.filter((term) => !empty.has(term))
  return telling.length > 0 ? telling : terms
}
