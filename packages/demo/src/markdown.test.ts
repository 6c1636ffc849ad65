import { describe, expect, test } from 'vitest'
import { described, fromMarkdown, frontMatter } from './markdown.ts'

test('Markdown makes HTML, and tags in it are only shown', () => {
  expect(described("Fees & **dates**, it's <script>alert(1)</script>")).toEqual({
    description: `<p>Fees &amp; <strong>dates</strong>, it's &lt;script&gt;alert(1)&lt;/script&gt;</p>`,
    description_text: "Fees & dates, it's <script>alert(1)</script>",
  })
  expect(frontMatter('---\r\na: b: c\r\n---\r\nText\r\n')).toEqual({ fields: { a: 'b: c' }, body: 'Text' })
  expect(frontMatter('Only text')).toEqual({ fields: {}, body: 'Only text' })
})

describe('formulas in Markdown', () => {
  const cases: [string, string][] = [
    [
      'It is $a_1 * b_2 * c$ here.',
      '<p>It is <span class="math" data-tex="a_1 * b_2 * c">a_1 * b_2 * c</span> here.</p>',
    ],
    ['$$\\frac{a}{b} \\lt 1$$', '<div class="math" data-tex="\\frac{a}{b} \\lt 1">\\frac{a}{b} \\lt 1</div>'],
    [
      '**Write $\\sum F = ma$ now.**',
      '<p><strong>Write <span class="math" data-tex="\\sum F = ma">\\sum F = ma</span> now.</strong></p>',
    ],
    ['$x < y$ & "z"', '<p><span class="math" data-tex="x &lt; y">x &lt; y</span> &amp; "z"</p>'],
    ['It costs $5 and then $6 more', '<p>It costs $5 and then $6 more</p>'],
  ]
  test.for(cases)('%s', ([markdown, html]) => {
    expect(fromMarkdown(markdown).html).toBe(html)
  })

  test('stand in tables, bars and all', () => {
    const { html } = fromMarkdown('| a | b |\n|---|---|\n| $\\lvert x \\rvert$ | $p | q$ |')
    expect(html).toContain('data-tex="p | q"')
    expect(html.match(/<td>/g)).toHaveLength(2)
  })
})
