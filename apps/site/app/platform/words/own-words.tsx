import { type Language, locales, type OtherLanguage } from '@northlight/contract/words/languages'
import { englishWords, type Words } from '@northlight/contract/words/words'
import { useStore } from '@northlight/ui/state/use-store.ts'
import hindi from '@northlight/ui/styles/hindi.css?url'
import kannada from '@northlight/ui/styles/kannada.css?url'
import { WordsContext } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { fetchFile } from '../build-check/fetch-file.ts'
import { useRootData } from '../institute/root-data.ts'
import { followOwnLanguage, ownLanguage } from './own-language.ts'

type Texts = Readonly<Record<string, string | null>>

/** Each text stands in one file of one language: nobody fetches what they do not read. */
const files = {
  kn: {
    forms: () => import('@northlight/contract/words/kn/forms').then((file): Texts => file.forms),
    exam: () => import('@northlight/contract/words/kn/exam').then((file): Texts => file.exam),
    report: () => import('@northlight/contract/words/kn/report').then((file): Texts => file.report),
    practice: () => import('@northlight/contract/words/kn/practice').then((file): Texts => file.practice),
  },
  hi: {
    forms: () => import('@northlight/contract/words/hi/forms').then((file): Texts => file.forms),
    exam: () => import('@northlight/contract/words/hi/exam').then((file): Texts => file.exam),
    report: () => import('@northlight/contract/words/hi/report').then((file): Texts => file.report),
    practice: () => import('@northlight/contract/words/hi/practice').then((file): Texts => file.practice),
  },
} satisfies Record<OtherLanguage, Record<string, () => Promise<Texts>>>

export type OwnPart = keyof (typeof files)['kn']

const sheets: Record<OtherLanguage, string> = { kn: kannada, hi: hindi }

/** The letters of a language, beside the sheet of the page. */
const addLetters = (language: OtherLanguage) => {
  const href = sheets[language]
  if (document.querySelector(`link[href="${href}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

/** What the institute has translated itself. Without a line the catalogue alone has to do. */
const storedTexts = async (language: OtherLanguage, apiUrl: string): Promise<Texts> => {
  try {
    const reply = await fetch(`${apiUrl}/api/v1/translation/${language}`)
    const { translations } = (await reply.json()) as { translations: { source: string; said: string }[] }
    return Object.fromEntries(translations.map(({ source, said }) => [source, said]))
  } catch {
    return {}
  }
}

const wordsFor = async (language: Language, parts: readonly OwnPart[], apiUrl: string): Promise<Words> => {
  if (language === 'en') return englishWords
  addLetters(language)
  const found = await Promise.all([
    ...parts.map((part) => fetchFile<Texts>(files[language][part])),
    storedTexts(language, apiUrl),
  ])
  const texts = Object.assign({}, ...found) as Record<string, string | null>
  return { language, texts: Object.fromEntries(Object.entries(texts).filter(([, said]) => said !== null)) as never }
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
