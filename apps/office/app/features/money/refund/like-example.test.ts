import { expect, test } from 'vitest'
import { likeExample } from './like-example.ts'

const examples = [
  { when: 'before the first class', amount_paise: 42_000_00 },
  { when: 'after 1 month', amount_paise: 37_800_00 },
  { when: 'after 3 months', amount_paise: 29_400_00 },
]

test.each([
  [29_400_00, 'Equals the example “after 3 months, ₹29,400” on the page of the course.'],
  [30_000_00, 'Between the examples “after 1 month, ₹37,800” and “after 3 months, ₹29,400” on the page of the course.'],
  [100_00, 'Less than the last example, “after 3 months, ₹29,400”, on the page of the course.'],
  [99_000_00, null],
])('%i paise', (sum, words) => expect(likeExample(sum, examples)).toBe(words))

test('a course without examples says nothing', () => expect(likeExample(5, [])).toBe(null))
