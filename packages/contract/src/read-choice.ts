import { plainDigits } from './plain-digits.ts'

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** Words that say what kind of thing is named, and nothing about which one. */
const filler = new Set(['class', 'std', 'standard', 'grade', 'th', 'and', 'the', 'ತರಗತಿ', 'कक्षा'])

/** `9th`, `9ನೇ` and `IX` are 9, and `PUC` is `PU`. */
const plainWord = (word: string) => {
  const roman = romans.indexOf(word)
  if (roman >= 0) return String(roman + 1)
  return word.replace(/^(\d+)(?:st|nd|rd|th|ನೇ|वीं|वी)$/, '$1').replace(/^puc$/, 'pu')
}

/** What a name says, whatever its spelling: capitals, commas, dashes and the order of the words do not count. */
const meaningOf = (name: string) =>
  (
    plainDigits(name.normalize('NFKC'))
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .filter((word) => !filler.has(word))
    .map(plainWord)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

/** `Class 11 or PU I` has two names of its own besides. */
const namesOf = (entry: string) => [entry, ...(/^passed\b/i.test(entry) ? [] : entry.split(/ or /i))]

/**
 * The entry of a list that somebody means who types it by hand: `9`, `9th`, `IX` and `Class 9` are one class,
 * `mysuru - residential` is `Mysuru, residential`. Undefined where the list has none, or several, of that name.
 */
export const readChoice = <Entry extends string>(said: string, list: readonly Entry[]): Entry | undefined => {
  const exact = list.find((entry) => entry === said)
  if (exact !== undefined) return exact
  const meaning = meaningOf(said)
  if (meaning === '') return undefined
  const meant = list.filter((entry) => namesOf(entry).some((name) => meaningOf(name) === meaning))
  return meant.length === 1 ? meant[0] : undefined
}
