import { expect, test } from 'vitest'
import type { Question } from '../papers/paper.ts'
import { oddnessOf } from './odd-answers.ts'

const base = { version: 1, topic: null, difficulty: 'Easy' } as const
const match: Question = { ...base, type: 'matching', options: ['P', 'Q', 'R'], matches: ['1', '2', '3'] }
const wider: Question = { ...match, matches: ['1', '2', '3', '4'] }
const whole: Question = { ...base, type: 'numeric', options: [], decimals: 0 }
const two: Question = { ...base, type: 'numeric', options: [], decimals: 2 }
const pairs = (given: Record<string, string>) => ({ type: 'matching', pairs: given }) as const
const number = (value: string) => ({ type: 'numeric', value }) as const

test.for([
  [match, pairs({ P: '1', Q: '2', R: '3' }), null],
  [match, pairs({ P: '1', Q: '2' }), 'half_matched'],
  [match, pairs({ P: '1', Q: '2' }), 'partly_matched', 100],
  [match, pairs({ P: '1', Q: '2' }), 'half_matched', null],
  [match, pairs({ P: '1', Q: '2', R: '3' }), null, 100],
  [match, pairs({ P: '1', Q: '1', R: '3' }), 'matched_twice'],
  // Where the second list is longer, one entry may fit twice.
  [wider, pairs({ P: '1', Q: '1', R: '3' }), null],
  [whole, number('12'), null],
  [whole, number('-12'), null],
  [whole, number('-12.5'), 'not_whole'],
  [whole, number('-0.'), 'not_whole'],
  [two, number('2.5'), null],
  [two, number('2.50'), null],
  [two, number('2.505'), 'decimals'],
  [{ ...base, type: 'numeric', options: [] } satisfies Question, number('2.505'), null],
  [{ ...base, type: 'single', options: ['A', 'B'] } satisfies Question, { type: 'single', option: 'A' }, null],
  [match, null, null],
] as const)('%#: %o is %o', ([question, answer, oddness, partial]) => {
  expect(oddnessOf(question as Question, answer as Parameters<typeof oddnessOf>[1], { partial })).toBe(oddness)
})
