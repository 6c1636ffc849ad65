import type { Text } from './catalogue.ts'
import { englishWords, filled, saidFor, type Values, type Words } from './words.ts'

export type Say = (text: Text, values?: Values) => string

/** Looks a text of ours up. One that is not translated is said in English. */
export const sayIn =
  ({ texts }: Words): Say =>
  (text, values) =>
    filled(saidFor(texts, text) ?? text, values)

/** For what is only ever English. */
export const sayEnglish: Say = sayIn(englishWords)
