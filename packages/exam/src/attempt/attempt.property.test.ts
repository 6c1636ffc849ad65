import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutes } from '../durations.ts'
import type { Paper } from '../papers/paper.ts'
import { answerOf } from '../testing/arbitraries.ts'
import { aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import { type Attempt, deadline, isOpen, newAttempt } from './attempt.ts'
import { type Action, next } from './next.ts'

const SECTION = aSection(1, 'Physics', [aQuestion(1), aQuestion(2), aQuestion(3)])
const FREE = aPaper([SECTION])
const SEQUENTIAL: Paper = aPaper(
  [{ ...SECTION, slots: SECTION.slots.map((slot) => ({ ...slot, durationMs: minutes(5) })) }],
  {
    delivery: 'sequential',
    clock: 'question',
    durationMs: null,
  },
)

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>(
    { type: 'start' },
    { type: 'take_over' },
    { type: 'serve' },
    { type: 'force_submit', reason: 'Fire drill' },
    { type: 'grade' },
    { type: 'tick' },
    { type: 'leave', reason: 'Left the screen' },
  ),
  fc.record({
    ...{ type: fc.constant('submit' as const), device: fc.nat(3), lastNumber: fc.nat(6) },
    extraMs: fc.option(fc.constantFrom(0, minutes(5)), { nil: undefined }),
  }),
  fc.record({ type: fc.constant('answer' as const), answer: fc.option(answerOf('single'), { nil: null }) }),
  fc.record({
    type: fc.constant('grant' as const),
    grant: fc.record({
      id: fc.nat(3),
      ms: fc.integer({ min: -1000, max: minutes(30) }),
      reason: fc.constant('Power cut'),
      scope: fc.constant('all' as const),
    }),
  }),
  fc.record({
    type: fc.constant('decide_late' as const),
    steps: fc.array(fc.constantFrom('1:1', '1:2')),
    accepted: fc.boolean(),
  }),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 6 }), fc.nat(minutes(90)), answerOf('single')).map(
    ([device, number, givenAt, answer]): Action => ({
      type: 'save',
      device,
      steps: [{ device, number, action: { do: 'save', slot: 1, answer }, givenAt }],
    }),
  ),
)

const anyHistory = fc.array(fc.tuple(anyAction, fc.nat(minutes(12))), { maxLength: 25 }).map((entries) => {
  let now = 0
  return entries.map(([action, wait]) => {
    now += wait
    return { action, now }
  })
})

const fresh = (paper: Paper): Attempt =>
  newAttempt(paper, asPrinted(paper), { policy: { policy: 'eliminate', warnings: 2 } })

const run = (paper: Paper, history: { action: Action; now: number }[]): Attempt =>
  history.reduce((attempt, { action, now }) => next(attempt, action, now).attempt, fresh(paper))

const anyDelivery = fc.constantFrom(FREE, SEQUENTIAL)

test('replaying the record of actions gives the live attempt, also through the database', () => {
  fc.assert(
    fc.property(anyDelivery, anyHistory, (paper, history) => {
      const live = history.reduce(
        (attempt, { action, now }) => JSON.parse(JSON.stringify(next(attempt, action, now).attempt)) as Attempt,
        fresh(paper),
      )
      expect(live).toEqual(run(paper, history))
    }),
  )
})

test('it does not matter when, how often or whether the sweep runs', () => {
  fc.assert(
    fc.property(
      anyDelivery,
      anyHistory,
      fc.array(fc.nat(minutes(300)), { maxLength: 10 }),
      (paper, history, sweeps) => {
        const end = minutes(600)
        const ticks = sweeps.map((now) => ({ action: { type: 'tick' } as Action, now }))
        const withSweeps = [...history, ...ticks].sort((a, b) => a.now - b.now)
        const closed = (entries: typeof history) => next(run(paper, entries), { type: 'tick' }, end).attempt
        expect(closed(withSweeps)).toEqual(closed(history))
      },
    ),
  )
})

test('a refused action changes nothing but what time itself changes', () => {
  fc.assert(
    fc.property(anyDelivery, anyHistory, (paper, history) => {
      let attempt = fresh(paper)
      for (const { action, now } of history) {
        const outcome = next(attempt, action, now)
        if (!outcome.ok) expect(outcome.attempt).toEqual(next(attempt, { type: 'tick' }, now).attempt)
        attempt = outcome.attempt
      }
    }),
  )
})

test('an attempt never ends after its deadline, has an end exactly when it is over, and elimination is for good', () => {
  fc.assert(
    fc.property(anyDelivery, anyHistory, (paper, history) => {
      let attempt = fresh(paper)
      for (const { action, now } of history) {
        const before = attempt
        attempt = next(attempt, action, now).attempt
        const limit = deadline(attempt)
        if (limit !== null && attempt.endedAt !== null) expect(attempt.endedAt).toBeLessThanOrEqual(limit)
        expect(attempt.endedAt === null).toBe(isOpen(attempt) || attempt.state === 'not_started')
        if (before.state === 'eliminated')
          expect({ ...attempt, ledger: {} }, 'steps are still kept').toEqual({ ...before, ledger: {} })
      }
    }),
  )
})

test('in a sequential test each question is recorded once and in order, however often answers are sent', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const { progress } = run(SEQUENTIAL, history)
      const recorded = progress?.records.map((record) => record.slot) ?? []
      expect(recorded).toEqual([1, 2, 3].slice(0, recorded.length))
    }),
  )
})
