import { describe, expect, test } from 'vitest'
import { sequentialPalette } from '../answers/palette.ts'
import { minutes, seconds } from '../durations.ts'
import type { Paper } from '../papers/paper.ts'
import { aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import { cell, table } from '../testing/table.ts'
import { type Attempt, newAttempt, nextCheckAt, testStatusOf } from './attempt.ts'
import { type Action, next } from './next.ts'
import { currentDeadline, currentQuestion } from './sequential.ts'

const THREE = aSection(1, 'Physics', [aQuestion(11), aQuestion(12), aQuestion(13)])
const TIMED: Paper = aPaper([{ ...THREE, slots: THREE.slots.map((slot) => ({ ...slot, durationMs: minutes(5) })) }], {
  delivery: 'sequential',
  clock: 'question',
  durationMs: null,
})
const UNTIMED: Paper = aPaper([THREE], { delivery: 'sequential', clock: 'none', durationMs: null })

const timeOf = (text: string): number => {
  const [whole = '0', part = '0'] = text.split(':')
  return minutes(Number(whole)) + seconds(Number(part))
}

const actionOf = (text: string): Action => {
  const [what, first = '', , second] = text.split(' ')
  if (what === 'show') return { type: 'serve' }
  if (what === 'time-up') return { type: 'answer', answer: null, reason: 'Time up' }
  if (what === 'eliminate') return { type: 'leave', reason: 'Left the screen' }
  if (what === 'extra')
    return { type: 'grant', grant: { id: 1, ms: minutes(Number(first)), reason: '-', scope: 'all' } }
  if (what === 'submit') return { type: 'submit', device: 1, lastNumber: 0 }
  const answer = { type: 'single' as const, option: first }
  return second === undefined ? { type: 'answer', answer } : { type: 'answer', answer, version: Number(second) }
}

const walk = (paper: Paper, text: string, compensatoryPerHour = 0): Attempt => {
  let attempt = newAttempt(paper, asPrinted(paper), {
    policy: { policy: 'eliminate', warnings: 0 },
    compensatoryPerHour,
  })
  for (const row of table(text)) {
    const outcome = next(attempt, actionOf(cell(row, 'student does')), timeOf(cell(row, 'time')))
    attempt = outcome.attempt
    const records = attempt.progress?.records ?? []
    const words = records.map((record) => (record.answer?.type === 'single' ? record.answer.option : '-'))
    const current = attempt.progress ? currentQuestion(attempt.progress) : null
    const seen: Record<string, string> = {
      recorded: words.join(' '),
      current: String(current?.version ?? 'none'),
      status: testStatusOf(attempt),
      reply: outcome.ok ? (outcome.ignored ?? 'ok') : outcome.refusal,
    }
    const { 'student does': what, time, ...expected } = row
    expect(seen, `after "${what}" at ${time}`).toEqual(expected)
  }
  return attempt
}

describe('one question after the other, five minutes each', () => {
  test('answers, a double click, a retry meant for the last question, and the end', () => {
    const attempt = walk(
      TIMED,
      `
      | time | student does  | recorded | current | status    | reply          |
      |------|---------------|----------|---------|-----------|----------------|
      | 0:00 | answer A      |          | 11      | Pending   | not_shown      |
      | 0:00 | show          |          | 11      | Pending   | ok             |
      | 1:00 | answer B      | B        | 12      | Ongoing   | ok             |
      | 1:01 | answer B      | B        | 12      | Ongoing   | not_shown      |
      | 1:02 | show          | B        | 12      | Ongoing   | ok             |
      | 1:03 | answer B for 11 | B      | 12      | Ongoing   | other_question |
      | 2:00 | answer C for 12 | B C    | 13      | Ongoing   | ok             |
      | 2:01 | show          | B C      | 13      | Ongoing   | ok             |
      | 2:30 | submit        | B C      | 13      | Ongoing   | other_delivery |
      | 3:00 | answer A      | B C A    | none    | Completed | ok             |
      | 3:01 | answer A      | B C A    | none    | Completed | over           |
      | 3:02 | eliminate     | B C A    | none    | Completed | over           |
      | 3:03 | show          | B C A    | none    | Completed | ok             |
      `,
    )
    expect(attempt).toMatchObject({ state: 'submitted', endedAt: minutes(3), endedBy: 'student' })
  })

  test('a reload does not refill the time; an answer may travel 15 seconds, a later one is kept but earns nothing', () => {
    const attempt = walk(
      TIMED,
      `
      | time  | student does | recorded | current | status  | reply |
      |-------|--------------|----------|---------|---------|-------|
      | 0:00  | show         |          | 11      | Pending | ok    |
      | 4:00  | show         |          | 11      | Pending | ok    |
      | 5:15  | answer A     | A        | 12      | Ongoing | ok    |
      | 5:16  | show         | A        | 12      | Ongoing | ok    |
      | 10:31 | show         | A        | 12      | Ongoing | ok    |
      | 10:32 | answer B     | A -      | 13      | Ongoing | ok    |
      `,
    )
    expect(attempt.progress?.records[1]).toMatchObject({
      status: 'Failed To Answer',
      lateAnswer: { type: 'single', option: 'B' },
    })
  })

  test('a pause before the next question is no gift: its clock starts five seconds after the answer', () => {
    const attempt = walk(
      TIMED,
      `
      | time  | student does | recorded | current | status  | reply |
      |-------|--------------|----------|---------|---------|-------|
      | 0:00  | show         |          | 11      | Pending | ok    |
      | 1:00  | answer A     | A        | 12      | Ongoing | ok    |
      | 3:00  | show         | A        | 12      | Ongoing | ok    |
      | 6:21  | answer B     | A -      | 13      | Ongoing | ok    |
      | 6:22  | show         | A -      | 13      | Ongoing | ok    |
      `,
    )
    expect(attempt.progress?.records[1]).toMatchObject({ servedAt: timeOf('1:05') })
  })

  test('time up, and coming back after the time of a question', () => {
    const attempt = walk(
      TIMED,
      `
      | time   | student does | recorded | current | status    | reply |
      |--------|--------------|----------|---------|-----------|-------|
      | 0:00   | show         |          | 11      | Pending   | ok    |
      | 5:00   | time-up      | -        | 12      | Ongoing   | ok    |
      | 5:01   | show         | -        | 12      | Ongoing   | ok    |
      | 600:00 | show         | - -      | 13      | Ongoing   | ok    |
      | 601:00 | answer D     | - - D    | none    | Completed | ok    |
      `,
    )
    expect(sequentialPalette([11, 12, 13], attempt.progress?.records.slice(0, 2) ?? [])).toEqual([
      'not_answered',
      'not_answered',
      'current',
    ])
    expect(attempt.progress?.records[1]?.at).toBe(timeOf('10:01'))
  })

  test('leaving on the last question and coming back ends the test at that question’s deadline', () => {
    const attempt = walk(
      TIMED,
      `
      | time  | student does | recorded | current | status    | reply |
      |-------|--------------|----------|---------|-----------|-------|
      | 0:00  | show         |          | 11      | Pending   | ok    |
      | 1:00  | answer A     | A        | 12      | Ongoing   | ok    |
      | 1:00  | show         | A        | 12      | Ongoing   | ok    |
      | 2:00  | answer B     | A B      | 13      | Ongoing   | ok    |
      | 2:00  | show         | A B      | 13      | Ongoing   | ok    |
      | 90:00 | show         | A B -    | none    | Completed | ok    |
      `,
    )
    expect(attempt.endedAt).toBe(minutes(7))
  })

  test('extra time goes to the question on the screen', () => {
    walk(
      TIMED,
      `
      | time | student does | recorded | current | status  | reply |
      |------|--------------|----------|---------|---------|-------|
      | 0:00 | show         |          | 11      | Pending | ok    |
      | 4:00 | extra 3      |          | 11      | Pending | ok    |
      | 8:02 | answer A     | A        | 12      | Ongoing | ok    |
      | 8:11 | show         | A        | 12      | Ongoing | ok    |
      | 14:00 | answer B    | A -      | 13      | Ongoing | ok    |
      `,
    )
  })

  test('a student with compensatory time has 6 minutes 40 for each question', () => {
    const attempt = walk(
      TIMED,
      `
      | time | student does | recorded | current | status  | reply |
      |------|--------------|----------|---------|---------|-------|
      | 0:00 | show         |          | 11      | Pending | ok    |
      `,
      20,
    )
    if (!attempt.progress) throw new Error('The test is not sequential.')
    expect(currentDeadline(attempt.progress, attempt.terms, attempt.grants)).toBe(timeOf('6:40'))
  })

  test('elimination is for good', () => {
    const attempt = walk(
      TIMED,
      `
      | time | student does | recorded | current | status     | reply |
      |------|--------------|----------|---------|------------|-------|
      | 0:00 | show         |          | 11      | Pending    | ok    |
      | 1:00 | eliminate    |          | 11      | Eliminated | ok    |
      | 1:01 | answer A     |          | 11      | Eliminated | over  |
      | 1:02 | eliminate    |          | 11      | Eliminated | over  |
      | 1:03 | show         |          | 11      | Eliminated | ok    |
      `,
    )
    expect(attempt.reason).toBe('Left the screen')
    expect(next(attempt, { type: 'grade' }, minutes(2))).toMatchObject({ ok: false, refusal: 'no_report' })
  })
})

test('without a timer an answer is never late: it may be given days after the question was shown', () => {
  walk(
    UNTIMED,
    `
    | time     | student does | recorded | current | status  | reply |
    |----------|--------------|----------|---------|---------|-------|
    | 0:00     | show         |          | 11      | Pending | ok    |
    | 10000:00 | answer A     | A        | 12      | Ongoing | ok    |
    | 20000:00 | show         | A        | 12      | Ongoing | ok    |
    | 30000:00 | answer B     | A B      | 13      | Ongoing | ok    |
    `,
  )
})

describe('a test that nobody comes back to', () => {
  const week = minutes(7 * 24 * 60)
  for (const [kind, paper] of [
    ['with a clock for each question', TIMED],
    ['without a clock', UNTIMED],
  ] as const)
    test(`${kind} is closed a week after the last sign, and stamped with that sign`, () => {
      const left = walk(
        paper,
        `
        | time | student does | recorded | current | status  | reply |
        |------|--------------|----------|---------|---------|-------|
        | 0:00 | show         |          | 11      | Pending | ok    |
        | 1:00 | answer A     | A        | 12      | Ongoing | ok    |
        | 1:02 | show         | A        | 12      | Ongoing | ok    |
        `,
      )
      const sign = timeOf('1:02')
      expect(nextCheckAt(left)).toBe(sign + week)
      expect(next(left, { type: 'tick' }, sign + week - 1).attempt.state).toBe('in_progress')
      const swept = next(left, { type: 'tick' }, minutes(3) + 2 * week).attempt
      expect(swept).toMatchObject({
        state: 'abandoned',
        endedBy: 'sweep',
        endedAt: sign,
        closedAt: sign + week,
      })
      expect(nextCheckAt(swept)).toBeNull()
      expect(next(swept, { type: 'grade' }, minutes(4) + 2 * week)).toMatchObject({ ok: true })
      expect(next(swept, { type: 'answer', answer: null }, 3 * week)).toMatchObject({ ok: false, refusal: 'over' })
    })

  test('the closing time of the test still comes first', () => {
    const fresh = newAttempt(UNTIMED, asPrinted(UNTIMED), { policy: { policy: 'log' }, closesAt: minutes(40) })
    const begun = next(fresh, { type: 'serve' }, 0).attempt
    expect(next(begun, { type: 'tick' }, 2 * week).attempt).toMatchObject({ endedAt: minutes(40), endedBy: 'sweep' })
  })
})

describe('a test with an end', () => {
  const fresh = (paper: Paper) =>
    newAttempt(paper, asPrinted(paper), { policy: { policy: 'log' }, closesAt: minutes(10) })
  const A = { type: 'answer', answer: { type: 'single', option: 'A' } } as const
  const at = (attempt: Attempt, ...turns: [Action, string][]) =>
    turns.reduce((now, [action, time]) => next(now, action, timeOf(time)).attempt, attempt)

  test('an answer may travel, but brings no further question with it', () => {
    const answered = at(fresh(TIMED), [{ type: 'serve' }, '8:00'], [A, '10:05'])
    expect(answered).toMatchObject({ state: 'submitted', endedBy: 'clock', endedAt: minutes(10) })
    expect(answered.progress).toMatchObject({ servedAt: null, records: [{ status: 'Attempted' }] })
  })

  test('a question that was not shown before is not shown any more', () => {
    const asked = at(fresh(UNTIMED), [{ type: 'serve' }, '8:00'], [A, '9:59'], [{ type: 'serve' }, '10:01'])
    expect(asked).toMatchObject({ state: 'submitted', endedBy: 'clock', progress: { servedAt: null } })
    expect(next(asked, A, timeOf('10:02'))).toMatchObject({ ok: false, refusal: 'over' })
  })

  test('no screen takes it over: that would name every question', () => {
    const begun = at(fresh(TIMED), [{ type: 'serve' }, '1:00'])
    expect(next(begun, { type: 'take_over' }, timeOf('2:00'))).toMatchObject({ ok: false, refusal: 'other_delivery' })
  })
})
