import type { Language } from './languages.ts'

/** The texts of one language by their English source. English itself needs none. */
export type Words = { language: Language; texts: Readonly<Record<string, string>> }
export const englishWords: Words = { language: 'en', texts: {} }

export type Values = Readonly<Record<string, string | number>>

/** `{seats} left` with its values. A name without a value stays as it is, so that a mistake is seen. */
export const filled = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
