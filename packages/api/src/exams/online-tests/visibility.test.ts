import { describe, expect, test } from 'vitest'
import { challengeWindow, isResultShown, type Policies, resultShownAt, reviewOf } from './visibility.ts'

const policies = (more: Partial<Policies>): Policies => ({
  result_policy: null,
  review_policy: null,
  results_released_at: null,
  closes_at: null,
  grace_minutes: 15,
  challenge_days: 7,
  all_settled_at: null,
  ...more,
})

const ended = { closed_at: '2026-11-15T10:00:00.000Z', settles_at: '2026-11-15T10:00:00.000Z' }
const closes_at = '2026-11-15T18:00:00.000Z'
const afterClose = '2026-11-15T18:15:00.000Z'

describe('when a result is shown', () => {
  test.each([
    ['nothing said', {}, ended.closed_at],
    ['at once, where the test has a window', { result_policy: 'at_once' as const, closes_at }, afterClose],
    ['after the close', { result_policy: 'after_close' as const, closes_at }, afterClose],
    ['after the close of a test that never closes', { result_policy: 'after_close' as const }, ended.closed_at],
    ['by hand', { result_policy: 'by_hand' as const, closes_at }, null],
    [
      'by hand, released',
      { result_policy: 'by_hand' as const, results_released_at: '2026-11-16T09:00:00.000Z' },
      '2026-11-16T09:00:00.000Z',
    ],
    [
      'released before this student was done',
      { result_policy: 'by_hand' as const, results_released_at: '2026-11-14T09:00:00.000Z' },
      ended.closed_at,
    ],
  ])('%s', (_, more, at) => {
    expect(resultShownAt(policies(more), ended)).toBe(at)
  })

  test('an attempt that has not ended has none', () => {
    expect(
      isResultShown(
        policies({}),
        { closed_at: null, settles_at: '2026-11-15T10:00:00.000Z' },
        '2030-01-01T00:00:00.000Z',
      ),
    ).toBe(false)
  })
})

describe('an answer that can still count', () => {
  const atOnce = { result_policy: 'at_once' as const, review_policy: 'after_submit' as const }
  test('of the own attempt holds everything back', () => {
    const byClock = { closed_at: '2026-11-15T10:00:30.000Z', settles_at: '2026-11-15T10:15:00.000Z' }
    expect(resultShownAt(policies(atOnce), byClock)).toBe(byClock.settles_at)
    expect(reviewOf(policies(atOnce), byClock, '2026-11-15T10:14:59.999Z').is_open).toBe(false)
    expect(challengeWindow(policies(atOnce), byClock, '2026-11-15T10:14:59.999Z').is_open).toBe(false)
    expect(reviewOf(policies(atOnce), byClock, byClock.settles_at).is_open).toBe(true)
  })
  test('of anybody else does so where the test has a window, also after a release by hand', () => {
    const all_settled_at = '2026-11-15T19:05:00.000Z'
    for (const more of [atOnce, { result_policy: 'by_hand' as const, results_released_at: '2026-11-15T18:30:00.000Z' }])
      expect(resultShownAt(policies({ ...more, closes_at, all_settled_at }), ended)).toBe(all_settled_at)
    // Without a window others begin whenever they like: then the own attempt decides.
    expect(resultShownAt(policies({ ...atOnce, all_settled_at }), ended)).toBe(ended.closed_at)
  })
})

describe('the questions', () => {
  const open = (more: Partial<Policies>, now: string) => reviewOf(policies(more), ended, now).is_open
  test('wait for the close, so that no key reaches whoever still writes', () => {
    expect(open({ closes_at }, '2026-11-15T12:00:00.000Z')).toBe(false)
    expect(open({ closes_at }, afterClose)).toBe(true)
    expect(open({ closes_at, review_policy: 'after_submit' }, '2026-11-15T12:00:00.000Z')).toBe(false)
    expect(open({ review_policy: 'after_submit' }, '2026-11-15T12:00:00.000Z')).toBe(true)
  })
  test('are never read before the result, nor where the test says never', () => {
    expect(open({ result_policy: 'by_hand', review_policy: 'after_submit' }, '2030-01-01T00:00:00.000Z')).toBe(false)
    expect(open({ review_policy: 'never' }, '2030-01-01T00:00:00.000Z')).toBe(false)
  })
})

describe('the window for disputes', () => {
  test('opens with the questions and lasts the days the test says', () => {
    const terms = policies({ closes_at, challenge_days: 2 })
    expect(challengeWindow(terms, ended, '2026-11-15T12:00:00.000Z')).toEqual({
      is_open: false,
      until: '2026-11-17T18:15:00.000Z',
    })
    expect(challengeWindow(terms, ended, '2026-11-17T18:15:00.000Z').is_open).toBe(true)
    expect(challengeWindow(terms, ended, '2026-11-17T18:15:00.001Z').is_open).toBe(false)
  })
  test('is not there where questions are never shown, or for no days', () => {
    expect(challengeWindow(policies({ review_policy: 'never' }), ended, afterClose)).toEqual({
      is_open: false,
      until: null,
    })
    expect(challengeWindow(policies({ challenge_days: 0 }), ended, afterClose)).toEqual({ is_open: false, until: null })
  })
})
