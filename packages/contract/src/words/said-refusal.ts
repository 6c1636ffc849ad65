import { instant, shownDate } from '../dates.ts'
import type { Text } from './catalogue.ts'
import type { Language } from './languages.ts'
import type { Say } from './say.ts'

/** What the server writes with a value in it. */
const sentences = [
  'This account has an application for {season} already: {number}.',
  'This programme is for Class {classes} only. Please choose another one.',
  'This programme is for students of {years} years or more. Enter the date of birth.',
  'This programme is for students of {years} years or more. Please choose another one.',
  'Registration for this test date closed on {day}. Please choose another one.',
  'This test date is for {classes} only. Please choose another one.',
  'Too many attempts! You may try again in {minutes} minutes.',
  'Too many attempts! You may try again in {seconds} seconds.',
] as const satisfies readonly Text[]

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
const patternOf = (sentence: string) => new RegExp(`^${escaped(sentence).replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`)

/** `10th` is said without its English ending, and a day as the language writes it. */
const saidValue = (name: string, value: string, language: Language): string => {
  if (language === 'en') return value
  if (name === 'classes') return value.replace(/(?<=\d)th\b/g, '')
  const at = name === 'day' ? Date.parse(`${value} 12:00 UTC`) : Number.NaN
  return Number.isNaN(at) ? value : shownDate(instant(at), language)
}

type Speaking = { language: Language; say: Say; stored: (text: string) => string }

/** A sentence of the server, also one with a value in it, in the language of the page. */
export const saidRefusal = (sentence: string, { language, say, stored }: Speaking): string => {
  for (const known of sentences) {
    const values = patternOf(known).exec(sentence)?.groups
    if (!values) continue
    const said = Object.entries(values).map(([name, value]) => [name, saidValue(name, value, language)])
    return say(known, Object.fromEntries(said))
  }
  return stored(sentence)
}
