import { withFormulas } from '@northlight/contract/formulas/formula-text'
import type { Language, QuestionText, QuestionTexts, Translated } from '@northlight/db/tables/papers'
import { splitLanguages } from './languages-in-text.ts'

export type Named = [name: string, html: string][]

export const faultsIn = (html: string): string[] => withFormulas(html).fault?.split('\n') ?? []

const inLanguages = (html: string): Translated => {
  const texts = splitLanguages(html)
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, withFormulas(text).html]),
  ) as Translated
}

const namedIn = (named: { name: string; texts: Translated }[], language: Language) =>
  Object.fromEntries(named.map(({ name, texts }) => [name, texts[language] ?? texts.en]))

/** The wordings of a question from its parts, each of which may hold several languages. */
export const textsOf = (
  text: string,
  options: Named,
  matches: Named | null,
): { texts: QuestionTexts; faults: string[] } => {
  const words = inLanguages(text)
  const split = (list: Named) => list.map(([name, html]) => ({ name, texts: inLanguages(html) }))
  const [lefts, rights] = [split(options), matches && split(matches)]
  const wording = (language: Language): QuestionText => ({
    text: words[language] ?? words.en,
    options: namedIn(lefts, language),
    ...(rights && { matches: namedIn(rights, language) }),
  })
  const others = (['kn', 'hi'] as const).filter((language) => words[language] !== undefined)
  return {
    texts: { en: wording('en'), ...Object.fromEntries(others.map((language) => [language, wording(language)])) },
    faults: [text, ...options.map(([, html]) => html), ...(matches ?? []).map(([, html]) => html)].flatMap(faultsIn),
  }
}

export const translated = inLanguages
