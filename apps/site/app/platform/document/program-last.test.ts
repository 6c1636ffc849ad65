import { expect, test } from 'vitest'
import { programLast } from './program-last.ts'

const preload = (file: string) => `<link rel="modulepreload" href="/assets/${file}"/>`
const files = ['manifest.js', 'entry.js', 'react.js', 'root.js', 'faq.js']
const document = (
  head = '',
) => `<html><head>${head}<link rel="canonical" href="/faq"/>${files.map(preload).join('')}</head>
<body><h1>Questions</h1><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/faq.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/faq":route1};

import("/assets/entry.js");</script><script>window.data()</script></body></html>`

/** The rewritten document's own script. */
const programOf = (html: string) => html.match(/<script type="module" async="">([\s\S]*?)<\/script>/)?.[1] ?? ''

test('a page to read fetches nothing of its program by itself', () => {
  const html = programLast(document())
  expect(html).not.toContain('modulepreload" href')
  expect(html).toContain('<link rel="canonical" href="/faq"/>')
  expect(html).toContain('<script>window.data()</script>')
  expect(programOf(html)).not.toMatch(/^import /m)
})

test('every file is named once, and the one that starts the page runs last', () => {
  const program = programOf(programLast(document()))
  expect(program).toContain('files = ["/assets/manifest.js","/assets/react.js","/assets/root.js","/assets/faq.js"]')
  expect(program).toContain('entry = "/assets/entry.js"')
  expect(program).toContain(
    'const [route0,route1] = await Promise.all([import("/assets/root.js"),import("/assets/faq.js")])',
  )
  expect(program).toContain('window.__reactRouterRouteModules = {"root":route0,"routes/faq":route1}')
  expect(program.indexOf('await import(entry)')).toBeGreaterThan(program.indexOf('__reactRouterRouteModules'))
})

test('the program is one that a browser can read', () => {
  const program = programOf(programLast(document()))
  expect(() => new Function(`return async () => {${program.replaceAll('import(', 'load(')}}`)).not.toThrow()
})

test.each([
  ['a page kept from search engines', document('<meta name="robots" content="noindex"/>')],
  ['a document in other words', document().replace('async=""', '')],
  ['a page without a program', '<html><body><h1>Gone</h1></body></html>'],
])('%s stays as it is', (_, html) => {
  expect(programLast(html)).toBe(html)
})
