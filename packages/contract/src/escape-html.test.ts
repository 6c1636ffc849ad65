import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('no sign of a text can open a tag, an entity or the end of an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp; ಆಶಾ</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp; ಆಶಾ&lt;/a&gt;',
  )
})
