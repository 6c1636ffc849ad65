import { expect, test } from 'vitest'
import { proseHtml } from './prose-html.ts'

test('a table gets a frame that scrolls and that the keyboard reaches', () => {
  expect(proseHtml('<p>a</p><table class="x"><tr><td>1</td></tr></table>')).toBe(
    '<p>a</p><div class="prose-table" role="group" aria-label="Table" tabindex="0"><table class="x"><tr><td>1</td></tr></table></div>',
  )
})

test('pictures wait until they are near, unless the writer said otherwise', () => {
  expect(proseHtml('<img src="a.jpg"><IMG loading="eager" src="b.jpg">')).toBe(
    '<img loading="lazy" src="a.jpg"><IMG loading="eager" src="b.jpg">',
  )
})

test('links to pages of the site lead where the reader’s language wants them, all others stay', () => {
  const html = '<a class="x" href="/fees?a=1&amp;b=2">a</a><a href="https://e.test/fees">b</a><a href="#c">c</a>'
  expect(proseHtml(html, (path) => `/kn${path}`)).toBe(html.replace('"/fees', '"/kn/fees'))
  expect(proseHtml(html)).toBe(html)
})

test('everything else is left as it is', () => {
  const html = '<h2>Tablets &amp; images</h2><p>table img</p>'
  expect(proseHtml(html)).toBe(html)
})
