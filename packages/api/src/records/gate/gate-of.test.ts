import { translations } from '@northlight/contract/office/resources/translations'
import { expect, test } from 'vitest'
import { gateOf } from './gate-of.ts'

test('a translation keeps the names in braces, and has no others', () => {
  const stops = (source: string, said: string) =>
    gateOf(
      translations,
      { language: 'kn', source, said },
      { today: '2026-11-15', liveConsent: null, answers: {}, problems: [] },
    )
      .filter(({ level }) => level === 'stop')
      .map(({ field, message }) => `${field}: ${message}`)
  expect(stops('{seats} seats left in {place}', '{place} {seats}')).toEqual([])
  expect(stops('{seats} seats left', 'ಆಸನಗಳು')).toEqual(['said: Keep {seats} in it as it is.'])
  expect(stops('Seats left', '{seats} ಆಸನಗಳು')).toEqual(['said: {seats} does not stand in the English text.'])
})
