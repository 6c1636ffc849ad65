import { expect, test } from 'vitest'
import { renderFormulas } from './formulas.ts'

test('a formula in a line becomes MathML without its source', () => {
  const html = renderFormulas('<p>So <span class="math" data-tex="x^2 \\lt y">x^2 \\lt y</span> holds.</p>')
  expect(html).toContain('<math')
  expect(html).toContain('<msup>')
  expect(html).not.toContain('data-tex')
  expect(html).not.toContain('\\lt')
  expect(html).not.toContain('display="block"')
})

test('a formula on a line of its own is set as a block', () => {
  expect(renderFormulas('<div class="math" data-tex="a = b">a = b</div>')).toContain('display="block"')
})

test('a long formula scrolls by itself, within reach of the keyboard', () => {
  const long = renderFormulas(`<div class="math" data-tex="${'a + '.repeat(15)}b">x</div>`)
  expect(long).toMatch(/^<div class="prose-math" role="group" aria-label="Formula" tabindex="0"><math/)
})

test('a formula that cannot be read stays as it was written', () => {
  const broken = '<span class="math" data-tex="\\frac{1">\\frac{1</span>'
  expect(renderFormulas(broken)).toBe(broken)
})

test('a formula cannot bring links, scripts or pictures', () => {
  for (const tex of ['\\href{javascript:alert(1)}{x}', '\\htmlClass{a}{x}', '\\includegraphics{x.png}'])
    expect(renderFormulas(`<span class="math" data-tex="${tex}">x</span>`)).not.toMatch(/<a\s|<img|href="javascript/)
})

test('text without formulas is left alone', () => {
  expect(renderFormulas('<p>It costs $5 or $6.</p>')).toBe('<p>It costs $5 or $6.</p>')
})

test('the name of a function stands apart from its neighbours', () => {
  const html = renderFormulas('<span class="math" data-tex="mg\\sin\\theta + \\sin^2 x">x</span>')
  const space = '<mspace width="0.1667em"></mspace>'
  expect(html).toContain(`<mi>g</mi>${space}<mi>sin</mi><mo>\u2061</mo>${space}<mi>θ</mi>`)
  expect(html).not.toContain(`${space}</mrow><mn>2</mn>`)
})

test('a formula and the sign behind it stay on one line', () => {
  const x = '<span class="math" data-tex="x">x</span>'
  const parts = renderFormulas(`<p>If (${x}), then ${x} and ${x}.</p>`).split(/<math[\s\S]*?<\/math>/)
  expect(parts).toEqual([
    '<p>If <span class="whitespace-nowrap">(',
    '),</span> then ',
    ' and <span class="whitespace-nowrap">',
    '.</span></p>',
  ])
})

test('a long formula within a line can be broken behind its relations and commas', () => {
  const render = (tex: string) => renderFormulas(`<p><span class="math" data-tex="${tex}">x</span></p>`)
  const long = render('2KMnO_4 + 5H_2S + 3H_2SO_4 \\quad \\longrightarrow K_2SO_4 + 2MnSO_4 = \\frac{a = b}{c}')
  const pieces = long.match(/<math[\s\S]*?<\/math>/g) ?? []
  expect(pieces).toHaveLength(3)
  expect(pieces[0]).toMatch(/<mo[^>]*>⟶<\/mo><\/mrow><\/semantics><\/math>$/)
  expect(pieces[2]).toContain('<mfrac>')
  const pairs = render('R = \\{(1,1), (2,2), (3,3), (4,4), (1,2), (2,1)\\}')
  expect(pairs.match(/<math/g)).toHaveLength(13)
  const arrow = render('C_6H_5CH_3 \\xrightarrow{Cl_2, h\\nu} A \\xrightarrow{Mg} B')
  expect(arrow.match(/<math/g)).toHaveLength(3)
  expect(render('x = y').match(/<math/g)).toHaveLength(1)
})

test.each([
  ['x = -3', 'prefix'],
  ['(-3, 4)', 'prefix'],
  ['(2, -3)', 'prefix'],
  ['[-3, 4]', 'prefix'],
  ['2 \\times -3', 'prefix'],
  ['x \\lt -3', 'prefix'],
  ['x \\ge -3', 'prefix'],
  ['x \\to -3', 'prefix'],
  ['|-3|', 'prefix'],
  ['y = |-3|', 'prefix'],
  ['\\frac{-b}{2a}', 'prefix'],
  ['e^{-x}', 'prefix'],
  ['\\sin -x', 'prefix'],
  ['a - 3', 'between'],
  ['(a) - 3', 'between'],
  ['[a] - 3', 'between'],
  ['n! - 3', 'between'],
  ['|a| - 3', 'between'],
  ['x^2 - 3', 'between'],
  ['\\frac12 - 3', 'between'],
])('the sign in %s stands %s', (tex, where) => {
  const html = renderFormulas(`<span class="math" data-tex="${tex}">x</span>`)
  expect(html).toContain(where === 'prefix' ? '<mo form="prefix">−</mo>' : '<mo>−</mo>')
})
