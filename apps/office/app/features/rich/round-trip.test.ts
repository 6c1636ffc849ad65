import { getSchema } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { textExtensions } from './schema.ts'
import { sameText, toHtml } from './to-html.ts'

const schema = getSchema(textExtensions({ onEdit: () => {} }))
const window = new Window()

/** Opened in the editor and saved without a key pressed. */
const openedAndSaved = (html: string) => {
  const place = window.document.createElement('div')
  place.innerHTML = html
  return toHtml(
    DOMParser.fromSchema(schema)
      .parse(place as unknown as Node)
      .toJSON(),
  )
}

describe('what the editor knows', () => {
  test.each([
    '<p>One <strong>two</strong> <em>three</em> <del>four</del></p>',
    '<p>Press <code>Esc</code></p>',
    '<p>H<sub>2</sub>O and x<sup>2</sup></p>',
    '<p>A <a href="/courses">link</a> and <a href="https://example.org/" rel="noopener">another</a></p>',
    '<p><strong>bold <em>and slanted</em></strong></p>',
    '<ul>\n<li>one</li>\n<li>two<ul>\n<li>three</li>\n</ul>\n</li>\n</ul>',
    '<ol start="3">\n<li>three</li>\n</ol>',
    '<p>Force <span class="math" data-tex="F = ma">F = ma</span> is</p>',
    '<div class="math" data-tex="a &lt; b">a &lt; b</div>',
    '<table>\n<thead>\n<tr>\n<th>Day</th>\n<th align="right">Fee</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n<td align="right">2</td>\n</tr>\n</tbody></table>',
    '<p><img src="/storage/a.jpg" alt="A desk" width="600" height="400" /></p>',
    '<p>one<br />two</p>\n<hr />\n<blockquote>\n<p>said</p>\n</blockquote>',
    '<p>One line\nand the next</p>\n<p>with a\r\n<strong>strong</strong>\n<em>word</em> at the end </p>',
    '<p>One <strong>strong </strong></p> <p> <em>two</em>  three<br />\nfour</p>',
    '<ul>\n<li>one\n<ul>\n<li>two</li>\n</ul>\n</li>\n</ul>',
    '',
  ])('%s', (html) => expect(sameText(openedAndSaved(html), html)).toBe(true))

  test('what it does not know is seen to change, so that it is never opened there', () => {
    for (const html of [
      '<pre><code>x</code></pre>',
      '<p><abbr title="x">y</abbr></p>',
      '<figure><img src="/a.png" alt="" /></figure>',
    ])
      expect(sameText(openedAndSaved(html), html)).toBe(false)
  })
})

describe('a text says the same as another', () => {
  const table = '<table>\n<tbody><tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody></table>'
  test.each([
    ['<p>one</p>\n<p>two</p>', '<p>one</p> <p>two</p>', true],
    ['<p>one</p>\n<p>two</p>', '<p>one</p><p>two</p>', true],
    [table, table.replaceAll('\n', ' '), true],
    ['<p>one </p>\n<p>two</p>', '<p>one</p>\n<p>two</p>', true],
    ['<p>one\ntwo</p>', '<p>one two</p>', true],
    ['<p>one <em>two</em></p>', '<p>one<em>two</em></p>', false],
    ['<p><em>one</em> <strong>two</strong></p>', '<p><em>one</em><strong>two</strong></p>', false],
    ['<p>one\u00a0two</p>', '<p>one two</p>', false],
    ['<p>one</p>\n<p></p>\n<p>two</p>', '<p>one</p>\n<p>two</p>', false],
    ['<p>one two</p>', '<p>onetwo</p>', false],
  ])('%j and %j: %s', (a, b, isSame) => expect(sameText(a, b)).toBe(isSame))
})
