import { expect, test } from 'vitest'
import { openingOf } from './opening.ts'

test('a short text opens whole', () => {
  expect(openingOf('We stayed. It was right.', 100)).toEqual({ opening: 'We stayed. It was right.', rest: '' })
})

test('a long text opens with the whole sentences that fit', () => {
  const text = 'They told us in week three. Not in March, when it is too late. We did not always agree with the plan.'
  expect(openingOf(text, 70)).toEqual({
    opening: 'They told us in week three. Not in March, when it is too late.',
    rest: 'We did not always agree with the plan.',
  })
})

test('a first sentence longer than the limit is not torn apart', () => {
  const { opening, rest } = openingOf(`${'word '.repeat(30)}ends here. And then another one follows it.`, 40)
  expect(opening.endsWith('ends here.')).toBe(true)
  expect(rest).toBe('And then another one follows it.')
})

test('a degree or a title does not end a sentence', () => {
  const text = 'Joined after an M.Sc. Physics and a year with Dr. Rao at the college. Then came the school.'
  expect(openingOf(text, 30).opening).toBe('Joined after an M.Sc. Physics and a year with Dr. Rao at the college.')
})

test('a sentence ends in Kannada and in Hindi as well', () => {
  expect(openingOf('ಮೂರನೇ ವಾರದಲ್ಲೇ ಹೇಳಿದರು. ಮಾರ್ಚ್‌ನಲ್ಲಿ ಹೇಳಿದ್ದರೆ ತಡವಾಗುತ್ತಿತ್ತು.', 30)).toEqual({
    opening: 'ಮೂರನೇ ವಾರದಲ್ಲೇ ಹೇಳಿದರು.',
    rest: 'ಮಾರ್ಚ್‌ನಲ್ಲಿ ಹೇಳಿದ್ದರೆ ತಡವಾಗುತ್ತಿತ್ತು.',
  })
  expect(openingOf('तीसरे हफ़्ते में ही बता दिया। मार्च में नहीं, जब देर हो जाती।', 30).opening).toBe('तीसरे हफ़्ते में ही बता दिया।')
})
