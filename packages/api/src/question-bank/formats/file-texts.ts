import { escaped, withDelimiters } from '@northlight/contract/formulas/formula-text'
import type { Language, QuestionText, Translated } from '@northlight/db/tables/exams'
import type { Key } from '@northlight/exam/marking/keys'
import { joinLanguages } from './languages-in-text.ts'
import type { ParsedQuestion } from './parsed-question.ts'

const each = ({ texts }: ParsedQuestion, pick: (text: QuestionText) => string | undefined): Translated => {
  const languages = (['en', 'kn', 'hi'] as const).filter((language) => texts[language] !== undefined)
  return Object.fromEntries(
    languages.map((language: Language) => [language, pick(texts[language] ?? texts.en) ?? pick(texts.en) ?? '']),
  ) as Translated
}

const passageOf = ({ passage }: ParsedQuestion): string =>
  passage === null
    ? ''
    : `<div data-passage="${escaped(passage.code)}">${withDelimiters(joinLanguages(passage.texts))}</div><!-- passage -->`

/** The texts of a question as Moodle's formats hold them: all languages in one, formulas in its own signs. */
export const fileTexts = (question: ParsedQuestion) => ({
  text: () => passageOf(question) + withDelimiters(joinLanguages(each(question, ({ text }) => text))),
  option: (name: string) => withDelimiters(joinLanguages(each(question, ({ options }) => options[name]))),
  match: (name: string) => withDelimiters(joinLanguages(each(question, ({ matches }) => matches?.[name]))),
  /** Every pair in the order of the left list, entries of the right list that no pair has, and the order in which they appear. */
  pairs: (key: Extract<Key, { type: 'matching' }>) => {
    const pairs = question.options.map((left): [string, string] => [left, key.pairs[left] ?? ''])
    const used = [...new Set(pairs.map(([, right]) => right))]
    const extra = (question.matches ?? []).filter((name) => !used.includes(name))
    return { pairs, extra, order: [...used, ...extra] }
  },
})
