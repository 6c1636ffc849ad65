import type { Language } from './languages.ts'

/** The texts of one language by their English source. English itself needs none. */
export type Words = { language: Language; texts: Readonly<Record<string, string>> }
export const englishWords: Words = { language: 'en', texts: {} }

/** A text of a name that every object has, such as `constructor`, is a text like any other. */
export const saidFor = (texts: Words['texts'], text: string): string | undefined =>
  Object.hasOwn(texts, text) ? texts[text] : undefined

export type Values = Readonly<Record<string, string | number>>

/** The names in braces, in one order: a translation must have those of its source. */
export const placesOf = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .toSorted()
    .join(' ')

/** `{seats} left` with its values. A name without a value stays as it is, so that a mistake is seen. */
export const filled = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
