import { pathIn } from '@northlight/contract/words/language-paths'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { langOfText, saidFor } from '@northlight/contract/words/words'
import { readRootData } from '../../platform/islands/read-root-data.ts'

/** For what the page's own script writes: the texts came with the document. */
export const liveSay: Say = (text, values) => sayIn(readRootData().words)(text, values)

/** A text from a list of the API, translated where the document brought a translation. */
export const liveStored = (text: string): string => saidFor(readRootData().words.texts, text) ?? text

/** The `lang` of such a text. */
export const liveLang = (text: string): 'en' | undefined => langOfText(readRootData().words.language, liveStored(text))

export const livePath = (path: string): string => pathIn(readRootData().words.language, path)
