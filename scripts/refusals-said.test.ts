import { readFileSync } from 'node:fs'
import { catalogue, type Part } from '@northlight/contract/words/catalogue'
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

const sentencesOf = (file: string) =>
  [...readFileSync(new URL(`../packages/api/src/${file}.ts`, import.meta.url), 'utf8').matchAll(/'([A-Z][^'\n]+\.)'/g)]
    .map(([, sentence = '']) => sentence)
    .filter((sentence) => !notShown.includes(sentence))

test.each(pages)('%s says the refusals of the server in its language', (_, parts, files) => {
  const sentences = files.flatMap(sentencesOf)
  expect(sentences.length).toBeGreaterThan(5)
  for (const texts of [catalogue.kn, catalogue.hi]) {
    const known = parts.flatMap((part) => Object.keys(texts[part]))
    expect(sentences.filter((sentence) => !known.includes(sentence))).toEqual([])
  }
})
