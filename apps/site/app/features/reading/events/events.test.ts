import { expect, test } from 'vitest'
import { googleCalendarLink } from '../../../platform/share/google-calendar.ts'
import { placeOf } from './event-entry.ts'

test('the place is the venue, else the branch, else how it is held', () => {
  const branch = { name: 'Mysuru', slug: 'mysuru' }
  expect(placeOf({ venue: 'Library terrace', branch, mode: 'On campus' })).toBe('Library terrace')
  expect(placeOf({ venue: null, branch, mode: 'On campus' })).toBe('Mysuru')
  expect(placeOf({ venue: null, branch: null, mode: 'Online' })).toBe('Online')
  expect(placeOf({ venue: null, branch: null, mode: null })).toBe('')
})

const entry = {
  name: 'Night sky & tea',
  startsAt: '2026-12-18T13:30:00.000Z',
  endsAt: '2026-12-18T15:30:00.000Z',
  place: 'Terrace, Mysuru',
  url: 'https://academy.test/events/night-sky',
}

test("Google's calendar gets both ends in UTC and the whole name", () => {
  const { searchParams } = new URL(googleCalendarLink(entry))
  expect(searchParams.get('dates')).toBe('20261218T133000Z/20261218T153000Z')
  expect(searchParams.get('text')).toBe('Night sky & tea')
  expect(searchParams.get('location')).toBe('Terrace, Mysuru')
})

test('an event without an end lasts an hour in the calendar', () => {
  const { searchParams } = new URL(googleCalendarLink({ ...entry, endsAt: null }))
  expect(searchParams.get('dates')).toBe('20261218T133000Z/20261218T143000Z')
})
