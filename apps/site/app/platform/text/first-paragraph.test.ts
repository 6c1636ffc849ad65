import { expect, test } from 'vitest'
import { firstParagraph } from './first-paragraph.ts'

test('the first paragraph is in sight, the others are folded away', () => {
  expect(firstParagraph('<p>One.</p>\n<p>Two.</p><ul></ul>')).toEqual(['<p>One.</p>', '<p>Two.</p><ul></ul>'])
})

test('a text of one paragraph, or of none, is shown whole', () => {
  expect(firstParagraph('<p>One.</p>')).toEqual(['<p>One.</p>', ''])
  expect(firstParagraph('One.')).toEqual(['One.', ''])
})
