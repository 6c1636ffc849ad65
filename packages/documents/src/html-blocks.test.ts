import { expect, test } from 'vitest'
import { htmlBlocks } from './html-blocks.ts'

test('stored HTML becomes headings, paragraphs and points', () => {
  const html =
    '<p>One &amp; two<br>three</p>\n<h2>A <em>week</em></h2><ul><li><p>First</p></li><li>Second</li></ul><p>End</p>'
  expect(htmlBlocks(html)).toEqual([
    { kind: 'text', text: 'One & two' },
    { kind: 'text', text: 'three' },
    { kind: 'heading', text: 'A week' },
    { kind: 'item', text: 'First' },
    { kind: 'item', text: 'Second' },
    { kind: 'text', text: 'End' },
  ])
})

test('entities are read, unknown ones stay as they are', () => {
  expect(htmlBlocks('&#8377;500 &#x20b9;1 &lt;b&gt; &unknown;')).toEqual([
    { kind: 'text', text: '₹500 ₹1 <b> &unknown;' },
  ])
})

test('nothing gives nothing', () => {
  expect(htmlBlocks('')).toEqual([])
  expect(htmlBlocks('<p> </p>')).toEqual([])
})
