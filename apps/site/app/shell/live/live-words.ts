import { pathIn } from '@northlight/contract/words/language-paths'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { readRootData } from '../../platform/islands/read-root-data.ts'

/** For what the page's own script writes: the texts came with the document. */
export const liveSay: Say = (text, values) => sayIn(readRootData().words)(text, values)

/** A text from a list of the API, translated where the document brought a translation. */
export const liveStored = (text: string): string => readRootData().words.texts[text] ?? text

export const livePath = (path: string): string => pathIn(readRootData().words.language, path)
