import { expect, test } from 'vitest'
import { likeExample } from './like-example.ts'

const examples = [
  { when: 'before the first class', amount_paise: 42_000_00 },
  { when: 'after 1 month', amount_paise: 37_800_00 },
  { when: 'after 3 months', amount_paise: 29_400_00 },
]
const whole = { used: 90, fee_paise: 42_000_00, paid_paise: 42_000_00, kept_paise: 0 }
const parts = { ...whole, paid_paise: 30_000_00 }
const none = 'Nothing of the fee is used yet: all that was paid is refunded.'
const same = 'Equals the example “after 3 months, ₹29,400” on the page of the course.'

test.each([
  ['as in an example', { ...whole, kept_paise: 12_600_00 }, same],
  [
    'between two',
    { ...whole, kept_paise: 12_000_00 },
    'Between the examples “after 1 month, ₹37,800” and “after 3 months, ₹29,400” on the page of the course.',
  ],
  [
    'after the last',
    { ...whole, kept_paise: 41_900_00 },
    'Less than the last example, “after 3 months, ₹29,400”, on the page of the course.',
  ],
  ['a higher fee', { ...whole, fee_paise: 99_000_00, paid_paise: 99_000_00 }, null],
  ['no day used', { ...whole, used: 0 }, none],
  ['no day used, paid in parts', { ...parts, used: 0 }, none],
  ['paid in parts', { ...parts, kept_paise: 12_600_00 }, `Of the whole fee it would be ₹29,400. ${same}`],
  ['a fee that was lowered', { ...whole, fee_paise: 30_000_00, paid_paise: 30_000_00, kept_paise: 600_00 }, null],
])('%s', (_, sheet, words) => expect(likeExample(sheet, examples)).toBe(words))

test('a course without examples says nothing', () => expect(likeExample(whole, [])).toBe(null))
