import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translations } from './data/translations.ts'

const data = new URL('.', import.meta.url)
const written = readdirSync(data, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|json)$/.test(file) && !file.endsWith('translations.ts'))
  .map((file) => readFileSync(new URL(file, data), 'utf8'))
  .join('\n')

test('what is translated is what the demo institute says, once each, in its letters', () => {
  // Some are a sentence up to its first pause, or made of a name and a word: hours of a campus, where a question is from.
  const made = / campus$|^Monday to Friday, .+; Saturday, |^Vrddhi sample paper, /
  expect(
    translations.filter(([source]) => !made.test(source) && !written.includes(source)).map(([one]) => one),
  ).toEqual([])
  expect(new Set(translations.map(([source]) => source)).size).toBe(translations.length)
  for (const [source, kn, hi] of translations) {
    expect(kn, source).toMatch(/[\u0c80-\u0cff]/)
    expect(hi, source).toMatch(/[\u0900-\u097f]/)
  }
})
