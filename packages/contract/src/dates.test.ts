import { expect, test } from 'vitest'
import { indianDay, instant, shownDate, shownTime } from './dates.ts'
import { days, hours, minutes } from './durations.ts'

const byIntl = (at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', ...options }).format(new Date(at))

test('a day in India is the one that its own rules of time name, from 1970 to 2100', () => {
  const first = Date.UTC(1970, 0, 1)
  for (let at = first; at < Date.UTC(2100, 0, 1); at += days(97) + hours(7) + minutes(41)) {
    const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    expect(indianDay(instant(at))).toBe(byIntl(instant(at), day))
  }
})

test.each([
  ['2026-11-15T18:29:59.999Z', '2026-11-15', '15 Nov 2026', '11:59 pm'],
  ['2026-11-15T18:30:00.000Z', '2026-11-16', '16 Nov 2026', '12:00 am'],
  ['2024-02-28T20:00:00.000Z', '2024-02-29', '29 Feb 2024', '1:30 am'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01', '1 Jan 2027', '12:00 am'],
  ['2026-06-01T06:30:00.000Z', '2026-06-01', '1 Jun 2026', '12:00 pm'],
])('%s is %s, shown as %s at %s', (at, day, date, time) => {
  expect([indianDay(at), shownDate(at), shownTime(at)]).toEqual([day, date, time])
})

test.each([
  ['2026-11-18', '18 Nov 2026'],
  ['2024-02-29', '29 Feb 2024'],
  ['2027-01-01', '1 Jan 2027'],
])('the calendar day %s is shown as %s', (day, date) => {
  expect(shownDate(day)).toBe(date)
})
