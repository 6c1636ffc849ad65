import type { ChildApplicationView } from '@northlight/contract/children'
import { expect, test } from 'vitest'
import { applicationState, applicationStep, nextOf, sittingWords, usedWords, whenWords } from './child-words.ts'

const now = '2026-11-18T04:30:00.000Z'
const past = '2026-11-12T03:30:00.000Z'
const coming = '2026-11-29T04:30:00.000Z'
const base = { status: 'Pending', opens_at: null, closes_at: null } as const

test.for([
  [{ opens_at: coming }, 'Opens 29 Nov 2026, 10:00 am'],
  [{ opens_at: coming, closes_at: '2026-11-30T04:30:00.000Z' }, 'Opens 29 Nov 2026, 10:00 am'],
  [{}, 'Open now'],
  [{ opens_at: past }, 'Open now'],
  [{ opens_at: now }, 'Open now'],
  [{ opens_at: past, closes_at: coming }, 'Open now, until 29 Nov 2026, 10:00 am'],
  [{ status: 'Ongoing', opens_at: past, closes_at: coming }, 'Being taken now'],
] as const)('a test with %j is told as %s', ([change, words]) => {
  expect(whenWords({ ...base, ...change }, now)).toBe(words)
})

test('the next test is one that is not begun, and one that is being taken where there is no other', () => {
  const taken = { name: 'Warm-up', status: 'Ongoing' } as const
  const waiting = { name: 'Mock 2', status: 'Pending' } as const
  expect(nextOf([taken, waiting])).toBe(waiting)
  expect(nextOf([taken])).toBe(taken)
  expect(nextOf([])).toBeUndefined()
})

const application: ChildApplicationView = {
  ...{ number: 'ADM-26-00001', season: '2027-28', state: 'paid', payment_status: 'PAID', offer: null },
  test: { sits_on: '2026-12-13', closes_on: null, slot: '10:30 am – 12:30 pm', centre: 'Hubballi campus' },
}

test('the aptitude test is told while it is ahead, one day or several', () => {
  expect(sittingWords(application)).toBe('Sun, 13 Dec 2026, 10:30 am – 12:30 pm, Hubballi campus')
  const window = { ...application, test: { ...application.test, closes_on: '2026-12-15' } }
  expect(sittingWords(window)).toBe('Sun, 13 Dec 2026 to 15 Dec 2026, 10:30 am – 12:30 pm, Hubballi campus')
  for (const state of ['appeared', 'offered', 'withdrawn'] as const)
    expect(sittingWords({ ...application, state })).toBeNull()
})

test('a parent reads what has to be done, and where', () => {
  expect(applicationStep(application, 'Asha')).toBeNull()
  expect(applicationStep({ ...application, state: 'registered', payment_status: 'PENDING' }, 'Asha')).toMatch(
    /not paid/,
  )
  const offer = {
    state: 'open',
    title: 'Foundation, Mysuru',
    to_pay_paise: 1_33_200_00,
    until: '2026-11-28T18:29:59.999Z',
  } as const
  expect(applicationStep({ ...application, state: 'offered', offer }, 'Asha')).toBe(
    'Foundation, Mysuru: the seat is held until 28 Nov 2026. ₹1,33,200 to pay. It is accepted in the account of Asha, or call us.',
  )
  const offered = { ...application, state: 'offered', offer } as const
  expect(applicationState(offered)).toBe('Seat offered')
  const past = { ...offered, offer: { ...offer, state: 'past' } } as const
  expect(applicationState(past)).toBe('Offer over')
  expect(applicationStep(past, 'Asha')).toBe(
    'Foundation, Mysuru: the seat was held until 28 Nov 2026. Please call us if you still want it.',
  )
})

test.for([
  [3_938_000, '66 minutes'],
  [3_929_000, '65 minutes'],
  [29_000, '29 seconds'],
  [7_199_000, '2 hours'],
] as const)('%s ms of a test are %s, as its letter says', ([ms, words]) => {
  expect(usedWords(ms)).toBe(words)
})
