import { translations } from '@northlight/contract/office/resources/translations'
import { expect, test } from 'vitest'
import { gateOf } from './gate-of.ts'

const facts = { today: '2026-11-16', liveConsent: null, answers: {}, problems: [] }
const stops = (source: string, said: string) =>
  gateOf(translations, { language: 'kn', source, said }, facts)
    .filter(({ level }) => level === 'stop')
    .map(({ field, message }) => `${field}: ${message}`)

test('a translation keeps the names in braces of its English text', () => {
  expect(stops('{left} of {seats} left', '{seats} ರಲ್ಲಿ {left} ಉಳಿದಿವೆ')).toEqual([])
  expect(stops('{left} left', 'ಉಳಿದಿವೆ')).toEqual(['said: Keep {left} as it stands in the English text.'])
  expect(stops('{left} left', '{seat} ಉಳಿದಿವೆ')).toEqual(['said: Keep {left} as it stands in the English text.'])
  expect(stops('Visit us.', '{us} ಬನ್ನಿ')).toEqual(['said: The English text has no names in braces.'])
})
