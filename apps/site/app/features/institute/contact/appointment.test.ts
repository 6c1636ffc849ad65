import { expect, test } from 'vitest'
import { agreementOf, appointmentFile, isAppointed, shownAppointment, shownCallDay } from './appointment.ts'
import { shownClock } from './campus.ts'

const at = '2026-11-17T16:00:00+05:30'

test('an appointment is said with weekday, day and hour', () => {
  expect(shownAppointment(at)).toBe('Tuesday, 17 Nov 2026, 4:00 pm')
})

test('a late hour stays on its Indian day', () => {
  expect(shownAppointment('2026-11-17T02:00:00+05:30')).toBe('Tuesday, 17 Nov 2026, 2:00 am')
})

test('the panel says what was agreed', () => {
  expect(agreementOf('Visit Our Center', at)).toBe('See you on Tuesday')
  expect(agreementOf('Call Back', at)).toBe('We will call you on Tuesday')
  expect(agreementOf('Something new', at)).toBe('Your request for Tuesday is with us')
})

test('a call without an hour has a day only where a later one was chosen', () => {
  expect(['Any time', 'after 6 pm', at].map(isAppointed)).toEqual([false, false, true])
  // 22:30 in India.
  const created_at = '2026-11-15T17:00:00.000Z'
  expect(shownCallDay({ date: '2026-11-15T00:00:00+05:30', created_at })).toBeNull()
  expect(shownCallDay({ date: '2026-11-17T00:00:00+05:30', created_at })).toBe('Tuesday, 17 Nov 2026')
})

test('the calendar gets forty minutes, in lines that are not too long', () => {
  const file = appointmentFile({ id: 'contact-7', name: 'Visit, campus', at, place: `Road 14; ${'Town '.repeat(30)}` })
  expect(file).toContain('DTSTART:20261117T103000Z\r\nDTEND:20261117T111000Z\r\n')
  expect(Math.max(...file.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(75)
})

test('hours of the clock are shown as people say them', () => {
  expect(['08:00', '12:30', '19:45', '00:15'].map(shownClock)).toEqual(['8:00 am', '12:30 pm', '7:45 pm', '12:15 am'])
})
