import { expect, test } from 'vitest'
import { minutes } from '../durations.ts'
import { packSentences } from './pack-sentence.ts'
import { SHIPPED_PACKS } from './shipped-packs.ts'
import { planFaults, planSentences, type TestPlan } from './test-plan.ts'

const plan = (more: Partial<TestPlan> = {}): TestPlan => ({
  opensAt: '2026-11-22T03:30:00.000Z',
  closesAt: '2026-11-22T06:45:00.000Z',
  durationMs: minutes(180),
  graceMinutes: 15,
  latePolicy: null,
  integrity: { policy: 'eliminate', warnings: 2 },
  resultPolicy: 'by_hand',
  reviewPolicy: null,
  challengeDays: 5,
  isAdmission: false,
  amountPaise: null,
  ...more,
})

test('schedule and policy are read back', () => {
  expect(planSentences(plan()).join(' ')).toBe(
    'Opens Sun 22 Nov 2026, 9:00. Each student has 180 minutes from their own start, and the test ends for everybody Sun 22 Nov 2026, 12:15. Whoever starts by Sun 22 Nov 2026, 9:15 has the whole time. Answers given in time count if they arrive within 15 minutes; later ones wait for your decision. Leaving the screen is warned of 2 times; the next time ends the paper. Results come when you release them. Questions and keys are shown with the result; keys can be challenged for 5 days. It is free.',
  )
  expect(
    planSentences(
      plan({ opensAt: null, closesAt: null, durationMs: null, reviewPolicy: 'never', amountPaise: 149_900 }),
    ).join(' '),
  ).toContain('It can be begun at any time. No clock runs.')
})

test.each([
  [{}, []],
  [{ closesAt: '2026-11-22T03:00:00.000Z' }, ['closes_at']],
  [{ closesAt: '2026-11-22T05:00:00.000Z' }, ['closes_at']],
  [{ durationMs: minutes(10), graceMinutes: 15 }, ['grace_minutes']],
  [{ closesAt: '2026-11-22T03:40:00.000Z', durationMs: null, graceMinutes: 15 }, ['grace_minutes']],
  [{ opensAt: null, closesAt: null, durationMs: null }, ['integrity_policy']],
  [{ amountPaise: 50 }, ['amount']],
] satisfies [Partial<TestPlan>, string[]][])('%o is told before it is saved: %o', (more, fields) => {
  expect(planFaults(plan(more)).map(({ field }) => field)).toEqual(fields)
})

test('every shipped pack reads back as sentences', () => {
  const [main] = SHIPPED_PACKS
  expect(main && packSentences(main).slice(0, 2)).toEqual([
    '75 questions in 3 hours, 300 marks.',
    'Physics Section A: 20 questions with one right option (+4 right, −1 wrong).',
  ])
  for (const pack of SHIPPED_PACKS) expect(packSentences(pack).every((text) => text.endsWith('.'))).toBe(true)
})

test.for([
  ['matching', undefined, 1, '1 question that matches two lists'],
  ['matching', undefined, 2, '2 questions that match two lists'],
  ['numeric', 0, 1, '1 question that asks for a whole number'],
  ['numeric', 1, 3, '3 questions that ask for a number to 1 decimal'],
  ['numeric', 2, 1, '1 question that asks for a number to 2 decimals'],
] as const)('%s to %s decimals, %s of them: %s', ([type, decimals, count, words]) => {
  const [pack] = SHIPPED_PACKS
  const [section] = pack?.sections ?? []
  if (!pack || !section) throw new Error('There is a pack.')
  const { decimals: _, ...rest } = section
  const sections = [{ ...rest, type, count, ...(decimals !== undefined && { decimals }) }]
  expect(packSentences({ ...pack, sections })[1]).toContain(words)
})
