import { expect, test } from 'vitest'
import { firstOfEach } from './first-of-each.ts'

test('takes the first of each kind, passes over what has none, and stops at the limit', () => {
  const items = ['JEE a', 'JEE b', ' c', 'NEET d', 'KCET e', 'Boards f']
  expect(firstOfEach(items, (item) => item.split(' ')[0] ?? '', 3)).toEqual(['JEE a', 'NEET d', 'KCET e'])
})
