import { expect, test } from 'vitest'
import { outcomeWords } from './outcome-words.ts'

test.for([
  [{ right: 2, partly: 0, wrong: 1, blank: 0, dropped: 0 }, '2 right, 1 wrong, 0 blank'],
  [{ right: 2, partly: 3, wrong: 1, blank: 0, dropped: 0 }, '2 right, 3 partly, 1 wrong, 0 blank'],
  [{ right: 2, partly: 1, wrong: 1, blank: 0, dropped: 1 }, '2 right, 1 partly, 1 wrong, 0 blank, 1 withdrawn'],
] as const)('%o: %s', ([counts, words]) => expect(outcomeWords(counts)).toBe(words))
