import { expect, test } from 'vitest'
import { languageNameFaces } from './language-names.ts'

test('a page in Kannada or Hindi takes none of its own letters from the face of the language’s name', () => {
  const kannada = 'U+0C95'
  const hindi = 'U+0926'
  expect(languageNameFaces('en')).toContain(kannada)
  expect(languageNameFaces('en')).toContain(hindi)
  expect(languageNameFaces('kn')).not.toContain(kannada)
  expect(languageNameFaces('kn')).toContain(hindi)
  expect(languageNameFaces('hi')).not.toContain(hindi)
})

test('no other text is laid out again when such a face has come', () => {
  const rules = languageNameFaces('en')
  expect(rules.match(/@font-face\{font-family:[^;]+/g)).toEqual(
    Array(2).fill('@font-face{font-family:"Language Names"'),
  )
  expect(rules.match(/[^{}]+(?=\{font-family:"Language Names","Inter")/g)).toEqual(['[data-language-name]'])
})
