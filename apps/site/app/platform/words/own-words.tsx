import { type Language, locales } from '@northlight/contract/words/languages'
import { englishWords, type Words } from '@northlight/contract/words/words'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { WordsContext } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { fetchFile } from '../build-check/fetch-file.ts'
import { useRootData } from '../institute/root-data.ts'
import type { OwnPart } from './other-words.ts'
import { followOwnLanguage, ownLanguage } from './own-language.ts'

const wordsFor = async (language: Language, parts: readonly OwnPart[], apiUrl: string): Promise<Words> => {
  if (language === 'en') return englishWords
  const { otherWords } = await fetchFile(() => import('./other-words.ts'))
  return otherWords(language, parts, apiUrl)
}

/**
 * Everything inside is said in the person's own language as soon as its texts are here, and in English until then. `parts`
 * must be the same list at every drawing.
 */
export function OwnWords({ parts, children }: { parts: readonly OwnPart[]; children: ReactNode }) {
  const language = useStore(ownLanguage, 'en')
  const { apiUrl } = useRootData()
  const [words, setWords] = useState<Words>(englishWords)
  useEffect(() => followOwnLanguage(apiUrl), [apiUrl])
  useEffect(() => {
    let isHere = true
    wordsFor(language, parts, apiUrl).then(
      (found) => isHere && setWords(found),
      // Without its texts a page stays as it is: English can be read, an empty page cannot.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [language, parts, apiUrl])
  return (
    <WordsContext value={words}>
      <div className="contents" lang={words.language === 'en' ? undefined : locales[words.language].slice(0, 5)}>
        {children}
      </div>
    </WordsContext>
  )
}
