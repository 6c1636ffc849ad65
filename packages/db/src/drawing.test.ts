import { describe, expect, test } from 'vitest'
import { readDrawing } from './drawing.ts'

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"${more}>${inside}</svg>`
const shapes = '<title>a &lt; b</title><path d="M0 0L9 9" stroke="#222"/><text x="4" y="9">R₁ &amp; R₂</text>'

describe('a drawing that somebody sent', () => {
  test('of shapes and letters is kept, its size known, and stays the same when it is read again', () => {
    const read = readDrawing(`<?xml version="1.0"?>\n<!-- by hand -->\n${svg(shapes)}`)
    expect(read).toMatchObject({ width: 120, height: 80, svg: expect.stringContaining('R₁ &amp; R₂') })
    if ('svg' in read) expect(readDrawing(read.svg)).toEqual(read)
    expect(readDrawing(`<svg width="30px" height="20">${shapes}</svg>`)).toMatchObject({ width: 30, height: 20 })
  })

  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['an event', svg('<path d="M0 0" onclick="x()"/>')],
    ['an event of the whole', svg(shapes, ' onload="x()"')],
    ['a link', svg('<a href="https://elsewhere.test"><path d="M0 0"/></a>')],
    ['a picture of elsewhere', svg('<image href="https://elsewhere.test/a.png"/>')],
    ['a part of itself many times', svg('<use href="#a"/>')],
    ['styles', svg('<style>path{fill:url(https://elsewhere.test)}</style>')],
    ['a style of its own', svg('<path d="M0 0" style="fill:red"/>')],
    ['another page inside', svg('<foreignObject><p>hello</p></foreignObject>')],
    ['arrows that would be lost', svg('<marker id="a"/><path d="M0 0" marker-end="url(#a)"/>')],
    ['definitions', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['no size', '<svg><path d="M0 0"/></svg>'],
    ['no drawing', '<p>hello</p>'],
    ['no end of it', svg('x'.repeat(600_000))],
  ])('with %s is refused', (_, source) => {
    expect(readDrawing(source)).toMatchObject({ fault: expect.stringMatching(/^This .*\.$/) })
  })
})
