import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { nameOwnScripts } from './own-scripts.ts'

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

test('links lose the mark and are named nowhere', () => {
  const page = `<link rel="modulepreload" href="/a.js" nonce="${mark}"/><script nonce="${mark}">ours()</script>`
  const { html, hashes } = nameOwnScripts(page, mark)
  expect(html).toBe('<link rel="modulepreload" href="/a.js"/><script>ours()</script>')
  expect(hashes).toEqual([hashOf('ours()')])
})
