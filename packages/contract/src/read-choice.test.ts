import { describe, expect, test } from 'vitest'
import { readChoice } from './read-choice.ts'
import { studyClassNames } from './study-classes.ts'

const said = [
  '9',
  '9th',
  'IX',
  'ix',
  'Class 9',
  'class IX',
  'Class 9th',
  'Std. 9',
  '9th standard',
  ' 9 ',
  '೯',
  '೯ನೇ ತರಗತಿ',
]
const lists = [
  ['8', '9', '10'],
  ['7th', '8th', '9th', '10th'],
  ['Class 8', 'Class 9', 'Class 10'],
]

describe('a class', () => {
  test.for(lists)('is found however it is written, in a list with %s', (list) => {
    for (const text of said) expect(readChoice(text, list), text).toBe(list.find((entry) => entry.includes('9')))
  })

  test.each([
    ['11', 'Class 11 or PU I'],
    ['XI', 'Class 11 or PU I'],
    ['1st PUC', 'Class 11 or PU I'],
    ['PU 1', 'Class 11 or PU I'],
    ['II PUC', 'Class 12 or PU II'],
    ['12th', 'Class 12 or PU II'],
    ['passed class 12 or pu ii', 'Passed Class 12 or PU II'],
  ])('of two names is found by each: %s', (text, entry) => {
    expect(readChoice(text, studyClassNames)).toBe(entry)
  })

  test.each(['', ' ', 'class', '99', 'nine hundred', '1O', '9 10'])('is not guessed: "%s"', (text) => {
    for (const list of lists) expect(readChoice(text, list)).toBeUndefined()
  })
})

describe('a name', () => {
  const centres = ['Mysuru, day scholar', 'Mysuru, residential', 'Live online']
  test.each(['mysuru residential', 'Mysuru - Residential', 'MYSURU (RESIDENTIAL)', 'residential, Mysuru'])(
    'is found in another spelling: %s',
    (text) => expect(readChoice(text, centres)).toBe('Mysuru, residential'),
  )

  test('of a part alone is not guessed', () => {
    expect(readChoice('Mysuru', centres)).toBeUndefined()
  })

  test('that two entries have is left to the person, unless it is one of them to the letter', () => {
    expect(readChoice('board AND foundation', ['Board & Foundation', 'Board and foundation'])).toBeUndefined()
    expect(readChoice('Board and foundation', ['Board & Foundation', 'Board and foundation'])).toBe(
      'Board and foundation',
    )
  })
})
