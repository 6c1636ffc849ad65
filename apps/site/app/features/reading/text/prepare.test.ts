import { expect, test } from 'vitest'
import { prepareText } from './prepare.server.ts'

test('a formula in a heading is drawn in the text and a line of words in the list of parts', () => {
  const { html, headings } = prepareText('<h2>From <span class="math" data-tex="\\Delta U">\\Delta U</span> on</h2>')
  expect(headings).toEqual([{ id: 'from-δu-on', text: 'From ΔU on', level: 2 }])
  expect(html).toContain('<math')
  expect(html).not.toContain('\\Delta')
})

test('a formula at the head of a column is a line of text', () => {
  const head = '<th align="right"><span class="math" data-tex="\\dfrac{x}{x-1}">\\dfrac{x}{x-1}</span></th>'
  expect(prepareText(head).html).toBe('<th align="right"><i>x/(x-1)</i></th>')
})

test('a corner of a table without words is no heading', () => {
  const table = '<table><thead><tr><th align="left"></th><th>Physics</th></tr></thead></table>'
  expect(prepareText(table).html).toBe('<table><thead><tr><td align="left"></td><th>Physics</th></tr></thead></table>')
})
