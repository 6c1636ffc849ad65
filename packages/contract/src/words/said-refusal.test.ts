import { expect, test } from 'vitest'
import { wordsIn } from './catalogue.ts'
import type { Language } from './languages.ts'
import { saidRefusal } from './said-refusal.ts'
import { sayIn } from './say.ts'
import { saidFor } from './words.ts'

const inWords = (language: Language, sentence: string) => {
  const words = wordsIn(language)
  return saidRefusal(sentence, { language, say: sayIn(words), stored: (text) => saidFor(words.texts, text) ?? text })
}

test.each([
  ['This account has an application for 2027-28 already: ADM-26-00017.', ['2027-28', 'ADM-26-00017']],
  ['This programme is for Class 9th, 10th only. Please choose another one.', ['9, 10']],
  ['This test date is for 7th only. Please choose another one.', ['7']],
  ['This programme is for students of 16 years or more. Enter the date of birth.', ['16']],
  ['This programme is for students of 16 years or more. Please choose another one.', ['16']],
  ['Too many attempts! You may try again in 52 seconds.', ['52']],
  ['Too many attempts! You may try again in 15 minutes.', ['15']],
] as const)('%s', (sentence, values) => {
  expect(inWords('en', sentence)).toBe(sentence)
  for (const language of ['kn', 'hi'] as const) {
    const said = inWords(language, sentence)
    for (const value of values) expect(said).toContain(value)
    expect(said).not.toMatch(/[a-z]{2}|\{/)
  }
})

test('the day is written as the language writes it', () => {
  const sentence = 'Registration for this test date closed on 14 Nov 2026. Please choose another one.'
  expect(inWords('en', sentence)).toBe(sentence)
  expect(inWords('hi', sentence)).toContain('14 नवंबर 2026')
  expect(inWords('kn', sentence)).toMatch(/ನವೆಂಬರ್ 14, 2026|14 ನವೆಂಬರ್ 2026/)
})

test('a sentence without a value is looked up, and one that nobody knows stays', () => {
  expect(inWords('hi', 'Choose a test date.')).toBe('टेस्ट की तारीख चुनें।')
  expect(inWords('hi', 'This is for nobody.')).toBe('This is for nobody.')
})
