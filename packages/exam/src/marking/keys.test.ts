import { expect, test } from 'vitest'
import { sheetOf } from '../papers/paper.ts'
import { totalsOf } from '../results/totals.ts'
import { aKey, allA, aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import { cell, table } from '../testing/table.ts'
import { correctKeys, type Keys, keyFaults } from './keys.ts'
import { markChanges, markPaper } from './mark.ts'

test('a corrected key marks every attempt anew and shows what changed', () => {
  const paper = aPaper([aSection(1, 'Physics', [aQuestion(1), aQuestion(2), aQuestion(3)])])
  const sheet = sheetOf(paper, asPrinted(paper))
  const responses = { 1: { type: 'single', option: 'B' }, 2: { type: 'single', option: 'A' }, 3: null } as const
  const keys: Keys = allA(paper)
  const before = markPaper(sheet, keys, responses, 'full_to_all')
  expect(totalsOf(before).marks).toBe(300)
  const corrected = correctKeys(keys, [
    { version: 1, decision: 'also_right', key: aKey('single', 'B') },
    { version: 2, decision: 'replaced', key: aKey('single', 'C') },
    { version: 3, decision: 'dropped' },
  ])
  const after = markPaper(sheet, corrected, responses, 'full_to_all')
  expect(markChanges(before, after)).toEqual([
    { slot: 1, before: -100, after: 400, change: 500 },
    { slot: 2, before: 400, after: -100, change: -500 },
    { slot: 3, before: 0, after: 400, change: 400 },
  ])
  expect(keys[1]).toEqual({ type: 'single', right: ['A'] })
})

test('one decision after the other widens the key and forgets none', () => {
  const keys: Keys = { 1: aKey('multiple', 'A'), 2: aKey('numeric', '5'), 3: aKey('matching', 'A-1') }
  const also = (version: number, type: 'multiple' | 'numeric' | 'matching', text: string) =>
    ({ version, decision: 'also_right', key: aKey(type, text) }) as const
  expect(
    correctKeys(keys, [
      also(1, 'multiple', 'A+B'),
      also(1, 'multiple', 'C'),
      also(2, 'numeric', '6'),
      also(3, 'matching', 'A-2'),
      also(3, 'matching', 'A-3'),
      also(9, 'numeric', '1'),
      also(2, 'multiple', 'A'),
    ]),
  ).toEqual({
    1: aKey('multiple', 'A or A+B or C'),
    2: aKey('numeric', '5 or 6'),
    3: aKey('matching', 'A-1 or A-2 or A-3'),
  })
})

for (const row of table(`
  | question | key                     | told to the author                                   |
  |----------|-------------------------|------------------------------------------------------|
  | single   | A                       |                                                      |
  | single   | E                       | The key names option "E", which does not exist.      |
  | multiple | A+B                     |                                                      |
  | multiple | A+F                     | The key names option "F", which does not exist.      |
  | numeric  | 2.45 to 2.55            |                                                      |
  | numeric  | two                     | The value of the key is not a number.                |
  | numeric  | 2 to x                  | The range of the key needs two numbers.              |
  | numeric  | 2 ± -1                  | The tolerance of the key must be a number of zero or more. |
  | matching | A-1 B-2 C-3 D-4         |                                                      |
  | matching | A-1 B-2 C-3             | "D" has no match.                                    |
  | matching | A-1 B-2 C-3 D-9         | The key names entry "9", which does not exist.       |
`))
  test(`checks the ${cell(row, 'question')} key "${cell(row, 'key')}"`, () => {
    const type = cell(row, 'question') as 'single'
    expect(keyFaults(aQuestion(1, type), aKey(type, cell(row, 'key'))).join(' ')).toBe(cell(row, 'told to the author'))
  })

test('a key of another kind, or without a right answer, is refused', () => {
  expect(keyFaults(aQuestion(1, 'numeric'), aKey('single', 'A'))).toHaveLength(1)
  expect(keyFaults(aQuestion(1), { type: 'single', right: [] })).toEqual(['Mark the right option.'])
})
