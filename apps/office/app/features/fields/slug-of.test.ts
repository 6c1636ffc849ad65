import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug-of.ts'

test.each([
  ['After a bad mock', 'after-a-bad-mock'],
  ["A parent's guide — 2027", 'a-parents-guide-2027'],
  ['Café & crème', 'cafe-creme'],
  ['  ', ''],
])('%s is %s', (text, slug) => expect(slugOf(text)).toBe(slug))

test('it is an address, or nothing, and is its own', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const slug = slugOf(text)
      expect(slug === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)).toBe(true)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
