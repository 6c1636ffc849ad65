import type { ApplicationView } from '@northlight/contract/admissions/application'
import type { OfferView } from '@northlight/contract/admissions/offer'
import type { MyTestView } from '@northlight/contract/exams/online-tests'
import type { SeriesView } from '@northlight/contract/payments/series'
import { describe, expect, test } from 'vitest'
import { runningTests, whatIsNext } from './what-is-next.ts'

const now = '2026-11-15T04:30:00.000Z'

const aTest = (fields: Record<string, unknown>) =>
  ({
    slug: 'mock-1',
    name: 'Mock 1',
    is_admission: false,
    total_questions: 75,
    total_duration: 180,
    total_marks: 300,
    opens_at: null,
    closes_at: null,
    clock: 'paper',
    time_ms: 10_800_000,
    begin_by: null,
    ends_by: null,
    late_start: 'ends_with_test',
    has_open_payment: false,
    is_test_enrolled: { test_status: 'Pending' },
    ...fields,
  }) as unknown as MyTestView

const anApplication = (fields: Record<string, unknown>) =>
  ({
    number: 'ADM-26-00017',
    state: 'hall-ticket-issued',
    held_until: null,
    sitting: { centre: 'Mysuru', slot: '10:30 am', starts_at: '2026-12-06T05:00:00.000Z' },
    test: null,
    can: { pay: false },
    ...fields,
  }) as unknown as ApplicationView

const next = (facts: Partial<Parameters<typeof whatIsNext>[0]>) =>
  whatIsNext({ needs: null, tests: [], application: null, now, ...facts })

const aSeries = (fields: Record<string, unknown>) =>
  ({
    ...{ enrolment_id: 7, course: 'Test Series', branch: 'Mysuru', tracks: [], track: null, can_choose: false },
    ...{ finished: 1, sentence: 'Paper 2 of 3 opens on Monday.' },
    papers: [
      { number: 1, name: 'Mock 1', slug: 'mock-1', state: 'finished', opens_at: null },
      {
        ...{ number: 2, name: 'Mock 2', slug: 'mock-2', state: 'waiting', opens_at: '2026-11-23T04:30:00.000Z' },
        sentence: 'Paper 2 of 3 opens on Monday.',
      },
    ],
    ...fields,
  }) as unknown as SeriesView

describe('what is next', () => {
  test('names the next paper of a series with its day, and nothing once all are finished', () => {
    expect(next({ series: [aSeries({})] })).toMatchObject([
      { title: 'Test Series: Mock 2', text: 'Paper 2 of 3 opens on Monday.', when: '23 Nov 2026, 10:00 am' },
    ])
    // The first one is begun, and the sentence of the series is still about it.
    expect(next({ series: [aSeries({ sentence: 'Paper 1 of 3 is open.' })] })).toMatchObject([
      { title: 'Test Series: Mock 2', text: 'Paper 2 of 3 opens on Monday.' },
    ])
    expect(next({ series: [aSeries({ papers: [] })] })).toEqual([])
    expect(next({ series: [aSeries({ tracks: ['JEE Main', 'NEET'], papers: [] })] })).toMatchObject([
      { action: { label: 'Choose the examination' } },
    ])
  })

  test('is nothing for a new adult', () => {
    expect(next({})).toEqual([])
  })

  test('begins with what blocks a test, then goes by day, and what has no day comes last', () => {
    const tests = [
      aTest({ slug: 'any', name: 'Any time' }),
      aTest({ slug: 'later', name: 'Later', opens_at: '2026-12-20T04:30:00.000Z' }),
      aTest({ slug: 'soon', name: 'Soon', closes_at: '2026-11-16T04:30:00.000Z' }),
    ]
    const entries = next({ needs: 'parent-consent', tests, application: anApplication({}) })
    expect(entries.map(({ title }) => title)).toEqual([
      'Your parent has not agreed yet',
      'Soon',
      'Your aptitude test',
      'Later',
      'Any time',
    ])
    expect(entries[0]?.action.to).toBe('/profile/complete?redirect=%2Fprofile')
    expect(entries[1]?.when).toBe('until 16 Nov 2026, 10:00 am')
  })

  test('leaves out tests that are over, running, done, or not one’s own', () => {
    const tests = [
      aTest({ closes_at: '2026-11-14T04:30:00.000Z' }),
      aTest({ is_test_enrolled: { test_status: 'Ongoing' } }),
      aTest({ is_test_enrolled: { test_status: 'Completed' } }),
      aTest({ is_test_enrolled: null }),
    ]
    expect(next({ tests })).toEqual([])
    expect(runningTests(tests)).toEqual([tests[1]])
  })

  test('asks to accept a seat only while there is a batch to accept', () => {
    const application = anApplication({ state: 'offered' })
    const held = { state: 'open', held_until: '2026-12-15T18:29:59.000Z', places: [] }
    const said = (fields: object | null) =>
      next({ application, offer: fields && ({ ...held, ...fields } as unknown as OfferView) })
    expect(said({ places: [{ course: 'NEET' }] })).toMatchObject([
      {
        title: 'We offer you a seat',
        when: 'until 15 Dec 2026',
        text: expect.stringContaining('Accept and pay there'),
      },
    ])
    expect(said({})).toMatchObject([
      {
        when: 'Soon',
        text: 'The seat is held for you until 15 Dec 2026. The batches are being set. We will call you with the dates.',
        action: { label: 'See the offer' },
      },
    ])
    expect(said({ state: 'past' })).toMatchObject([{ text: expect.stringContaining('was held until 15 Dec 2026') }])
    expect(said(null)).toMatchObject([{ text: 'The offer is on the application. Call us if you have a question.' }])
  })

  test('asks for a payment that is open, of a test and of an application', () => {
    const entries = next({
      tests: [aTest({ is_test_enrolled: null, has_open_payment: true })],
      application: anApplication({ state: 'registered', can: { pay: true }, held_until: '2026-11-15T05:00:00.000Z' }),
    })
    expect(entries.map(({ action }) => action.label)).toEqual(['See the application', 'Finish the payment'])
  })
})
