import { describe, expect, test } from 'vitest'
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

describe('a file that fails at the start', () => {
  type World = { failures: number; reloadedAgo?: number; isOnline?: boolean }

  /** Runs the page's own program where `failures` imports fail, and tells what it did. */
  const run = async ({ failures, reloadedAgo, isOnline = true }: World) => {
    const program = programOf(programLast(document())).replaceAll('import(', 'load_(')
    const imported: string[] = []
    const listeners = new Map<string, () => void>()
    const stored = new Map(reloadedAgo === undefined ? [] : [['site:reloaded-at', String(Date.now() - reloadedAgo)]])
    let left = failures
    let reloads = 0
    const navigator = { onLine: isOnline }
    const world = {
      load_: async (file: string) => {
        if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
        imported.push(file)
        return {}
      },
      document: { head: { append: () => {} }, createElement: () => ({}), readyState: 'complete' },
      window: {},
      // An address with a query starts the program at once.
      location: { search: '?utm_source=x', hash: '', reload: () => reloads++ },
      navigator,
      localStorage: { getItem: () => null },
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      },
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      removeEventListener: () => {},
      setTimeout: (done: () => void) => queueMicrotask(done),
    }
    await new Function(...Object.keys(world), `return (async () => {${program}})()`)(...Object.values(world))
    const settled = () => imported.includes('/assets/entry.js') || reloads > 0 || listeners.has('online')
    for (let turn = 0; turn < 100 && !settled(); turn++) await Promise.resolve()
    return { imported, reloads: () => reloads, navigator, listeners }
  }

  test('is asked for once more, and the page starts', async () => {
    const { imported, reloads } = await run({ failures: 1 })
    expect(imported.at(-1)).toBe('/assets/entry.js')
    expect(reloads()).toBe(0)
  })

  test('and fails again: the page loads itself anew, but not twice in ten seconds', async () => {
    expect((await run({ failures: 99 })).reloads()).toBe(1)
    expect((await run({ failures: 99, reloadedAgo: 11_000 })).reloads()).toBe(1)
    expect((await run({ failures: 99, reloadedAgo: 9_000 })).reloads()).toBe(0)
  })

  test('without a line it waits for one: a reload would leave an empty window', async () => {
    const { reloads, navigator, listeners } = await run({ failures: 99, isOnline: false })
    expect(reloads()).toBe(0)
    navigator.onLine = true
    listeners.get('online')?.()
    expect(reloads()).toBe(1)
  })
})

test.each([
  ['a page kept from search engines', document('<meta name="robots" content="noindex"/>')],
  ['a document in other words', document().replace('async=""', '')],
  ['a page without a program', '<html><body><h1>Gone</h1></body></html>'],
])('%s stays as it is', (_, html) => {
  expect(programLast(html)).toBe(html)
})
