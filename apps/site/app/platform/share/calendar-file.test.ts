import { minutes } from '@northlight/contract/durations'
import { expect, test } from 'vitest'
import { calendarText } from './calendar-file.ts'

const text = calendarText(
  { id: 'jee-mysuru', name: 'First day: JEE, two years; residential', when: { day: '2026-12-31' }, place: 'Mysuru' },
  Date.parse('2026-11-16T04:00:00.123Z'),
)

test('a whole day ends on the next one, over the end of a year too', () => {
  expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(text).toContain('DTSTAMP:20261116T040000Z\r\n')
})

test('an appointment has its two moments in UTC', () => {
  const from = Date.parse('2026-11-17T16:00:00+05:30')
  const timed = calendarText({ id: 'a', name: 'Visit', place: '', when: { from, to: from + minutes(40) } }, from)
  expect(timed).toContain('DTSTART:20261117T103000Z\r\nDTEND:20261117T111000Z\r\n')
  expect(timed, 'no place').not.toContain('LOCATION')
})

test('commas and semicolons of a name are escaped', () => {
  expect(text).toContain('SUMMARY:First day: JEE\\, two years\\; residential\r\n')
})

test('no line is longer than 75 bytes, and folding loses nothing', () => {
  const long = 'ಮೈಸೂರು '.repeat(20).trim()
  const wide = calendarText({ id: 'a', name: long, when: { day: '2026-12-01' }, place: '' }, 0)
  const lines = wide.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(wide.replaceAll('\r\n ', '')).toContain(`SUMMARY:${long}`)
})
