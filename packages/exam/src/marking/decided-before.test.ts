import { expect, test } from 'vitest'
import { aKey } from '../testing/papers.ts'
import { cell, table } from '../testing/table.ts'
import { decidedBefore } from './decided-before.ts'
import type { KeyCorrection } from './keys.ts'

/** "also B" · "is C" · "withdrawn" */
const decision = (text: string): KeyCorrection => {
  const [what, ...key] = text.split(' ')
  if (what === 'withdrawn') return { version: 1, decision: 'dropped' }
  return { version: 1, decision: what === 'also' ? 'also_right' : 'replaced', key: aKey('single', key.join(' ')) }
}

for (const row of table(`
  | key | decided           | now       | decided as number |
  |-----|-------------------|-----------|-------------------|
  | A   |                   | also A    |                   |
  | A   |                   | is A      |                   |
  | A   | also B            | also B    | 1                 |
  | A   | also B            | is A or B | 1                 |
  | A   | also B            | also A    |                   |
  | A   | also B, also C    | also B    | 1                 |
  | A   | is C              | is C      | 1                 |
  | A   | is C              | also C    |                   |
  | A   | is C, is A        | is A      | 2                 |
  | A   | withdrawn         | withdrawn | 1                 |
  | A   | withdrawn, is C   | is C      | 2                 |
`))
  test(`of the key ${cell(row, 'key')}, ${cell(row, 'decided') || 'untouched'}, "${cell(row, 'now')}"`, () => {
    const decisions = cell(row, 'decided').split(', ').filter(Boolean).map(decision)
    const place = decidedBefore(aKey('single', cell(row, 'key')), decisions, decision(cell(row, 'now')))
    expect(place === -1 ? '' : String(place + 1)).toBe(cell(row, 'decided as number'))
  })
