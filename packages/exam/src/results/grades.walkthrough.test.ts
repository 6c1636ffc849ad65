import { describe, expect, test } from 'vitest'
import { percentHundredths } from '../marking/marks.ts'
import { cell, table } from '../testing/table.ts'
import { ADMISSION_GRADES, gradeOfPercent, TEST_GRADES } from './grades.ts'

describe('grades by whole percent', () => {
  for (const row of table(`
    | percent | online test | admission test |
    |---------|-------------|----------------|
    | 100     | A           | A              |
    | 95      | A           | A              |
    | 94.99   | A           | B              |
    | 90      | A           | B              |
    | 89.99   | B           | C              |
    | 85      | B           | C              |
    | 84.99   | B           | D              |
    | 75      | B           | D              |
    | 74.99   | C           | E              |
    | 65      | C           | E              |
    | 64.99   | C           | F              |
    | 60      | C           | F              |
    | 59.99   | D           | F              |
    | 45      | D           | F              |
    | 44.99   | E           | F              |
    | 35      | E           | F              |
    | 34.99   | F           | F              |
    | 0       | F           | F              |
    | -12.5   | F           | F              |
  `))
    test(`${cell(row, 'percent')} %`, () => {
      const percent = Math.round(Number(cell(row, 'percent')) * 100)
      expect(gradeOfPercent(TEST_GRADES, percent)).toBe(cell(row, 'online test'))
      expect(gradeOfPercent(ADMISSION_GRADES, percent)).toBe(cell(row, 'admission test'))
    })
})

test('the percentage that is shown decides the grade', () => {
  expect(percentHundredths(89_996, 100_000)).toBe(90_00)
  expect(gradeOfPercent(TEST_GRADES, percentHundredths(89_996, 100_000))).toBe('A')
})

test('a paper without marks has no percentage to divide by: grade F', () => {
  expect(gradeOfPercent(TEST_GRADES, percentHundredths(0, 0))).toBe('F')
})
