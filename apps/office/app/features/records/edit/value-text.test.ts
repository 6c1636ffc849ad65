import { line, many, money, rich, yesNo } from '@northlight/contract/office/field-kinds'
import { expect, test } from 'vitest'
import { joined, valueText, wordsOf } from './value-text.ts'

test('a text is compared by its words, block by block', () => {
  expect(
    wordsOf('<h2>Three piles</h2>\n<p>One &amp; <strong>two</strong></p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>'),
  ).toBe('Three piles\nOne & two\na\nb')
})

test.each([
  [money('fee'), 12_000_000, '₹1,20,000'],
  [yesNo('popular'), true, 'yes'],
  [many('courses', 'courses', { table: 't', own: 'a', other: 'b' }), [3, 4], 'Two-year JEE, #4'],
  [line('name'), null, ''],
])('%o shows %s as %s', (field, value, text) =>
  expect(valueText(field, value, { courses: { '3': 'Two-year JEE' } })).toBe(text),
)

test('both sides of a text stand one after the other, lists without doubles', () => {
  expect(joined(rich('text'), '<p>a</p>', '<p>b</p>')).toBe('<p>a</p>\n<p>b</p>')
  expect(joined(many('x', 'y', { table: 't', own: 'a', other: 'b' }), [1, 2], [2, 3])).toEqual([1, 2, 3])
})
