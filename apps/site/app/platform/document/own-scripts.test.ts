import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { nameOwnScripts, unmarkLinks } from './own-scripts.ts'
import { paintInParts } from './paint-in-parts.ts'
import { programLast } from './program-last.ts'

const mark = 'm-1'
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('names the marked scripts alone, and leaves no mark', () => {
  const { html, hashes } = nameOwnScripts(
    `<script nonce="${mark}">ours()</script><p><script>injected()</script><script nonce="other">guessed()</script></p>` +
      `<script type="module" async="" nonce="${mark}">import "/a.js"</script><script nonce="${mark}" src="/b.js"></script>`,
    mark,
  )
  expect(hashes).toEqual([hashOf('ours()'), hashOf('import "/a.js"')])
  expect(html).not.toContain(mark)
  expect(html).toContain('<script>injected()</script>')
})

test('a script that only looks like the router’s program is not taken for it', () => {
  const program = (file: string) =>
    `import "/assets/manifest.js";\nimport * as route0 from "${file}";\nwindow.__reactRouterRouteModules = {"root":route0};\nimport("/assets/entry.js");`
  const page = `<html><head><link rel="modulepreload" href="/assets/root.js" nonce="${mark}"/></head><body>
<script type="module" async="">${program('/storage/evil.js')}</script>
<script nonce="${mark}" type="module" async="">${program('/assets/root.js')}</script></body></html>`
  const drawn = programLast(paintInParts(unmarkLinks(page, mark), mark), mark)
  const { html, hashes } = nameOwnScripts(drawn, mark)
  expect(hashes).toHaveLength(2)
  const allowed = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].filter(([, text = '']) =>
    hashes.includes(hashOf(text)),
  )
  expect(allowed).toHaveLength(2)
  for (const [, text] of allowed) expect(text).not.toContain('evil')
  expect(html).not.toContain('modulepreload" href')
})
