import { expect, test } from 'vitest'
import { paragraphs } from './paragraphs.ts'

test('plain text becomes paragraphs and its signs stay signs', () => {
  expect(paragraphs('Boards & entrance.\n\nHours < sleep.')).toBe(
    '<p>Boards &amp; entrance.</p><p>Hours &lt; sleep.</p>',
  )
})

test('what has tags of its own stays as it is', () => {
  expect(paragraphs('<p>Ready.</p>')).toBe('<p>Ready.</p>')
})
