import { expect, test } from 'vitest'
import { paintInParts } from './paint-in-parts.ts'

const document = (head = '') => `<html><head>${head}<link rel="stylesheet" href="/a.css"/></head><body></body></html>`
const scriptOf = (html: string) => html.match(/<head><script>([\s\S]*?)<\/script>/)?.[1] ?? ''

test('parts wait from before the style is known', () => {
  const html = paintInParts(document())
  expect(html.indexOf('adoptedStyleSheets')).toBeGreaterThan(0)
  expect(html.indexOf('adoptedStyleSheets')).toBeLessThan(html.indexOf('rel="stylesheet"'))
})

test('what waits is what is drawn, on a screen only', () => {
  const script = scriptOf(paintInParts(document()))
  const [, rules = ''] = script.match(/replaceSync\("(.*)"\)/) ?? []
  const [, drawn = ''] = script.match(/querySelectorAll\("(.*)"\)/) ?? []
  expect(drawn).toContain('main > *')
  expect(rules).toMatch(/^@media screen \{.*\}$/)
  expect(rules).toContain(`${drawn} { content-visibility: hidden;`)
})

test('the script is one that a browser can read', () => {
  expect(() => new Function(scriptOf(paintInParts(document())))).not.toThrow()
})

test('a page that is nothing without its program is drawn at once', () => {
  const html = document('<meta name="robots" content="noindex"/>')
  expect(paintInParts(html)).toBe(html)
})
