import { describe, expect, test } from 'vitest'
import { seconds } from '../durations.ts'
import { aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import { cell, table } from '../testing/table.ts'
import { newAttempt } from './attempt.ts'
import { type IntegrityEvent, type IntegrityKind, type IntegrityPolicy, tallyOf } from './integrity.ts'
import { next } from './next.ts'

const walk = (policy: IntegrityPolicy, text: string) => {
  const events: IntegrityEvent[] = []
  for (const row of table(text)) {
    const [kind = '', ...notes] = cell(row, 'the screen reports').split(', ')
    events.push({
      id: String(events.length),
      kind: kind.replaceAll(' ', '_') as IntegrityKind,
      at: seconds(Number(cell(row, 'second'))),
      ...(notes.includes('own dialog') ? { isOwnDialog: true } : {}),
      ...(notes.includes('half a second') ? { awayMs: 500 } : {}),
      ...(notes.includes('phone') ? { canFullScreen: false } : {}),
    })
    const tally = tallyOf(events, policy)
    expect([String(tally.violations), tally.consequence], `second ${cell(row, 'second')}`).toEqual([
      cell(row, 'count'),
      cell(row, 'what follows'),
    ])
  }
}

describe('leaving the test screen', () => {
  test('two warnings, then elimination; one counter for all kinds', () => {
    walk(
      { policy: 'eliminate', warnings: 2 },
      `
      | second | the screen reports             | count | what follows |
      |--------|--------------------------------|-------|--------------|
      | 10     | full screen left               | 1     | warn         |
      | 11     | window left                    | 1     | warn         |
      | 12     | tab hidden                     | 1     | warn         |
      | 40     | window left, own dialog        | 1     | warn         |
      | 50     | window left, half a second     | 1     | warn         |
      | 60     | offline                        | 1     | warn         |
      | 70     | full screen left, phone        | 1     | warn         |
      | 80     | tab hidden                     | 2     | warn         |
      | 90     | full screen left               | 3     | eliminate    |
      `,
    )
  })

  test('a policy that only warns never ends the test', () => {
    walk(
      { policy: 'warn', warnings: 1 },
      `
      | second | the screen reports | count | what follows |
      |--------|--------------------|-------|--------------|
      | 10     | tab hidden         | 1     | warn         |
      | 20     | tab hidden         | 2     | none         |
      `,
    )
  })

  test('a policy that only logs says nothing follows', () => {
    walk(
      { policy: 'log' },
      `
      | second | the screen reports | count | what follows |
      |--------|--------------------|-------|--------------|
      | 10     | tab hidden         | 1     | none         |
      `,
    )
  })

  test('the last warning says what happens next', () => {
    const hidden = (id: string, at: number): IntegrityEvent => ({ id, kind: 'tab_hidden', at: seconds(at) })
    const policy: IntegrityPolicy = { policy: 'eliminate', warnings: 2 }
    expect(tallyOf([hidden('a', 1)], policy).sentence).toContain('Warning 1 of 2')
    expect(tallyOf([hidden('a', 1), hidden('b', 9)], policy).sentence).toContain('your test ends')
  })
})

test('reports sent twice count once, the third violation ends the attempt, and later reports change nothing', () => {
  const paper = aPaper([aSection(1, 'Physics', [aQuestion(1)])])
  const fresh = newAttempt(paper, asPrinted(paper), { policy: { policy: 'eliminate', warnings: 2 } })
  const report = (id: string, at: number) => ({
    type: 'report' as const,
    events: [{ id, kind: 'tab_hidden' as const, at: seconds(at) }],
  })
  let attempt = next(fresh, { type: 'start' }, 0).attempt
  for (const [id, at] of [
    ['a', 10],
    ['a', 10],
    ['b', 20],
    ['b', 20],
  ] as const)
    attempt = next(attempt, report(id, at), seconds(at)).attempt
  expect(attempt.state).toBe('in_progress')
  const ended = next(attempt, report('c', 30), seconds(30))
  expect(ended).toMatchObject({ ok: true, tally: { violations: 3, consequence: 'eliminate' } })
  expect(ended.attempt).toMatchObject({ state: 'eliminated', endedBy: 'policy', endedAt: seconds(30) })
  expect(next(ended.attempt, report('d', 40), seconds(40)).attempt).toEqual(ended.attempt)
})

test('a device clock that is a day ahead cannot report from the future', () => {
  const paper = aPaper([aSection(1, 'Physics', [aQuestion(1)])])
  const fresh = newAttempt(paper, asPrinted(paper), { policy: { policy: 'log' } })
  const started = next(fresh, { type: 'start' }, 0).attempt
  const events = [{ id: 'a', kind: 'tab_hidden' as const, at: seconds(86_400) }]
  expect(next(started, { type: 'report', events }, seconds(5)).attempt.events[0]?.at).toBe(seconds(5))
})

test('what an older screen tells of the time after another took over is kept, and is no leaving', () => {
  const paper = aPaper([aSection(1, 'Physics', [aQuestion(1)])])
  const fresh = newAttempt(paper, asPrinted(paper), { policy: { policy: 'eliminate', warnings: 1 } })
  const started = next(fresh, { type: 'start' }, 0).attempt
  const moved = next(started, { type: 'take_over' }, seconds(60)).attempt
  const left = (id: string, at: number, device?: number) => ({
    ...{ id, kind: 'tab_hidden' as const, at: seconds(at) },
    ...(device !== undefined && { device }),
  })
  const tallyAfter = (...events: ReturnType<typeof left>[]) => {
    const reported = next(moved, { type: 'report', events }, seconds(200))
    return { tally: reported.ok && reported.tally?.violations, kinds: reported.attempt.events.map(({ kind }) => kind) }
  }
  expect(tallyAfter(left('a', 61, 1), left('b', 90, 1))).toEqual({ tally: 0, kinds: ['takeover', 'takeover'] })
  expect(tallyAfter(left('a', 59, 1), left('b', 90, 2))).toEqual({ tally: 2, kinds: ['tab_hidden', 'tab_hidden'] })
  // A client that does not name its screen is believed to be the one that writes.
  expect(tallyAfter(left('a', 90)).tally).toBe(1)
})
