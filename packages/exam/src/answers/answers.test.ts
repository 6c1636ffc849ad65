import { describe, expect, test } from 'vitest'
import type { QuestionType } from '../papers/paper.ts'
import { sheetOf } from '../papers/paper.ts'
import { aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import { cell, table } from '../testing/table.ts'
import { readAnswer } from './answers.ts'
import { readStep } from './steps.ts'

describe('what a question accepts as an answer', () => {
  for (const row of table(`
    | question | sent                                          | taken as                                |
    |----------|-----------------------------------------------|-----------------------------------------|
    | single   | null                                          | blank                                   |
    | single   | {"type":"single","option":"B"}                | {"type":"single","option":"B"}          |
    | single   | {"type":"single","option":"E"}                | refused                                 |
    | single   | {"type":"single","option":2}                  | refused                                 |
    | single   | {"type":"numeric","value":"2"}                | refused                                 |
    | single   | "B"                                           | refused                                 |
    | single   | ["B"]                                         | refused                                 |
    | multiple | {"type":"multiple","options":["C","A","C"]}   | {"type":"multiple","options":["A","C"]} |
    | multiple | {"type":"multiple","options":[]}              | blank                                   |
    | multiple | {"type":"multiple","options":["A",null]}      | refused                                 |
    | multiple | {"type":"multiple","options":"A"}             | refused                                 |
    | numeric  | {"type":"numeric","value":" -2.50 "}          | {"type":"numeric","value":"-2.50"}      |
    | numeric  | {"type":"numeric","value":""}                 | blank                                   |
    | numeric  | {"type":"numeric","value":"1e5"}              | refused                                 |
    | numeric  | {"type":"numeric","value":"2,5"}              | refused                                 |
    | numeric  | {"type":"numeric","value":"."}                | refused                                 |
    | numeric  | {"type":"numeric","value":"NaN"}              | refused                                 |
    | numeric  | {"type":"numeric","value":5}                  | refused                                 |
    | matching | {"type":"matching","pairs":{"B":"2","A":"1"}} | {"type":"matching","pairs":{"A":"1","B":"2"}} |
    | matching | {"type":"matching","pairs":{}}                | blank                                   |
    | matching | {"type":"matching","pairs":{"A":"9"}}         | refused                                 |
    | matching | {"type":"matching","pairs":{"__proto__":"1"}} | refused                                 |
    | matching | {"type":"matching","pairs":["1"]}             | refused                                 |
  `))
    test(`${cell(row, 'question')}: ${cell(row, 'sent')}`, () => {
      const reading = readAnswer(aQuestion(1, cell(row, 'question') as QuestionType), JSON.parse(cell(row, 'sent')))
      const seen = reading.ok ? (reading.answer === null ? 'blank' : JSON.stringify(reading.answer)) : 'refused'
      expect(seen).toBe(cell(row, 'taken as'))
    })
})

describe('reading a step', () => {
  const paper = aPaper([aSection(1, 'Physics', [aQuestion(1)])])
  const sheet = sheetOf(paper, asPrinted(paper))
  const step = (action: unknown) => ({ device: 1, number: 7, givenAt: 1000.4, action })

  test('takes a good step and rounds its time', () => {
    expect(readStep(sheet, step({ do: 'visit', slot: 1 }))).toEqual({
      ok: true,
      step: { device: 1, number: 7, givenAt: 1000, action: { do: 'visit', slot: 1 } },
    })
  })

  test('keeps the number of a step whose answer does not fit, so that it is not asked for for ever', () => {
    const reading = readStep(sheet, step({ do: 'save', slot: 1, answer: { type: 'single', option: 'Z' } }))
    expect(reading).toMatchObject({ ok: true, step: { number: 7, action: { do: 'void' } } })
    expect(reading).toHaveProperty('reason', 'This option is not part of the question.')
  })

  test('a question of another paper, and an unknown act, become void', () => {
    expect(readStep(sheet, step({ do: 'visit', slot: 99 }))).toMatchObject({ step: { action: { do: 'void' } } })
    expect(readStep(sheet, step({ do: 'peek', slot: 1 }))).toMatchObject({ step: { action: { do: 'void' } } })
  })

  test('refuses a step without a usable number or time', () => {
    expect(readStep(sheet, { ...step(null), number: 0 }).ok).toBe(false)
    expect(readStep(sheet, { ...step(null), number: '7' }).ok).toBe(false)
    expect(readStep(sheet, { ...step(null), device: 1.5 }).ok).toBe(false)
    expect(readStep(sheet, { ...step(null), givenAt: Number.NaN }).ok).toBe(false)
  })
})
