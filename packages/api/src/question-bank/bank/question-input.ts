import type { FieldErrors } from '@northlight/contract/errors'
import { formulaFaults } from '@northlight/contract/formulas/formula-faults'
import type { QuestionInput, WordingInput } from '@northlight/contract/office/questions'
import type { Language, QuestionText, QuestionTexts, Translated } from '@northlight/db/tables/papers'
import { keyFromText } from '@northlight/exam/marking/key-text'
import type { Key } from '@northlight/exam/marking/keys'
import type { NewQuestion } from '../insert-question.ts'
import { wordsOf } from './index-questions.ts'

export type Fault = { field: string; message: string }

const named = (list: { name: string; text: string }[]) => Object.fromEntries(list.map(({ name, text }) => [name, text]))

const textOf = ({ text, options, matches }: WordingInput, type: QuestionInput['type']): QuestionText => ({
  text,
  options: type === 'numeric' ? {} : named(options),
  ...(type === 'matching' && { matches: named(matches) }),
})

const isSaid = (html: string) => wordsOf(html) !== '' || html.includes('<img')

const twice = (names: string[]) => names.find((name, at) => names.indexOf(name) !== at)

/** Two options that say the same cannot both be told apart by a student. */
const sameTexts = (list: { name: string; text: string }[]): string | null => {
  const seen = new Map<string, string>()
  for (const { name, text } of list) {
    const words = wordsOf(text)
    if (words === '') continue
    const before = seen.get(words)
    if (before !== undefined) return `${before} and ${name} say the same.`
    seen.set(words, name)
  }
  return null
}

const listFaults = (at: string, english: WordingInput, one: WordingInput, type: QuestionInput['type']): Fault[] => {
  const lists: ('options' | 'matches')[] =
    type === 'numeric' ? [] : type === 'matching' ? ['options', 'matches'] : ['options']
  return lists.flatMap((list): Fault[] => {
    const names = english[list].map(({ name }) => name)
    const field = `${at}.${list}`
    if (one === english && names.length < 2) return [{ field, message: 'Give at least two entries.' }]
    const double = twice(one[list].map(({ name }) => name))
    if (double !== undefined) return [{ field, message: `${double} stands there twice.` }]
    const missing = names.find((name) => !isSaid(one[list].find((entry) => entry.name === name)?.text ?? ''))
    if (missing !== undefined) return [{ field, message: `${missing} is empty.` }]
    const same = sameTexts(one[list])
    return same === null ? [] : [{ field, message: same }]
  })
}

const formulasOf = (at: string, { text, options, matches, solution }: WordingInput): Fault[] =>
  [
    { field: `${at}.text`, html: text },
    ...options.map((one) => ({ field: `${at}.options`, html: one.text })),
    ...matches.map((one) => ({ field: `${at}.matches`, html: one.text })),
    { field: `${at}.solution`, html: solution },
  ].flatMap(({ field, html }) => formulaFaults(html).map((message) => ({ field, message })))

export type Readied = { question: Omit<NewQuestion, 'code'>; faults: Fault[] }

/** What was typed as a question of the bank, with everything that is wrong with it. */
export const readyQuestion = (input: QuestionInput): Readied => {
  const english = input.wordings.find(({ language }) => language === 'en')
  const first = english ?? input.wordings[0]
  const faults: Fault[] = english ? [] : [{ field: 'wordings', message: 'Write the question in English first.' }]
  const options = input.type === 'numeric' ? [] : (first?.options ?? []).map(({ name }) => name)
  const matches = input.type === 'matching' ? (first?.matches ?? []).map(({ name }) => name) : undefined
  const reading = keyFromText({ type: input.type, options, ...(matches && { matches }) }, input.key)
  if (!reading.ok) faults.push({ field: 'key', message: reading.reason })
  for (const [at, one] of input.wordings.entries()) {
    const place = `wordings.${at}`
    if (!isSaid(one.text)) faults.push({ field: `${place}.text`, message: 'Write the question.' })
    if (first) faults.push(...listFaults(place, first, one, input.type))
    faults.push(...formulasOf(place, one))
  }
  const double = twice(input.wordings.map(({ language }) => language))
  if (double !== undefined) faults.push({ field: 'wordings', message: 'A language stands there twice.' })
  const inLanguages = <T>(pick: (one: WordingInput) => T) =>
    Object.fromEntries(input.wordings.map((one): [Language, T] => [one.language, pick(one)]))
  const empty: QuestionText = { text: '', options: {} }
  const texts: QuestionTexts = { en: empty, ...inLanguages((one) => textOf(one, input.type)) }
  const solution: Translated = { en: '', ...inLanguages(({ solution }) => solution) }
  const key: Key = reading.ok ? reading.value : { type: 'single', right: [] }
  return {
    question: {
      subject: input.subject,
      topic: input.topic,
      type: input.type,
      difficulty: input.difficulty,
      levels: input.levels,
      texts,
      options,
      ...(matches && { matches }),
      ...(input.type === 'numeric' && input.decimals != null && { decimals: input.decimals }),
      key,
      solution: Object.fromEntries(
        Object.entries(solution).filter(([language, html]) => language === 'en' || html !== ''),
      ) as Translated,
      figure: input.figure ?? null,
      figure_alt: input.figure_alt ?? null,
      passage_version_id: input.passage_version_id ?? null,
    },
    faults,
  }
}

export const errorsOf = (faults: Fault[]): FieldErrors =>
  Object.fromEntries(
    [...Map.groupBy(faults, ({ field }) => field)].map(([field, list]) => [field, list.map(({ message }) => message)]),
  )
