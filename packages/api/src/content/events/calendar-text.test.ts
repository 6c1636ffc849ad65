import { expect, test } from 'vitest'
import { calendarText } from './calendar-text.ts'

const event = {
  name: 'Open day; bring, ask',
  slug: 'open-day',
  event_date: '2026-12-06T04:30:00.000Z',
  ends_at: null,
  short_description: `Line one\nLine two ${'ಕನ್ನಡ '.repeat(20)}`,
  venue: 'Hall',
  branch: { name: 'Mysuru' },
  updated_at: '2026-11-01T00:00:00.000Z',
}

const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('an event is written as calendars read it', () => {
  const lines = unfolded(calendarText('https://x.test', event)).split('\r\n')
  expect(lines).toContain('DTSTART:20261206T043000Z')
  expect(lines).toContain('DTEND:20261206T053000Z')
  expect(lines).toContain('SUMMARY:Open day\\; bring\\, ask')
  expect(lines).toContain('LOCATION:Hall\\, Mysuru')
  expect(lines).toContain('UID:open-day@x.test')
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('Line one\\nLine two')
})

test('no line is longer than 75 bytes and no character is cut', () => {
  const text = calendarText('https://x.test', event)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded(text)).toContain('ಕನ್ನಡ '.repeat(20).trim())
})

test('an end that is known is kept', () => {
  expect(calendarText('https://x.test', { ...event, ends_at: '2026-12-06T10:30:00.000Z' })).toContain(
    'DTEND:20261206T103000Z',
  )
})
