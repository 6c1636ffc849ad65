import { escaped, plainOf, withDelimiters } from '@northlight/contract/formulas/formula-text'
import type { Language, QuestionText, Translated } from '@northlight/db/tables/papers'
import type { Key } from '@northlight/exam/marking/keys'
import { joinLanguages } from './languages-in-text.ts'
import type { Facts } from './northlight-facts.ts'
import type { ParsedQuestion } from './parsed-question.ts'
import { figureTag, picturesIn } from './pictures-in-text.ts'

const each = ({ texts }: ParsedQuestion, pick: (text: QuestionText) => string | undefined): Translated => {
  const languages = (['en', 'kn', 'hi'] as const).filter((language) => texts[language] !== undefined)
  return Object.fromEntries(
    languages.map((language: Language) => [language, pick(texts[language] ?? texts.en) ?? pick(texts.en) ?? '']),
  ) as Translated
}

const passageOf = ({ passage }: ParsedQuestion): string =>
  passage === null
    ? ''
    : `<div data-passage="${escaped(passage.code)}">${withDelimiters(joinLanguages(passage.texts))}${figureTag(passage.figure, passage.figure_alt)}</div><!-- passage -->`

/** Moodle keeps each entry of the second list as one plain line of at most so many signs. */
const longestLine = 255

const lineOf = (html: string): string => {
  const words = [plainOf(html), ...picturesIn(html).map(({ alt }) => alt)].filter(Boolean).join(' ')
  return words.slice(0, longestLine)
}

/** In all languages where there is room, else in English; no two of them are alike. */
const secondLines = (question: ParsedQuestion): Map<string, string> => {
  const names = question.matches ?? []
  const lines = new Map<string, string>()
  for (const name of names) {
    const texts = each(question, ({ matches }) => escaped(lineOf(matches?.[name] ?? '')))
    const all = joinLanguages(texts)
    const english = lineOf(question.texts.en.matches?.[name] ?? '')
    const line = Object.keys(texts).length > 1 && all.length <= longestLine ? all : english
    lines.set(name, [...lines.values()].includes(line) || line === '' ? `${line} (${name})`.trim() : line)
  }
  return lines
}

/** The second list as it really is, beside the plain lines. */
export const secondListOf = ({ texts, matches }: ParsedQuestion): Facts['second'] =>
  matches === null
    ? undefined
    : Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, words.matches ?? {}]))

/** The texts of a question as Moodle's formats hold them: all languages in one, formulas in its own signs. */
export const fileTexts = (question: ParsedQuestion) => ({
  lines: secondLines(question),
  /** With the figure behind it; the facts in the comment say that it is the figure. */
  text: () =>
    passageOf(question) +
    withDelimiters(joinLanguages(each(question, ({ text }) => text))) +
    figureTag(question.figure, question.figure_alt),
  option: (name: string) => withDelimiters(joinLanguages(each(question, ({ options }) => options[name]))),
  /** Every pair in the order of the left list, entries of the right list that no pair has, and the order in which they appear. */
  pairs: (key: Extract<Key, { type: 'matching' }>) => {
    const pairs = question.options.map((left): [string, string] => [left, key.pairs[left] ?? ''])
    const used = [...new Set(pairs.map(([, right]) => right))]
    const extra = (question.matches ?? []).filter((name) => !used.includes(name))
    return { pairs, extra, order: [...used, ...extra] }
  },
})
