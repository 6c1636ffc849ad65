import { describe, expect, test } from 'vitest'
import { answerFromText, keyFromText } from './key-text.ts'

const letters = ['A', 'B', 'C', 'D']
const single = { type: 'single', options: letters } as const
const multiple = { type: 'multiple', options: letters } as const
const numeric = { type: 'numeric', options: [] as string[], decimals: 2 } as const
const matching = { type: 'matching', options: ['A', 'B'], matches: ['1', '2'] }
const asked = { single, multiple, numeric, matching: { ...matching, type: 'matching' } } as const

describe('an answer as it is typed', () => {
  test.each([
    ['single', 'B', { type: 'single', option: 'B' }],
    ['multiple', 'C, A', { type: 'multiple', options: ['A', 'C'] }],
    ['numeric', ' -2.50 ', { type: 'numeric', value: '-2.50' }],
    ['matching', 'A-2,B-1', { type: 'matching', pairs: { A: '2', B: '1' } }],
    ['matching', 'A–2 B–1', { type: 'matching', pairs: { A: '2', B: '1' } }],
    ['single', '', null],
    ['multiple', '  ', null],
  ] as const)('%s: %s', (type, text, answer) => {
    expect(answerFromText({ ...asked[type], options: [...asked[type].options], matches: ['1', '2'] }, text)).toEqual({
      ok: true,
      value: answer,
    })
  })

  test.each([
    ['single', 'E'],
    ['multiple', 'A,E'],
    ['numeric', 'two'],
    ['matching', 'A-9'],
    ['matching', 'Z-1'],
  ] as const)('%s: %s is refused with a sentence', (type, text) => {
    const reading = answerFromText({ ...asked[type], options: [...asked[type].options], matches: ['1', '2'] }, text)
    expect(reading).toEqual({ ok: false, reason: expect.stringMatching(/^[A-Z].*\.$/) })
  })
})

describe('a key as staff write it', () => {
  test.each([
    ['single', 'B', { type: 'single', right: ['B'] }],
    ['single', 'B or C', { type: 'single', right: ['B', 'C'] }],
    ['multiple', 'A,C or B,D', { type: 'multiple', right: ['A', 'C'], or: [['B', 'D']] }],
    ['numeric', '7', { type: 'numeric', accept: [{ value: '7' }] }],
    [
      'numeric',
      '2.45 to 2.55 or 3 ± 0.1',
      {
        type: 'numeric',
        accept: [
          { from: '2.45', to: '2.55' },
          { value: '3', tolerance: '0.1' },
        ],
      },
    ],
    ['matching', 'A-1,B-2', { type: 'matching', pairs: { A: '1', B: '2' } }],
  ] as const)('%s: %s', (type, text, key) => {
    expect(keyFromText({ ...asked[type], options: [...asked[type].options], matches: ['1', '2'] }, text)).toEqual({
      ok: true,
      value: key,
    })
  })

  test.each([
    ['single', 'Z', 'The key names option "Z", which does not exist.'],
    ['numeric', 'seven', 'The value of the key is not a number.'],
    ['matching', 'A-1', '"B" has no match.'],
  ] as const)('%s: %s is refused', (type, text, reason) => {
    expect(keyFromText({ ...asked[type], options: [...asked[type].options], matches: ['1', '2'] }, text)).toEqual({
      ok: false,
      reason,
    })
  })
})
