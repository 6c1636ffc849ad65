import { expect, test } from 'vitest'
import { text } from './fields.ts'

const reason = text('reason', { min: 5, max: 20 })

test.each([
  ['the key is wrong', 'the key is wrong'],
  ['  spaces around  ', 'spaces around'],
  ['ಕ್\u200dಷಣ ಬೇಕು', 'ಕ್\u200dಷಣ ಬೇಕು'],
  ['👩\u200d👩\u200d👧 👍', '👩\u200d👩\u200d👧 👍'],
])('%j is taken', (typed, taken) => {
  expect(reason.parse(typed)).toBe(taken)
})

test.each([
  ['\u200b'.repeat(10), 'Enter your reason.'],
  ['\u202e\u2066 \u200d\u00ad\u2060', 'Enter your reason.'],
  ['no', 'Your reason needs at least 5 characters.'],
  [undefined, 'Enter your reason.'],
])('%j is refused', (typed, sentence) => {
  expect(reason.safeParse(typed).error?.issues[0]?.message).toBe(sentence)
})
