import type { InstructionsView } from '@northlight/contract/exams/paper'
import { sayEnglish } from '@northlight/contract/words/say'
import { expect, test } from 'vitest'
import { screenRules } from './rules.ts'

const rulesIn = (given: InstructionsView) => screenRules(given, sayEnglish)

const given: InstructionsView = {
  delivery: 'free',
  clock: 'paper',
  duration_ms: 1000,
  total_marks: 300,
  total_questions: 75,
  languages: ['en'],
  pack: null,
  instructions: [],
  sections: [],
  integrity: { policy: 'eliminate', warnings: 2 },
  grace_minutes: 15,
}

test('names the five shapes of the number grid before the start, where there is one', () => {
  expect(rulesIn(given).join(' ')).toContain('answered and marked, which is evaluated')
  expect(rulesIn({ ...given, delivery: 'sequential' }).join(' ')).not.toContain('number grid')
})

test('says what leaving the screen costs, in the words of the policy', () => {
  expect(rulesIn(given).join(' ')).toContain('The first 2 times are warnings; the next one ends the test.')
  expect(rulesIn({ ...given, integrity: { policy: 'warn', warnings: 1 } }).join(' ')).toContain(
    'The first time is a warning; after that your test goes on, and somebody of the institute looks at it and decides.',
  )
  expect(rulesIn({ ...given, integrity: { policy: 'log', warnings: 0 } }).join(' ')).toContain('no other effect')
})

test('an untimed test tells nothing about a clock, a sequential one that there is no way back', () => {
  const rules = rulesIn({ ...given, clock: 'none', duration_ms: null, delivery: 'sequential' }).join(' ')
  expect(rules).toContain('no time limit')
  expect(rules).not.toContain('clock')
  expect(rules).toContain('you cannot go back')
  expect(rules).not.toContain('Save & Next')
})

test('where each section or question has its own time, that is said', () => {
  expect(rulesIn({ ...given, clock: 'section' }).join(' ')).toContain('Each section has its own time')
  const inTurn = rulesIn({ ...given, clock: 'question', delivery: 'sequential' }).join(' ')
  expect(inTurn).toContain('Each question has its own time')
  expect(inTurn).not.toContain('no time limit')
})

test('says how long answers given offline may travel', () => {
  expect(rulesIn(given).join(' ')).toContain('within 15 minutes; the office sees which ones came later')
  expect(rulesIn({ ...given, grace_minutes: 1 }).join(' ')).toContain('within one minute')
  expect(rulesIn({ ...given, grace_minutes: 0 }).join(' ')).toContain('only if the office accepts them')
})
