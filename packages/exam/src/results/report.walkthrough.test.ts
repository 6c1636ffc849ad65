import { expect, test } from 'vitest'
import type { ClientStep, Step, StepAction } from '../answers/steps.ts'
import { type Attempt, newAttempt } from '../attempt/attempt.ts'
import { next } from '../attempt/next.ts'
import { wholeTime } from '../attempt/timing.ts'
import { minutes, seconds } from '../durations.ts'
import { marksText, minus } from '../marking/marks.ts'
import { scheme } from '../papers/packs.ts'
import { type Paper, sheetOf } from '../papers/paper.ts'
import { allA, aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import { cell, table } from '../testing/table.ts'
import { reportOf } from './report.ts'
import { usualTimeIn } from './times.ts'

const optics = { topic: 'Optics' }
const physics = aSection(1, 'Physics', [aQuestion(1, 'single', optics), aQuestion(2, 'single', optics)])
const chemistry = aSection(2, 'Chemistry', [aQuestion(3, 'single', { topic: 'Acids' }), aQuestion(4)], scheme(2, -0.5))
const paper = aPaper([physics, chemistry], { durationMs: minutes(10) })

const sit = (): { attempt: Attempt; steps: Step[] } => {
  const given: [number, StepAction][] = [
    [0, { do: 'visit', slot: 1 }],
    [100, { do: 'save', slot: 1, answer: { type: 'single', option: 'A' } }],
    [100, { do: 'visit', slot: 2 }],
    [130, { do: 'save', slot: 2, answer: { type: 'single', option: 'C' } }],
    [130, { do: 'visit', slot: 3 }],
    [190, { do: 'save', slot: 3, answer: { type: 'single', option: 'B' } }],
    [190, { do: 'visit', slot: 1 }],
    [200, { do: 'visit', slot: 1 }],
  ]
  const steps: ClientStep[] = given.map(([second, action], index) => ({
    device: 1,
    number: index + 1,
    action,
    givenAt: seconds(second),
  }))
  const started = next(newAttempt(paper, asPrinted(paper), { policy: { policy: 'log' } }), { type: 'start' }, 0).attempt
  const saved = next(started, { type: 'save', device: 1, steps }, seconds(200))
  const submitted = next(saved.attempt, { type: 'submit', device: 1, lastNumber: 8 }, seconds(220)).attempt
  return { attempt: submitted, steps: saved.ok ? (saved.steps ?? []) : [] }
}

test('the report of an attempt: sections, topics, time, mistakes', () => {
  const { attempt, steps } = sit()
  const report = reportOf(paper, asPrinted(paper), attempt, steps, allA(paper))
  for (const row of table(`
    | part      | marks | of | right | wrong | blank | lost |
    |-----------|-------|----|-------|-------|-------|------|
    | all       | 2.5   | 12 | 1     | 2     | 1     | -1.5 |
    | Physics   | 3     | 8  | 1     | 1     | 0     | -1   |
    | Chemistry | -0.5  | 4  | 0     | 1     | 1     | -0.5 |
    | Optics    | 3     | 8  | 1     | 1     | 0     | -1   |
    | Acids     | -0.5  | 2  | 0     | 1     | 0     | -0.5 |
  `)) {
    const name = cell(row, 'part')
    const parts = [...report.subjects, ...report.topics.map((one) => ({ ...one, name: one.topic }))]
    const part = name === 'all' ? report.total : parts.find((one) => one.name === name)
    expect({
      part: name,
      marks: marksText(part?.marks ?? 0).replace(minus, '-'),
      of: marksText(part?.max ?? 0),
      right: String(part?.right),
      wrong: String(part?.wrong),
      blank: String(part?.blank),
      lost: marksText(part?.negativeMarks ?? 0).replace(minus, '-'),
    }).toEqual(row)
  }
  expect(report.total.percent).toBe(2083)
  expect(report.times).toEqual({ 1: seconds(130), 2: seconds(30), 3: seconds(60) })
  expect(report.mistakes).toEqual([
    { slot: 2, kind: 'guess' },
    { slot: 3, kind: 'concept' },
    { slot: 4, kind: 'not_reached' },
  ])
})

test('an attempt that was left alone does not count the empty hours as time on a question', () => {
  const { steps } = sit()
  const started = next(newAttempt(paper, asPrinted(paper), { policy: { policy: 'log' } }), { type: 'start' }, 0).attempt
  const saved = next(started, { type: 'save', device: 1, steps }, seconds(200)).attempt
  const swept = next(saved, { type: 'tick' }, minutes(60)).attempt
  expect(reportOf(paper, asPrinted(paper), swept, steps, allA(paper)).times[1]).toBe(seconds(110))
  expect(reportOf(paper, asPrinted(paper), swept, [], allA(paper)).times).toEqual({})
})

test('a sequential attempt is marked from its record, and questions never shown cost nothing', () => {
  const blankCosts = { right: 400, wrong: -100, blank: -100 }
  const section = aSection(1, 'Physics', [aQuestion(1), aQuestion(2), aQuestion(3)], blankCosts)
  const sequential: Paper = aPaper([section], { delivery: 'sequential', clock: 'none', durationMs: null })
  let attempt = newAttempt(sequential, asPrinted(sequential), { policy: { policy: 'log' } })
  attempt = next(attempt, { type: 'serve' }, 0).attempt
  attempt = next(attempt, { type: 'answer', answer: { type: 'single', option: 'A' } }, seconds(20)).attempt
  attempt = next(attempt, { type: 'serve' }, seconds(20)).attempt
  attempt = next(attempt, { type: 'answer', answer: null, reason: 'Left blank' }, seconds(50)).attempt
  attempt = next(attempt, { type: 'force_submit', reason: 'The hall closes' }, seconds(60)).attempt
  const report = reportOf(sequential, asPrinted(sequential), attempt, [], allA(sequential))
  expect(report.slotMarks.map((mark) => mark.marks)).toEqual([400, -100, 0])
  expect(report.times).toEqual({ 1: seconds(20), 2: seconds(30) })
})

test('where each section has its own time, a question is slow by the share of its own section', () => {
  const timed = aPaper(
    [
      { ...physics, durationMs: minutes(4) },
      { ...chemistry, durationMs: minutes(1) },
    ],
    { clock: 'section', durationMs: null },
  )
  const { terms } = newAttempt(timed, asPrinted(timed), { policy: { policy: 'log' } })
  const sheet = sheetOf(timed, asPrinted(timed))
  expect(sheet.map(usualTimeIn(sheet, terms))).toEqual([minutes(2), minutes(2), seconds(30), seconds(30)])
  expect(wholeTime(terms)).toBe(minutes(5))
})
