import type { OtherLanguage } from '@northlight/contract/words/languages'
import { sourceKey, type Words } from '@northlight/contract/words/words'
import hindi from '@northlight/ui/styles/hindi.css?url'
import kannada from '@northlight/ui/styles/kannada.css?url'
import { fetchFile } from '../build-check/fetch-file.ts'

type Texts = Readonly<Record<string, string | null>>

/** Each text stands in one chunk of one language: nobody loads what they do not read. */
const files = {
  kn: {
    forms: () => import('@northlight/contract/words/kn/forms').then((file): Texts => file.forms),
    exam: () => import('@northlight/contract/words/kn/exam').then((file): Texts => file.exam),
    report: () => import('@northlight/contract/words/kn/report').then((file): Texts => file.report),
    practice: () => import('@northlight/contract/words/kn/practice').then((file): Texts => file.practice),
    consent: () => import('@northlight/contract/words/kn/consent').then((file): Texts => file.consent),
    kept: () => import('@northlight/contract/words/kn/kept').then((file): Texts => file.kept),
  },
  hi: {
    forms: () => import('@northlight/contract/words/hi/forms').then((file): Texts => file.forms),
    exam: () => import('@northlight/contract/words/hi/exam').then((file): Texts => file.exam),
    report: () => import('@northlight/contract/words/hi/report').then((file): Texts => file.report),
    practice: () => import('@northlight/contract/words/hi/practice').then((file): Texts => file.practice),
    consent: () => import('@northlight/contract/words/hi/consent').then((file): Texts => file.consent),
    kept: () => import('@northlight/contract/words/hi/kept').then((file): Texts => file.kept),
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

/** What the institute has translated itself. Offline the catalogue alone has to do. */
const storedTexts = async (language: OtherLanguage, apiUrl: string): Promise<Texts> => {
  try {
    const reply = await fetch(`${apiUrl}/api/v1/translation/${language}`)
    const { translations } = (await reply.json()) as { translations: { source: string; said: string }[] }
    return Object.fromEntries(translations.map(({ source, said }) => [sourceKey(source), said]))
  } catch {
    return {}
  }
}

/** The words of another language than English: those who read English never load this chunk. */
export const otherWords = async (
  language: OtherLanguage,
  parts: readonly OwnPart[],
  apiUrl: string,
): Promise<Words> => {
  addLetters(language)
  const found = await Promise.all([
    ...parts.map((part) => fetchFile<Texts>(files[language][part])),
    storedTexts(language, apiUrl),
  ])
  const texts = Object.assign({}, ...found) as Record<string, string | null>
  return { language, texts: Object.fromEntries(Object.entries(texts).filter(([, said]) => said !== null)) as never }
}
