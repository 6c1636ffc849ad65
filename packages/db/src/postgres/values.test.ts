import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toInstant } from './values.ts'

test.each([
  ['2026-11-15 02:11:10.123+00', '2026-11-15T02:11:10.123Z'],
  ['2026-11-15 02:11:10.1+00', '2026-11-15T02:11:10.100Z'],
  ['2026-11-15 02:11:10.12+00', '2026-11-15T02:11:10.120Z'],
  ['2026-11-15 02:11:10+00', '2026-11-15T02:11:10.000Z'],
  ['2026-11-15 02:11:10.123999+00', '2026-11-15T02:11:10.123Z'],
  ['2026-11-15 07:41:10.123+05:30', '2026-11-15T02:11:10.123Z'],
  ['2026-11-14 21:11:10-05', '2026-11-15T02:11:10.000Z'],
  ['2026-11-15 02:11:10.5+00:00', '2026-11-15T02:11:10.500Z'],
])('%s is %s', (text, instant) => {
  expect(toInstant(text)).toBe(instant)
})

test.each(['', 'infinity', '2026-11-15', '2026-11-15T02:11:10Z'])('“%s” is refused', (text) => {
  expect(() => toInstant(text)).toThrow()
})

test('every instant is read as it was written, in any zone a session may have', () => {
  const minute = 60_000
  const between = { min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(between), fc.integer({ min: -14 * 60, max: 14 * 60 }), (date, zone) => {
      const [day, time] = new Date(date.getTime() + zone * minute).toISOString().slice(0, -1).split('T')
      const two = (number: number) => String(number).padStart(2, '0')
      const [hours, minutes] = [Math.floor(Math.abs(zone) / 60), Math.abs(zone) % 60]
      const offset = `${zone < 0 ? '-' : '+'}${two(hours)}${minutes === 0 ? '' : `:${two(minutes)}`}`
      // As PostgreSQL writes it: without zeros at the end of a fraction, and without a fraction of nothing.
      const written = time?.replace(/\.?0{1,3}$/, '') ?? ''
      expect(toInstant(`${day} ${written}${offset}`)).toBe(date.toISOString())
    }),
  )
})
