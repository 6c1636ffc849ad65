import { expect, test } from 'vitest'
import { wordOf } from './topic-map.tsx'

test.for([
  [1, 0.33, 'too few to say'],
  [2, 0.25, 'too few to say'],
  [2, 0.75, 'too few to say'],
  [3, 0.2, 'weak'],
  [3, 0.6, 'getting there'],
  [3, 0.8, 'strong'],
] as const)('a topic met in %s questions, strength %s, is %s', ([asked, strength, word]) => {
  expect(wordOf({ asked, strength })).toBe(word)
})
