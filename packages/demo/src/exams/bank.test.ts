import { seconds } from '@northlight/contract/durations'
import { readDrawing } from '@northlight/db/drawing'
import { keyFaults } from '@northlight/exam/marking/keys'
import { DIFFICULTIES, QUESTION_TYPES } from '@northlight/exam/papers/paper'
import katex from 'katex'
import { describe, expect, test } from 'vitest'
import { figurePath, readPool, readVariants, readWritten, TRANSLATED_INTO } from '../content/questions.ts'
import { pictureBytes } from '../content/read.ts'
import { engineQuestion, textsOf } from './bank.ts'
import { blockHtml } from './html.ts'
import { nearDuplicates } from './likeness.ts'

const bank = readWritten()
const variants = readVariants()
const pool = readPool()

const levels = /^(jee-main|jee-advanced|neet|kcet|class-(7|8|9|10))$/

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const formulasIn = (html: string): string[] =>
  [...html.matchAll(/data-tex="([^"]*)"/g)].map(([, tex = '']) => unescaped(tex))

/** What KaTeX says against a formula. */
const faultsOf = (tex: string): string[] => {
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'error' })
    return []
  } catch (error) {
    return [`${tex}: ${String(error)}`]
  }
}

/** A number with a tail like 0.30000000000000004, an unset value, or a double sign. */
const noise = /\d\.\d{5,}|\d+e[+-]?\d+|NaN|undefined|Infinity|null|\[object|--|\+ ?-\d|\$\$|−−/

/** Thousands of formulas share two cores with everything else that is tested. */
const patience = { timeout: seconds(90) }

describe('the bank of questions', () => {
  test('holds some 680 questions in five subjects, with figures and translations', () => {
    expect(bank.questions.length).toBe(693)
    expect(bank.passages.length).toBe(6)
    expect(new Set(bank.questions.map(({ subject }) => subject))).toEqual(
      new Set(['Physics', 'Chemistry', 'Mathematics', 'Biology', 'Mental Ability']),
    )
    expect(bank.questions.filter(({ figure_alt }) => figure_alt).length).toBeGreaterThan(70)
    expect(bank.questions.filter(({ translations }) => translations).length).toBeGreaterThan(50)
  })

  test('has whole entries, each with an id of its own', patience, () => {
    const ids = [...pool.questions, ...pool.passages].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const question of pool.questions) {
      const { id } = question
      expect(QUESTION_TYPES, id).toContain(question.type)
      expect(DIFFICULTIES, id).toContain(question.difficulty)
      expect(question.topic, id).not.toBe('')
      expect(question.levels.length, id).toBeGreaterThan(0)
      for (const level of question.levels) expect(level, id).toMatch(levels)
      for (const text of textsOf(question)) expect(text.trim(), id).not.toBe('')
      expect(question.options.length, id).toBe(question.type === 'numeric' ? 0 : 4)
      expect(question.matches !== undefined, id).toBe(question.type === 'matching')
    }
  })

  test('has variants of tasks, with clean numbers and no two alike', () => {
    expect(variants.questions.length).toBe(362)
    const wordings = variants.questions.map(({ text, options }) => [text, ...options.toSorted()].join('\n'))
    expect(new Set(wordings).size).toBe(wordings.length)
    for (const question of variants.questions)
      for (const text of textsOf(question)) expect(text.replaceAll('&=', ''), question.id).not.toMatch(noise)
  })

  test('has a key for every question, and it lies inside the options', () => {
    for (const question of pool.questions)
      expect(keyFaults(engineQuestion(question, 1), question.key), question.id).toEqual([])
  })

  test('never offers the same choice twice', () => {
    for (const { id, options, matches = [] } of pool.questions) {
      expect(new Set(options).size, id).toBe(options.length)
      expect(new Set(matches).size, id).toBe(matches.length)
    }
  })

  test('places every part under a paragraph that exists', () => {
    const passages = new Set(pool.passages.map(({ id }) => id))
    const used = pool.questions.flatMap(({ passage }) => passage ?? [])
    for (const passage of used) expect(passages).toContain(passage)
    expect(new Set(used)).toEqual(passages)
  })

  test('has translations with as many options as the original', () => {
    for (const { id, options, translations = {} } of pool.questions)
      for (const [language, wording] of Object.entries(translations)) {
        expect(TRANSLATED_INTO, id).toContain(language)
        expect(wording.options?.length ?? 0, id).toBe(options.length)
        const script = language === 'kn' ? /\p{Script=Kannada}/u : /\p{Script=Devanagari}/u
        expect(wording.text, id).toMatch(script)
      }
  })

  test('sets every formula in every language', patience, () => {
    const texts = [...pool.questions.flatMap(textsOf), ...pool.passages.map(({ text }) => text)]
    const pages = texts.map(blockHtml)
    const formulas = new Set(pages.flatMap(formulasIn))
    expect(formulas.size).toBeGreaterThan(3000)
    expect([...formulas].flatMap(faultsOf)).toEqual([])
    // A dollar sign that is left over belongs to a formula that was not found.
    const lost = pages.filter((html) => html.replaceAll(/<[^>]*data-tex[^>]*>[^<]*/g, '').includes('$'))
    expect(lost).toEqual([])
  })

  test('has no two questions that say nearly the same', patience, () => {
    // The parts of one paragraph share their words by nature.
    const alone = bank.questions.filter(({ passage }) => !passage)
    const wordings = alone.map(({ id, text, options }) => ({ id, text: `${text} ${options.join(' ')}` }))
    expect(nearDuplicates(wordings, 0.6)).toEqual([])
  })
})

test('near duplicates are found by their words, whatever their signs', () => {
  const found = nearDuplicates(
    [
      { id: 'a', text: 'A ball of mass $2$ kg is thrown up at $10$ m/s. How high does it rise?' },
      { id: 'b', text: 'A ball of mass 2 kg is **thrown up** at 10 m/s. How high does it rise?' },
      { id: 'c', text: 'How many sides has a hexagon with a missing corner?' },
    ],
    0.6,
  )
  expect(found).toEqual([{ a: 'a', b: 'b', likeness: 1 }])
})

test('figures are drawings that the office would take as they are, and their words are those of their file', () => {
  const figures = [...bank.questions, ...bank.passages].flatMap(({ id, figure_alt }) =>
    figure_alt === undefined ? [] : [{ id, figure_alt }],
  )
  expect(figures.length).toBeGreaterThan(70)
  for (const { id, figure_alt } of figures) {
    const svg = new TextDecoder().decode(pictureBytes(figurePath(id)))
    const read = readDrawing(svg)
    expect('svg' in read ? read.svg : read.fault, id).toBe(svg.replaceAll('"/>', '" />'))
    expect('svg' in read && Math.min(read.width - 20, read.height), id).toBeGreaterThan(30)
    expect(figure_alt.length, id).toBeGreaterThan(20)
    expect(unescaped(/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? ''), id).toBe(figure_alt)
    // As a picture of its own it cannot inherit a colour, and stands on its own paper.
    expect(svg, id).not.toContain('currentColor')
    expect(svg, id).toMatch(/<\/title><rect [^>]*fill="#fff"/)
  }
})
