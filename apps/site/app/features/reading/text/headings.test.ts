import { expect, test } from 'vitest'
import { plainText, withHeadingIds } from './headings.ts'

test('headings get ids from their words and are listed in order', () => {
  const { html, headings } = withHeadingIds('<h2>Count before you plan</h2><p>x</p><h3>Sunday &amp; rest</h3>')
  expect(headings).toEqual([
    { id: 'count-before-you-plan', text: 'Count before you plan', level: 2 },
    { id: 'sunday-rest', text: 'Sunday & rest', level: 3 },
  ])
  expect(html).toBe(
    '<h2 id="count-before-you-plan">Count before you plan</h2><p>x</p><h3 id="sunday-rest">Sunday &amp; rest</h3>',
  )
})

test('equal headings get different ids, and an id that stands there stays', () => {
  const { headings } = withHeadingIds('<h2>Why?</h2><h2>Why?</h2><h2 id="own">Why?</h2>')
  expect(headings.map(({ id }) => id)).toEqual(['why', 'why-2', 'own'])
})

test('a heading without a letter of any alphabet can still be linked', () => {
  expect(withHeadingIds('<h2>…</h2>').headings[0]?.id).toBe('part')
  expect(withHeadingIds('<h2>ಪ್ರಶ್ನೆ</h2>').headings[0]?.id).not.toBe('part')
})

test('words are taken out of markup', () => {
  expect(plainText('<p>A&nbsp;<b>bold</b> &lt;claim&gt;</p>')).toBe('A bold <claim>')
})
