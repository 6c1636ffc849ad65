import { expect, test } from 'vitest'
import { filledText, lengthText, nextTimes, whatsAppLink, whenText, wroteInText } from './words.ts'

const now = Date.parse('2026-11-16T04:42:00.000Z')

test('how long somebody has waited is said as people say it', () => {
  expect(lengthText('2026-11-16T04:36:00.000Z', now)).toBe('6 min')
  expect(lengthText('2026-11-16T02:50:00.000Z', now)).toBe('1 h 52 min')
  expect(lengthText('2026-11-14T02:50:00.000Z', now)).toBe('2 days')
  expect(lengthText('2026-11-17T02:50:00.000Z', now)).toBe('0 min')
})

test('whoever calls reads in which language a family wrote, unless it was English', () => {
  expect([wroteInText({ wrote_in: 'kn' }), wroteInText({ wrote_in: null })]).toEqual(['wrote in Kannada', null])
})

test('times to call again are hours of India, and none of them is past', () => {
  expect(nextTimes(now).map(({ label }) => label)).toContain('today, 6:00 pm')
  expect(nextTimes(now).find(({ label }) => label === 'tomorrow, 6:00 pm')?.value).toBe('2026-11-17T12:30:00.000Z')
  const evening = Date.parse('2026-11-16T18:00:00.000Z')
  expect(nextTimes(evening).map(({ label }) => label)).not.toContain('today, 6:00 pm')
  expect(nextTimes(evening).every(({ value }) => Date.parse(value) > evening)).toBe(true)
  expect(whenText('2026-11-17T12:30:00.000Z', now)).toBe('tomorrow 6:00 pm')
})

test('a text is filled in, and goes into the address of WhatsApp whole', () => {
  const values = { counsellor: 'Asha', institute: 'Northlight', wants: 'JEE', name: 'Meera', site: 'https://n.test' }
  const text = filledText('{counsellor} of {institute}: {wants} & {more}', values)
  expect(text).toBe('Asha of Northlight: JEE & {more}')
  expect(whatsAppLink('9845000111', text)).toBe(
    'https://wa.me/919845000111?text=Asha%20of%20Northlight%3A%20JEE%20%26%20%7Bmore%7D',
  )
})
