import { examRefusals } from '@northlight/contract/exams/refusals'
import { REFUSALS } from '@northlight/exam/attempt/refusals'
import { expect, test } from 'vitest'

test('a screen is told every refusal of the engine by a code it knows', () => {
  expect(Object.keys(REFUSALS).filter((code) => !(examRefusals as readonly string[]).includes(code))).toEqual([])
})
