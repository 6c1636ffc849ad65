import { readdirSync, readFileSync } from 'node:fs'
import { wordsIn } from '@northlight/contract/words/catalogue'
import { neutralOptions } from '@northlight/db/seed/essential/options'
import { expect, test } from 'vitest'
import { readContent } from './content/content.ts'
import { readExams } from './content/exams.ts'
import { demoOptions } from './options.ts'
import { refundRules } from './refund-rules.ts'

const content = readContent()
const { translations: listed, refundSentences: _, ...says } = content
const translations = listed.map(({ english, kannada, hindi }) => [english, kannada, hindi] as const)

/** Every text inside, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
const programs = new URL('.', import.meta.url)
const written = [
  ...textsIn(says),
  ...textsIn(readExams()),
  ...readdirSync(programs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, programs), 'utf8')),
].join('\n')

test('what is translated is what the demo institute says, once each, in its letters', () => {
  // Some are a sentence up to its first pause, or made of a name and a word: hours of a campus, where a question is from.
  const made = / campus$|^Monday to Friday, .+; Saturday, |^Vrddhi sample paper, /
  expect(
    translations.filter(([source]) => !made.test(source) && !written.includes(source)).map(([one]) => one),
  ).toEqual([])
  expect(new Set(translations.map(([source]) => source)).size).toBe(translations.length)
  for (const [source, kn, hi] of translations) {
    expect(kn, source).toMatch(/[\u0c80-\u0cff]/)
    expect(hi, source).toMatch(/[\u0900-\u097f]/)
  }
})

test('batches and programmes of the forms are said in every language', () => {
  const options = demoOptions(content)
  const values = [...options.batches, ...options.programmes, ...neutralOptions.batches].map(({ value }) => value)
  for (const [language, at] of [
    ['kn', 1],
    ['hi', 2],
  ] as const) {
    const { texts } = wordsIn(language, Object.fromEntries(translations.map((row) => [row[0], row[at]])))
    expect(values.filter((value) => !Object.hasOwn(texts, value))).toEqual([])
  }
})

test('the refund rule of every course is said in every language, with the sums of that course', () => {
  const numbers = (text: string) => (text.match(/₹?\d[\d,.]*\d|\d/g) ?? []).toSorted()
  const told = new Map(refundRules(content).map(({ english, kannada, hindi }) => [english, [kannada, hindi]]))
  for (const { slug, at_branches } of content.courses)
    for (const { branch, refund_rule } of at_branches) {
      const said = told.get(refund_rule) ?? []
      expect(said, `${slug} at ${branch}`).toHaveLength(2)
      for (const text of said) expect(numbers(text)).toEqual(numbers(refund_rule))
      expect(said[0]).toMatch(/^[^a-z{}]*[\u0c80-\u0cff][^a-z{}]*$/i)
      expect(said[1]).toMatch(/^[^a-z{}]*[\u0900-\u097f][^a-z{}]*$/i)
    }
})
