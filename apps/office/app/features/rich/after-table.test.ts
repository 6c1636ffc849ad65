// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { TrailingNode } from '@tiptap/extensions'
import { afterEach, expect, test } from 'vitest'
import { addEnding, endings } from './endings.ts'
import { textExtensions } from './schema.ts'
import { sameText, toHtml } from './to-html.ts'

let editor: Editor
const open = (content: string) => {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    content,
    injectCSS: false,
    extensions: [...textExtensions({ onEdit: () => {} }), ...endings],
  })
  addEnding(editor)
  return editor
}
afterEach(() => editor.destroy())

const table = '<table>\n<tbody><tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody></table>'

test('after a table at the end one can write, and the words stand after the table', () => {
  open(`<p>Before.</p>\n${table}`).commands.focus('end')
  editor.commands.insertContent('After the table.')
  expect(sameText(toHtml(editor.getJSON()), `<p>Before.</p>\n${table}\n<p>After the table.</p>`)).toBe(true)
})

test('a text that ends with a table is the same text when nothing was written after it', () => {
  expect(sameText(toHtml(open(table).getJSON()), table)).toBe(true)
  expect(endings.some(({ name }) => name === TrailingNode.name)).toBe(true)
})
