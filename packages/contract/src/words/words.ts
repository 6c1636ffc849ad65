import type { Language } from './languages.ts'

/** The texts of one language by their English source. English itself needs none. */
export type Words = { language: Language; texts: Readonly<Record<string, string>> }
export const englishWords: Words = { language: 'en', texts: {} }

/**
 * How texts are compared: staff copy the English one from a page, where line breaks, double spaces and spaces that do
 * not break are not seen, and a keyboard has only the straight apostrophe.
 */
export const sourceKey = (text: string): string => text.replace(/\s+/g, ' ').replaceAll("'", '’').trim()

/**
 * What the institute has stored comes before the catalogue, whose keys stand as they are on the page. A text of a name
 * that every object has, such as `constructor`, is a text like any other.
 */
export const saidFor = (texts: Words['texts'], text: string): string | undefined => {
  // A page in English asks hundreds of times.
  if (texts === englishWords.texts) return undefined
  return [sourceKey(text), text].filter((key) => Object.hasOwn(texts, key)).map((key) => texts[key])[0]
}

/** Letters of Kannada and of Devanagari. */
const otherLetters = /[\u0900-\u097f\u0c80-\u0cff]/

/** For `lang`: a sentence on a page of another language is marked as English where it has none of its letters. */
export const langOfText = (language: Language, text: string): 'en' | undefined =>
  language !== 'en' && !otherLetters.test(text) ? 'en' : undefined

export type Values = Readonly<Record<string, string | number>>

/** The names in braces, in one order: a translation must have those of its source. */
export const placesOf = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .toSorted()
    .join(' ')

/** `{seats} left` with its values. A name without a value stays as it is, so that a mistake is seen. */
export const filled = (text: string, values?: Values): string =>
  values ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text
