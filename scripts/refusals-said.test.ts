import { readFileSync } from 'node:fs'
import { catalogue, type Part } from '@northlight/contract/words/catalogue'
import { saidRefusal } from '@northlight/contract/words/said-refusal'
import { sayIn } from '@northlight/contract/words/say'
import { langOfText } from '@northlight/contract/words/words'
import { expect, test } from 'vitest'

/** What the page looks a refusal up in: the texts that travel with it. */
const pages: [page: string, parts: readonly Part[], files: readonly string[]][] = [
  [
    'the registration for the aptitude test',
    ['forms', 'registration'],
    [
      'admissions/registration/register',
      'admissions/registration/own-account',
      'admissions/registration/consent',
      'admissions/registration/programme-rules',
      'admissions/sittings/sittings',
      'families/consent/own-contact',
    ],
  ],
  ['the answer of a parent', ['forms', 'consent'], ['families/consent/answer']],
]

/** Written into the application, never shown as a refusal; typed codes are of the account, which is English. */
const notShown = [
  'This test date costs nothing.',
  'There is no open question. Send the mail again, then use its code.',
  'This code was tried too often. Send the mail again for a new one.',
  'Send the mail again for a new one.',
]

const sourceOf = (file: string) => readFileSync(new URL(`../packages/api/src/${file}.ts`, import.meta.url), 'utf8')
const sentencesOf = (file: string) =>
  [...sourceOf(file).matchAll(/'([A-Z][^'\n]+\.)'/g)]
    .map(([, sentence = '']) => sentence)
    .filter((sentence) => !notShown.includes(sentence))
/** With a value in it, which is filled here as the server does. */
const filledOf = (file: string) =>
  [...sourceOf(file).matchAll(/`([A-Z][^`\n]+\.)`/g)].map(([, text = '']) => text.replace(/\$\{[^}]+\}/g, '17'))

test.each(pages)('%s says the refusals of the server in its language', (_, parts, files) => {
  const sentences = files.flatMap(sentencesOf)
  expect(sentences.length).toBeGreaterThan(5)
  for (const texts of [catalogue.kn, catalogue.hi]) {
    const known = parts.flatMap((part) => Object.keys(texts[part]))
    expect(sentences.filter((sentence) => !known.includes(sentence))).toEqual([])
  }
})

test.each(pages)('%s says those with a value in them too', (_, parts, files) => {
  const sentences = files.flatMap(filledOf)
  for (const language of ['kn', 'hi'] as const) {
    const words = { language, texts: Object.assign({}, ...parts.map((part) => catalogue[language][part])) }
    const speaking = { language, say: sayIn(words), stored: (text: string) => text }
    expect(sentences.filter((sentence) => langOfText(language, saidRefusal(sentence, speaking)))).toEqual([])
  }
})

test('the registration has refusals with a value in them', () => {
  expect((pages[0]?.[2] ?? []).flatMap(filledOf)).toHaveLength(6)
})
