import { describe, expect, test } from 'vitest'
import { scheme } from '../papers/packs.ts'
import type { DroppedRule, QuestionType, Scheme } from '../papers/paper.ts'
import { sheetOf } from '../papers/paper.ts'
import { aKey, anAnswer, aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import { cell, table } from '../testing/table.ts'
import { markQuestion } from './mark.ts'
import { marksText, minus } from './marks.ts'

const markOne = (
  type: QuestionType,
  marking: Scheme,
  key: string,
  answer: string,
  more: { decimals?: number; dropped?: DroppedRule } = {},
) => {
  const paper = aPaper([aSection(1, 'Physics', [aQuestion(1, type, { decimals: more.decimals })], marking)])
  const [item] = sheetOf(paper, asPrinted(paper))
  if (!item) throw new Error('The paper is empty.')
  const given = answer === 'not reached' ? undefined : anAnswer(type, answer)
  return markQuestion(item, aKey(type, key), given, more.dropped ?? 'full_to_all')
}

const check = (
  type: QuestionType,
  marking: Scheme,
  text: string,
  more: { decimals?: number; dropped?: DroppedRule } = {},
) => {
  for (const row of table(text)) {
    test(`key ${cell(row, 'key')}, answer ${cell(row, 'answer')}: ${cell(row, 'marks')}`, () => {
      const mark = markOne(type, marking, cell(row, 'key'), cell(row, 'answer'), more)
      expect([mark.outcome, marksText(mark.marks).replace(minus, '-')]).toEqual([
        cell(row, 'result'),
        cell(row, 'marks'),
      ])
    })
  }
}

describe('JEE Main and NEET, one right option, +4 and -1', () => {
  check(
    'single',
    scheme(4, -1),
    `
    | key       | answer      | result      | marks |
    |-----------|-------------|-------------|-------|
    | B         | B           | right       | 4     |
    | B         | C           | wrong       | -1    |
    | B         | blank       | blank       | 0     |
    | B         | not reached | not_reached | 0     |
    | B or C    | C           | right       | 4     |
    | B or C    | A           | wrong       | -1    |
    | B or C    | blank       | blank       | 0     |
    | dropped   | A           | dropped     | 4     |
    | dropped   | blank       | dropped     | 4     |
    | dropped   | not reached | dropped     | 4     |
    `,
  )
})

describe('JEE Main, number rounded to the nearest whole number, +4 and -1', () => {
  check(
    'numeric',
    scheme(4, -1),
    `
    | key       | answer | result | marks |
    |-----------|--------|--------|-------|
    | 25        | 25     | right  | 4     |
    | 25        | 25.0   | right  | 4     |
    | 25        | 025    | right  | 4     |
    | 25        | 24.6   | right  | 4     |
    | 25        | 26     | wrong  | -1    |
    | 25        | -25    | wrong  | -1    |
    | 0         | -0     | right  | 4     |
    | 25 or 27  | 27     | right  | 4     |
    | 25        | blank  | blank  | 0     |
    `,
    { decimals: 0 },
  )
})

describe('JEE Advanced, number to two decimals, +4 and nothing off', () => {
  check(
    'numeric',
    scheme(4, 0),
    `
    | key            | answer  | result | marks |
    |----------------|---------|--------|-------|
    | 2.45 to 2.55   | 2.45    | right  | 4     |
    | 2.45 to 2.55   | 2.55    | right  | 4     |
    | 2.45 to 2.55   | 2.44    | wrong  | 0     |
    | 2.45 to 2.55   | 2.559   | right  | 4     |
    | 2.45 to 2.55   | 2.56    | wrong  | 0     |
    | 2.55 to 2.45   | 2.50    | right  | 4     |
    | 0.3 ± 0.1      | 0.2     | right  | 4     |
    | 0.3 ± 0.1      | 0.4     | right  | 4     |
    | 0.3 ± 0.1      | 0.41    | wrong  | 0     |
    | 0.67           | 0.6666  | right  | 4     |
    | 0.66           | 0.6666  | right  | 4     |
    | -1.5           | -1.50   | right  | 4     |
    | 0.5            | .5      | right  | 4     |
    `,
    { decimals: 2 },
  )
})

describe('JEE Advanced, one or more right options, +4, +3, +2, +1 and -2', () => {
  check(
    'multiple',
    scheme(4, -2, 1),
    `
    | key            | answer  | result | marks |
    |----------------|---------|--------|-------|
    | A+B+C+D        | A+B+C+D | right  | 4     |
    | A+B+C+D        | A+B+D   | partly | 3     |
    | A+B+C+D        | B+D     | partly | 2     |
    | A+B+C+D        | D       | partly | 1     |
    | A+B+C          | A+B+C   | right  | 4     |
    | A+B+C          | A+C     | partly | 2     |
    | A+B+C          | A       | partly | 1     |
    | A+B+C          | A+B+D   | wrong  | -2    |
    | A+B+C          | A+B+C+D | wrong  | -2    |
    | A+B            | A       | partly | 1     |
    | A              | A       | right  | 4     |
    | A              | B       | wrong  | -2    |
    | A+B            | blank   | blank  | 0     |
    | A+B or A+B+C   | A+B+C   | right  | 4     |
    | A+B or A+B+C   | A+B     | right  | 4     |
    | A+B or A+B+C   | A+C     | partly | 2     |
    `,
  )
})

describe('several right options without partial marks', () => {
  check(
    'multiple',
    scheme(4, -1),
    `
    | key | answer | result | marks |
    |-----|--------|--------|-------|
    | A+B | A+B    | right  | 4     |
    | A+B | A      | wrong  | -1    |
    `,
  )
})

describe('matching two lists, all pairs for +4, else -1', () => {
  check(
    'matching',
    scheme(4, -1),
    `
    | key                                | answer          | result | marks |
    |------------------------------------|-----------------|--------|-------|
    | A-1 B-2 C-3 D-4                    | A-1 B-2 C-3 D-4 | right  | 4     |
    | A-1 B-2 C-3 D-4                    | A-1 B-2 C-4 D-3 | wrong  | -1    |
    | A-1 B-2 C-3 D-4                    | A-1 B-2         | wrong  | -1    |
    | A-1 B-2 C-3 D-4                    | blank           | blank  | 0     |
    | A-1 B-2 C-3 D-4 or A-2 B-2 C-3 D-4 | A-2 B-2 C-3 D-4 | right  | 4     |
    `,
  )
})

describe('matching two lists, one mark for each pair as long as none is wrong', () => {
  check(
    'matching',
    scheme(4, -1, 1),
    `
    | key             | answer      | result | marks |
    |-----------------|-------------|--------|-------|
    | A-1 B-2 C-3 D-4 | A-1 B-2 C-3 | partly | 3     |
    | A-1 B-2 C-3 D-4 | A-1 B-3     | wrong  | -1    |
    `,
  )
})

describe('KCET, +1 and nothing off', () => {
  check(
    'single',
    scheme(1, 0),
    `
    | key | answer | result | marks |
    |-----|--------|--------|-------|
    | D   | D      | right  | 1     |
    | D   | A      | wrong  | 0     |
    `,
  )
})

describe('a sequential test whose blank answers cost as much as wrong ones', () => {
  check(
    'single',
    { right: 200, wrong: -50, blank: -50 },
    `
    | key | answer      | result      | marks |
    |-----|-------------|-------------|-------|
    | A   | A           | right       | 2     |
    | A   | B           | wrong       | -0.5  |
    | A   | blank       | blank       | -0.5  |
    | A   | not reached | not_reached | 0     |
    `,
  )
})

describe('a dropped question that helps only those who answered it', () => {
  check(
    'single',
    scheme(4, -1),
    `
    | key     | answer | result  | marks |
    |---------|--------|---------|-------|
    | dropped | D      | dropped | 4     |
    | dropped | blank  | dropped | 0     |
    `,
    { dropped: 'full_to_attempted' },
  )
})

test('a dropped question that is not counted lowers the maximum too', () => {
  expect(markOne('single', scheme(4, -1), 'dropped', 'A', { dropped: 'not_counted' })).toMatchObject({
    marks: 0,
    max: 0,
  })
})

test('a question whose key is missing is treated as withdrawn', () => {
  const paper = aPaper([aSection(1, 'Physics', [aQuestion(1)])])
  const [item] = sheetOf(paper, asPrinted(paper))
  if (!item) throw new Error('The paper is empty.')
  expect(markQuestion(item, undefined, { type: 'single', option: 'A' }, 'full_to_all')).toMatchObject({
    outcome: 'dropped',
    marks: 400,
  })
})
