import { describe, expect, test } from 'vitest'
import { plainText, readingMinutes, richText, sanitised } from './rich-text.ts'

describe('HTML that is kept', () => {
  const harmful: [string, string][] = [
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script>b', 'b'],
    ['<img src="x.png" onerror="alert(1)" />', '<img src="x.png" />'],
    ['<img src="data:image/svg+xml,x" alt="c" />', '<img alt="c" />'],
    ['<a href="javascript:alert(1)">d</a>', '<a>d</a>'],
    ['<a href="JaVaScRiPt&#58;alert(1)">e</a>', '<a>e</a>'],
    ['<a href="//elsewhere.example/x">f</a>', '<a>f</a>'],
    ['<iframe src="https://elsewhere.example"></iframe>g', 'g'],
    ['<style>p{}</style><p style="color:red" class="big">h</p>', '<p>h</p>'],
    ['<svg><script>alert(1)</script></svg>i', 'i'],
    ['<form action="/x"><input name="y" />j</form>', 'j'],
    ['<span class="math evil" data-tex="x">x</span>', '<span class="math" data-tex="x">x</span>'],
    ['<div id="header">k</div>', '<div>k</div>'],
  ]
  test.for(harmful)('%s becomes %s', ([html, kept]) => {
    expect(sanitised(html)).toBe(kept)
  })

  const harmless = [
    '<h2>Fees &amp; dates</h2>',
    '<p>H<sub>2</sub>O <strong>and</strong> <em>more</em><br />next</p>',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol>',
    '<table><thead><tr><th align="right">n</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<a href="/legal/cookies">here</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+919845000100">call</a>',
    '<img src="/storage/x.svg" alt="A star" width="10" height="10" />',
    '<div class="math" data-tex="a &lt; b">a &lt; b</div>',
  ]
  test.for(harmless)('%s stays', (html) => {
    expect(sanitised(html)).toBe(html)
  })

  test('an outside link does not hand over the page, and the first heading is the page’s own', () => {
    expect(sanitised('<h1>Top</h1><a href="https://example.com" target="_blank">x</a>')).toBe(
      '<h2>Top</h2><a href="https://example.com" rel="noopener">x</a>',
    )
  })

  test('cleaning twice changes nothing', () => {
    for (const [html] of harmful) expect(sanitised(sanitised(html))).toBe(sanitised(html))
  })
})

test('the twin without tags reads as a text', () => {
  expect(plainText('<h2>Fees</h2><p>It&#39;s <strong>5</strong>&nbsp;&lt; 6 &amp;amp;</p>')).toBe(
    "Fees It's 5 < 6 &amp;",
  )
  expect(richText('<p>a</p><script>b</script>')).toEqual({ html: '<p>a</p>', text: 'a' })
})

test('a text without tags holds no TeX', () => {
  const html =
    '<p>Write <span class="math" data-tex="a &lt; \\pi">a &lt; \\pi</span>.</p><div class="math" data-tex="x^2">x^2</div>'
  expect(plainText(html)).toBe('Write a < π. x²')
})

test('reading takes a minute at least', () => {
  expect(readingMinutes('few words')).toBe(1)
  expect(readingMinutes('word '.repeat(1000))).toBe(5)
})
