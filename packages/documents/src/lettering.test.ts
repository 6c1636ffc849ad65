import { expect, test } from 'vitest'
import { fontOf, textOutline, widthOf, wrapText } from './lettering.ts'

const style = { font: 'heading', size: 64 } as const

test('text becomes an outline that starts where it was put', () => {
  const path = textOutline('₹1,47,600', { ...style, x: 80, y: 200 })
  expect(path).toMatch(/^M[\d.]+ [\d.]+/)
  expect(path).not.toMatch(/NaN|undefined/)
  expect(widthOf('₹1,47,600', style)).toBeGreaterThan(200)
})

test('a title is broken between words', () => {
  const lines = wrapText('How negative marking really works in the JEE Main', style, 900, 3)
  expect(lines.length).toBe(2)
  expect(lines.join(' ')).toBe('How negative marking really works in the JEE Main')
})

test('what does not fit ends in an ellipsis, even one long word', () => {
  const lines = wrapText('word '.repeat(200), style, 900, 3)
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/…$/)
  const [line = ''] = wrapText('a'.repeat(300), style, 900, 3)
  expect(line).toMatch(/…$/)
  expect(widthOf(line, style)).toBeLessThanOrEqual(900)
})

test('a glyph is known by its own letters, whatever was written with it before', () => {
  const known = (text: string) =>
    fontOf('bold')
      .layout(text)
      .glyphs.map(({ codePoints }) => codePoints)
  known('ई ओ ें')
  expect(known('इ')).toEqual([[0x907]])
  expect(known('आ')).toEqual([[0x906]])
  expect(known('कं')).toEqual([[0x915], [0x902]])
  expect(known('र्क')).toContainEqual([0x930, 0x94d])
})
