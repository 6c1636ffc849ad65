import { expect, test } from 'vitest'
import { neededBy, shellScripts, wholeOf } from './office-weight.ts'

test('the shell is what the document names', () => {
  const html =
    '<script type="module" crossorigin src="/office/assets/index-a1.js"></script><link rel="modulepreload" href="/office/assets/field-b2.js"><link rel="stylesheet" href="/office/assets/index-c3.css">'
  expect(shellScripts(html)).toEqual(['index-a1.js', 'field-b2.js'])
})

test('a script needs what it imports, and not what it asks for later', () => {
  const code = 'import{a as b}from"./one-1.js";import"./two-2.js";const c=()=>import("./later-3.js");'
  expect(neededBy(code)).toEqual(['one-1.js', 'two-2.js'])
})

test('a piece that was cut off is counted with what it needs, once', async () => {
  const files: Record<string, string> = {
    'editor.js': 'import{x}from"./core.js";import{y}from"./tables.js"',
    'tables.js': 'import{x}from"./core.js"',
    'core.js': '',
  }
  const whole = await wholeOf(['editor.js'], async (file) => files[file] ?? '')
  expect([...whole].sort()).toEqual(['core.js', 'editor.js', 'tables.js'])
})
