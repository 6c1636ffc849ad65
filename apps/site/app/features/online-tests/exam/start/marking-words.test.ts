import { wordsIn } from '@northlight/contract/words/catalogue'
import { sayEnglish, sayIn } from '@northlight/contract/words/say'
import { scheme, schemeSentence } from '@northlight/exam/papers/packs'
import { expect, test } from 'vitest'
import { markingWords } from './marking-words.ts'

test.each([scheme(4, -1), scheme(1, 0), scheme(4, -2, 1), scheme(3, -0.25)])(
  'a scheme keeps its figures: %o',
  (one) => {
    const sentence = schemeSentence(one)
    expect(markingWords(sentence, sayEnglish)).toBe(sentence)
    const said = markingWords(sentence, sayIn(wordsIn('hi')))
    expect(said).not.toMatch(/[A-Za-z]/)
    const figures = (text: string) => text.match(/[+−]?\d+(?:\.\d+)?/g)?.toSorted()
    expect(figures(said)).toEqual(figures(sentence))
  },
)

test('a sentence of another shape stays as it is', () => {
  expect(markingWords('By hand.', sayEnglish)).toBe('By hand.')
})
