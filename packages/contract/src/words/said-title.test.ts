import { expect, test } from 'vitest'
import { wordsIn } from './catalogue.ts'
import { saidTitle } from './said-title.ts'
import { sayIn } from './say.ts'
import { saidFor } from './words.ts'

const words = wordsIn('kn', {
  'Foundation Evenings': 'ಫೌಂಡೇಶನ್ ಸಂಜೆ',
  'JEE, weekends': 'JEE ವಾರಾಂತ್ಯ',
  Mysuru: 'ಮೈಸೂರು',
})
const speaking = { say: sayIn(words), stored: (text: string) => saidFor(words.texts, text) ?? text }

test('what was bought is said part by part, and what has no translation stays', () => {
  expect(saidTitle('Foundation Evenings, Mysuru', speaking)).toBe('ಫೌಂಡೇಶನ್ ಸಂಜೆ, ಮೈಸೂರು')
  expect(saidTitle('JEE, weekends, Mysuru, instalment 2 of 4', speaking)).toBe('JEE ವಾರಾಂತ್ಯ, ಮೈಸೂರು, ಕಂತು 2 / 4')
  expect(saidTitle('Something else, Mysuru', speaking)).toBe('Something else, ಮೈಸೂರು')
  expect(saidTitle('Registration for the aptitude test, ADM-26-00017', speaking)).toBe(
    'ಆಪ್ಟಿಟ್ಯೂಡ್ ಪರೀಕ್ಷೆಯ ನೋಂದಣಿ, ADM-26-00017',
  )
})
