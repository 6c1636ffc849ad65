import type { Language } from '@northlight/contract/words/languages'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { englishWords, langOfText, saidFor, type Words } from '@northlight/contract/words/words'
import { createContext, use } from 'react'

/** Given by the root of a document and by the frame of an island. Without it everything is English. */
export const WordsContext = createContext<Words>(englishWords)

export type UsedWords = {
  language: Language
  say: Say
  /** A text that staff or the server wrote in English: its translation where there is one. */
  stored: (text: string) => string
  /** For an element whose whole content is what staff wrote in English: `<p {...inEnglish}>`. */
  inEnglish: { lang?: 'en' }
  /** For an element that shows a sentence of the server, which may be translated or not. */
  langOf: (text: unknown) => 'en' | undefined
}

const make = (words: Words): UsedWords => ({
  language: words.language,
  say: sayIn(words),
  stored: (text) => saidFor(words.texts, text) ?? text,
  inEnglish: words.language === 'en' ? {} : { lang: 'en' },
  langOf: (text) => (typeof text === 'string' ? langOfText(words.language, text) : undefined),
})

/** Every link of a page asks, so it is made once for the words of a document. */
const made = new WeakMap<Words, UsedWords>()

export const usedWords = (words: Words): UsedWords => {
  const used = made.get(words) ?? make(words)
  made.set(words, used)
  return used
}

export const useWords = (): UsedWords => usedWords(use(WordsContext))
