import { expect, test } from 'vitest'
import { seconds } from '../durations.ts'
import { markPaper, type Responses } from '../marking/mark.ts'
import { type Difficulty, sheetOf } from '../papers/paper.ts'
import { allA, aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import { cell, table } from '../testing/table.ts'
import { mistakesOf } from './mistakes.ts'
import type { TimePerSlot } from './times.ts'

/** The key is A everywhere and the usual time is 100 seconds. */
const check = (text: string) => {
  const rows = table(text)
  const questions = rows.map((row, index) =>
    aQuestion(index + 1, 'single', { topic: cell(row, 'topic'), difficulty: cell(row, 'difficulty') as Difficulty }),
  )
  const paper = aPaper([aSection(1, 'Physics', questions)])
  const responses: Responses = {}
  const spent: TimePerSlot = {}
  for (const [index, row] of rows.entries()) {
    const answer = cell(row, 'answer')
    if (answer !== 'not opened') responses[index + 1] = answer === 'blank' ? null : { type: 'single', option: answer }
    spent[index + 1] = seconds(Number(cell(row, 'seconds')))
  }
  const sheet = sheetOf(paper, asPrinted(paper))
  const marks = markPaper(sheet, allA(paper), responses, 'full_to_all')
  const mistakes = mistakesOf(sheet, marks, spent, () => seconds(100))
  const kinds = new Map(mistakes.map((one) => [one.slot, one.kind]))
  expect(rows.map((_, index) => kinds.get(index + 1) ?? '-')).toEqual(rows.map((row) => cell(row, 'kind')))
}

test('mistakes sorted by kind', () => {
  check(`
    | topic    | difficulty | answer     | seconds | kind        |
    |----------|------------|------------|---------|-------------|
    | Optics   | Moderate   | A          | 60      | -           |
    | Optics   | Hard       | A          | 90      | -           |
    | Optics   | Moderate   | B          | 80      | careless    |
    | Heat     | Easy       | B          | 80      | careless    |
    | Heat     | Moderate   | B          | 10      | guess       |
    | Heat     | Moderate   | B          | 25      | concept     |
    | Heat     | Moderate   | B          | 150     | concept     |
    | Heat     | Moderate   | B          | 151     | slow        |
    | Heat     | Moderate   | blank      | 200     | slow        |
    | Heat     | Moderate   | blank      | 60      | concept     |
    | Heat     | Moderate   | blank      | 4       | not_reached |
    | Heat     | Moderate   | not opened | 0       | not_reached |
  `)
})

test('a quick wrong answer is a guess, also where the question is easy or the topic is known', () => {
  check(`
    | topic  | difficulty | answer | seconds | kind     |
    |--------|------------|--------|---------|----------|
    | Cells  | Easy       | B      | 3       | guess    |
    | Cells  | Easy       | B      | 24      | guess    |
    | Cells  | Easy       | B      | 25      | careless |
    | Optics | Moderate   | A      | 60      | -        |
    | Optics | Moderate   | A      | 60      | -        |
    | Optics | Moderate   | B      | 3       | guess    |
  `)
})

test('one right answer does not prove that a topic is known', () => {
  check(`
    | topic  | difficulty | answer | seconds | kind    |
    |--------|------------|--------|---------|---------|
    | Optics | Moderate   | A      | 60      | -       |
    | Optics | Moderate   | B      | 60      | concept |
  `)
})

test.for([
  ['wrong', 'guess'],
  ['partly', 'concept'],
] as const)('a quick answer that is %s is %s', ([outcome, kind]) => {
  const paper = aPaper([aSection(1, 'Physics', [aQuestion(1, 'single', { topic: 'Heat', difficulty: 'Moderate' })])])
  const sheet = sheetOf(paper, asPrinted(paper))
  const marks = markPaper(sheet, allA(paper), { 1: { type: 'single', option: 'B' } }, 'full_to_all')
  const judged = marks.map((mark) => ({ ...mark, outcome }))
  expect(mistakesOf(sheet, judged, { 1: seconds(10) }, () => seconds(100))).toEqual([{ slot: 1, kind }])
})
