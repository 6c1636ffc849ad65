import { expect, test } from 'vitest'
import { inWords } from './opening-hours.ts'

test('the hours of a campus are said in one line, without the days on which it is closed', () => {
  expect(
    inWords([
      { days: 'Monday to Friday', opens: '08:00', closes: '19:45' },
      { days: 'Saturday', opens: '08:30', closes: '12:00' },
      { days: 'Sunday', opens: null, closes: null },
    ]),
  ).toBe('Monday to Friday, 8 am to 7:45 pm; Saturday, 8:30 am to 12 pm')
})
