import { expect, test } from 'vitest'
import { shellScripts } from './office-weight.ts'

test('the shell is what the document names', () => {
  const html =
    '<script type="module" crossorigin src="/office/assets/index-a1.js"></script><link rel="modulepreload" href="/office/assets/field-b2.js"><link rel="stylesheet" href="/office/assets/index-c3.css">'
  expect(shellScripts(html)).toEqual(['index-a1.js', 'field-b2.js'])
})
