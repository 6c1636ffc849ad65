import { expect, test } from 'vitest'
import { sittingCalendar } from './sitting-calendar.ts'

const hall = {
  mode: 'OFFLINE',
  sits_on: '2026-12-06',
  closes_on: null,
  starts_at: '2026-12-06T05:00:00.000Z',
  slot: '10:30 am – 12:30 pm',
  centre: 'Mysuru campus',
  address: 'Vani Vilas Road',
} as const
const home = { ...hall, mode: 'ONLINE', slot: 'Any hour between 9:00 am and 9:00 pm', address: null } as const

test.each([
  ['a hall, to the end of its slot', hall, '20261206T050000Z/20261206T070000Z'],
  ['a slot without an end', { ...hall, slot: '10:30 am' }, '20261206/20261207'],
  [
    'a slot in other words',
    { ...hall, slot: 'In the morning', starts_at: '2026-12-05T18:30:00.000Z' },
    '20261206/20261207',
  ],
  ['a window at home of several days', { ...home, closes_on: '2026-12-31' }, '20261206/20270101'],
  ['a window at home of one day', home, '20261206/20261207'],
])('%s', (_, sitting, dates) => {
  const { searchParams } = new URL(sittingCalendar(sitting, { number: 'ADM-26-00017', url: 'https://n.test/a' }))
  expect(searchParams.get('dates')).toBe(dates)
  expect(searchParams.get('text')).toBe('Aptitude test, ADM-26-00017')
  expect(searchParams.get('location')).toMatch(/^Mysuru campus/)
})
