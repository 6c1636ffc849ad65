import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { nameOwnScripts, unmarkLinks } from './own-scripts.ts'

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

test('links lose the mark, scripts keep it until they are named', () => {
  const page = `<link rel="modulepreload" href="/a.js" nonce="${mark}"/><script nonce="${mark}">ours()</script>`
  const plain = unmarkLinks(page, mark)
  expect(plain).toContain('<link rel="modulepreload" href="/a.js"/>')
  expect(nameOwnScripts(plain, mark).hashes).toEqual([hashOf('ours()')])
})
