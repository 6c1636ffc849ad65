import { seconds } from '@northlight/contract/durations'
import { keyFaults } from '@northlight/exam/marking/keys'
import { DIFFICULTIES, QUESTION_TYPES } from '@northlight/exam/papers/paper'
import katex from 'katex'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Bank, engineQuestion, readBank, TRANSLATED_INTO, textsOf } from './bank.ts'
import { figureOf } from './figures.ts'
import { blockHtml } from './html.ts'
import { nearDuplicates } from './likeness.ts'

let bank: Bank
beforeAll(async () => {
  bank = await readBank()
})

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

/** Thousands of formulas share two cores with everything else that is tested. */
const patience = { timeout: seconds(90) }

describe('the bank of questions', () => {
  test('holds some 680 questions in five subjects, with figures and translations', () => {
    expect(bank.questions.length).toBe(693)
    expect(bank.passages.length).toBe(6)
    expect(new Set(bank.questions.map(({ subject }) => subject))).toEqual(
      new Set(['Physics', 'Chemistry', 'Mathematics', 'Biology', 'Mental Ability']),
    )
    expect(bank.questions.filter(({ figure }) => figure).length).toBeGreaterThan(70)
    expect(bank.questions.filter(({ translations }) => translations).length).toBeGreaterThan(50)
  })

  test('has whole entries, each with an id of its own', patience, () => {
    const ids = [...bank.questions, ...bank.passages].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const question of bank.questions) {
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

  test('has a key for every question, and it lies inside the options', () => {
    for (const question of bank.questions)
      expect(keyFaults(engineQuestion(question, 1), question.key), question.id).toEqual([])
  })

  test('never offers the same choice twice', () => {
    for (const { id, options, matches = [] } of bank.questions) {
      expect(new Set(options).size, id).toBe(options.length)
      expect(new Set(matches).size, id).toBe(matches.length)
    }
  })

  test('places every part under a paragraph that exists', () => {
    const passages = new Set(bank.passages.map(({ id }) => id))
    const used = bank.questions.flatMap(({ passage }) => passage ?? [])
    for (const passage of used) expect(passages).toContain(passage)
    expect(new Set(used)).toEqual(passages)
  })

  test('has translations with as many options as the original', () => {
    for (const { id, options, translations = {} } of bank.questions)
      for (const [language, wording] of Object.entries(translations)) {
        expect(TRANSLATED_INTO, id).toContain(language)
        expect(wording.options?.length ?? 0, id).toBe(options.length)
        const script = language === 'kn' ? /\p{Script=Kannada}/u : /\p{Script=Devanagari}/u
        expect(wording.text, id).toMatch(script)
      }
  })

  test('sets every formula in every language', patience, () => {
    const texts = [...bank.questions.flatMap(textsOf), ...bank.passages.map(({ text }) => text)]
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

describe('figures', () => {
  test('keep their drawing when made safe, and say what they show', () => {
    for (const { id, figure } of [...bank.questions, ...bank.passages]) {
      if (!figure) continue
      const { svg, alt, width, height } = figureOf(figure)
      expect(alt.length, id).toBeGreaterThan(20)
      expect(width, id).toBeGreaterThan(50)
      expect(height, id).toBeGreaterThan(30)
      const marks = (text: string) => text.match(/<(path|rect|circle|ellipse|text|tspan|g)\b/g)?.length
      // One more: the paper.
      expect(marks(svg), id).toBe((marks(figure) ?? 0) + 1)
      expect(svg, id).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/)
    }
  })

  test('lose whatever could act or fetch', () => {
    const { svg } = figureOf(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="a()"><title>T</title><script>a()</script>' +
        '<style>g{fill:red}</style><image href="https://x.test/a.png"/><use href="#a"/><foreignObject><p>x</p></foreignObject>' +
        '<a href="javascript:a()"><path d="M0 0" onclick="a()" style="x"/></a></svg>',
    )
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>T</title><rect x="0" y="0" width="10" height="10" fill="#fff"/>x<path d="M0 0" /></svg>',
    )
  })
})
