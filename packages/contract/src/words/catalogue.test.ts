import { expect, test } from 'vitest'
import { RegistrationInput } from '../admissions/registration.ts'
import { PucAdmissionInput, SchoolAdmissionInput } from '../enquiries/admission.ts'
import { ContactInput } from '../enquiries/contact.ts'
import { CallbackInput, LeadInput, ScholarInput } from '../enquiries/leads.ts'
import { SubscribeInput } from '../enquiries.ts'
import { catalogue, type Part, partsOf, wordsIn } from './catalogue.ts'
import { sayIn } from './say.ts'
import { englishWords, filled, placesOf, saidFor, sourceKey } from './words.ts'

/** Texts that nobody has translated yet. Anyone who adds one here says why. */
const open: readonly string[] = []

const rows = Object.entries(catalogue).flatMap(([language, parts]) =>
  Object.entries(parts).flatMap(([part, texts]) =>
    Object.entries(texts).map(([text, said]) => ({ at: `${language}/${part}: ${text}`, text, said })),
  ),
)

test('every text is translated into every language, or listed as open', () => {
  expect(rows.length).toBeGreaterThan(1000)
  expect(rows.filter(({ text, said }) => !said?.trim() && !open.includes(text)).map(({ at }) => at)).toEqual([])
  for (const part of Object.keys(catalogue.kn) as Part[])
    expect(Object.keys(catalogue.hi[part])).toEqual(Object.keys(catalogue.kn[part]))
})

test('a translation has the places of its source, and no more', () => {
  for (const { at, text, said } of rows) if (said) expect(placesOf(said), at).toBe(placesOf(text))
})

test('one text is said in one way in a language', () => {
  for (const parts of Object.values(catalogue)) {
    const said = new Map<string, string | null>()
    for (const texts of Object.values(parts))
      for (const [text, words] of Object.entries(texts)) {
        if (said.has(text)) expect(words, text).toBe(said.get(text))
        said.set(text, words)
      }
  }
})

test('Kannada is written in its letters, Hindi in its own', () => {
  const letters = { kn: /[\u0c80-\u0cff]/, hi: /[\u0900-\u097f]/ }
  const foreign = { kn: /[\u0900-\u0963\u0966-\u097f]/, hi: /[\u0c80-\u0cff]/ }
  const same = /^(?:KCET|JEE|NEET|WhatsApp)$/
  for (const [language, parts] of Object.entries(catalogue))
    for (const texts of Object.values(parts))
      for (const [text, said] of Object.entries(texts)) {
        if (same.test(text) || /^\{\w+\}:?$/.test(said ?? '')) continue
        // What is only names, signs and figures needs no letters of the language.
        if (/[a-z]{3}/.test(text.replace(/\{\w+\}/g, '')) && said !== '{course}:')
          expect(said, text).toMatch(letters[language as 'kn' | 'hi'])
        expect(said, text).not.toMatch(foreign[language as 'kn' | 'hi'])
      }
})

test('what is not translated is said in English, and a value that is missing is seen', () => {
  expect(sayIn({ language: 'kn', texts: {} })('{left} left', { left: 3 })).toBe('3 left')
  expect(sayIn(wordsIn('hi'))('{left} left', { left: 3 })).toBe('3 बची हैं')
  expect(filled('{left} of {seats} left', { left: 3 })).toBe('3 of {seats} left')
})

test('a text that has the name of something every object has stays a text', () => {
  expect(sayIn(wordsIn('kn'))('constructor' as never)).toBe('constructor')
  expect(partsOf(wordsIn('hi'), [], ['toString', '__proto__']).texts).toEqual({})
})

test('what the institute has stored translates its own texts, and replaces ours', () => {
  const { texts } = wordsIn('kn', { 'Visit us.': 'ಬನ್ನಿ.', 'Our kitchen': 'ನಮ್ಮ ಅಡುಗೆಮನೆ' })
  expect(texts['Visit us.']).toBe('ಬನ್ನಿ.')
  expect(texts['Our kitchen']).toBe('ನಮ್ಮ ಅಡುಗೆಮನೆ')
  expect(wordsIn('en', { 'Visit us.': 'Come.' })).toBe(englishWords)
})

test('a stored text without the places of its source is not said: ours, or English, is', () => {
  const { texts } = wordsIn('kn', { '{left} left': 'ಉಳಿದಿವೆ', 'Room {number}': 'ಕೊಠಡಿ {seat}' })
  expect(sayIn({ language: 'kn', texts })('{left} left', { left: 3 })).toContain('3')
  expect(texts['Room {number}']).toBeUndefined()
})

test('a stored text is found however its spaces and apostrophes were typed, and replaces ours all the same', () => {
  const all = wordsIn('kn', Object.fromEntries(rows.map(({ text }) => [sourceKey(text), `${text}!`])))
  for (const { text } of rows) expect(saidFor(all.texts, text)).toBe(`${text}!`)
  const written = { " Parents'\n  evening ": 'ಪೋಷಕರ ಸಂಜೆ', "Student's  name": 'ಮಗುವಿನ ಹೆಸರು' }
  const { texts } = wordsIn('kn', written)
  expect(saidFor(texts, 'Parents’ evening')).toBe('ಪೋಷಕರ ಸಂಜೆ')
  expect(saidFor(texts, "Parents'\r\nevening")).toBe('ಪೋಷಕರ ಸಂಜೆ')
  expect(saidFor(texts, 'Student’s name')).toBe('ಮಗುವಿನ ಹೆಸರು')
  // The browser gets it by the text as the page has it.
  expect(partsOf(wordsIn('kn', written), [], ["Parents'\nevening"]).texts).toEqual({ "Parents'\nevening": 'ಪೋಷಕರ ಸಂಜೆ' })
})

test('what travels to the browser is the parts it asks for and what it shows of the institute', () => {
  const words = wordsIn('kn', { Mysuru: 'ಮೈಸೂರು', Hubballi: 'ಹುಬ್ಬಳ್ಳಿ' })
  const { texts } = partsOf(words, ['newsletter'], { campuses: [{ label: 'Mysuru' }], course: null })
  expect(Object.keys(texts).toSorted()).toEqual([...Object.keys(catalogue.kn.newsletter), 'Mysuru'].toSorted())
})

const messagesOf = (schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } }) =>
  [
    {},
    { request_type: 'Home Visit' },
    { request_type: 'Visit Our Center', date: '2026-02-31', phone: '12', email: 'a@', detail: 'x'.repeat(501) },
    { name: 'x'.repeat(300), email: `${'x'.repeat(300)}@example.com`, class: 'None' },
    {
      sibling: 'Yes',
      sibling_occupation: 'studying',
      father_name: 'A',
      mother_name: 'B',
      aadhar: '12',
      consent_version: 'x',
    },
    { marks: { name: 'a.gif', type: 'image/gif', bytes: new Uint8Array(0) } },
    { marks: { name: 'a.gif', type: 'image/gif', bytes: new Uint8Array(6_000_000) }, percentage: '200' },
  ].flatMap((value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [])

test('every complaint of the forms for parents is translated', () => {
  const { texts } = wordsIn('kn')
  const schemas = [
    ContactInput,
    CallbackInput,
    LeadInput,
    ScholarInput,
    PucAdmissionInput,
    SchoolAdmissionInput,
    SubscribeInput,
    RegistrationInput,
  ]
  const said = new Set(schemas.flatMap(messagesOf))
  expect(said.size).toBeGreaterThan(30)
  expect([...said].filter((message) => !(message in texts))).toEqual([])
})
