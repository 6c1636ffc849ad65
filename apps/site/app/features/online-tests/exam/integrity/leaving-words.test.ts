import { wordsIn } from '@northlight/contract/words/catalogue'
import { sayEnglish, sayIn } from '@northlight/contract/words/say'
import { type IntegrityEvent, type IntegrityPolicy, tallyOf } from '@northlight/exam/attempt/integrity'
import { expect, test } from 'vitest'
import { leavingWords } from './leaving-words.ts'

const left = (count: number): IntegrityEvent[] =>
  Array.from({ length: count }, (_, place) => ({ id: `e${place}`, kind: 'tab_hidden', at: place * 60_000 }))

const policies: IntegrityPolicy[] = [
  { policy: 'log' },
  { policy: 'warn', warnings: 2 },
  { policy: 'eliminate', warnings: 2 },
  { policy: 'eliminate', warnings: 0 },
]

test.each(policies.flatMap((policy) => [0, 1, 2, 3, 4].map((count) => ({ policy, count }))))(
  'what the screen says in English is what the engine says: $policy.policy, left $count times',
  ({ policy, count }) => {
    const tally = tallyOf(left(count), policy)
    expect(leavingWords(tally, policy, sayEnglish)).toBe(tally.sentence)
  },
)

test('a last chance is said in Kannada, with its numbers', () => {
  const policy: IntegrityPolicy = { policy: 'eliminate', warnings: 2 }
  const said = leavingWords(tallyOf(left(2), policy), policy, sayIn(wordsIn('kn')))
  expect(said).toMatch(/2 \/ 2.*[\u0c80-\u0cff]/)
  expect(said).not.toMatch(/[A-Za-z]{3}/)
})
