import { readdir, readFile } from 'node:fs/promises'
import { fromMarkdown, frontMatter } from '@northlight/demo/markdown'
import { getSchema } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { textExtensions } from '../apps/office/app/features/rich/schema.ts'
import { toHtml } from '../apps/office/app/features/rich/to-html.ts'

// Here and not in the office, which knows nothing of the demo.
const data = new URL('../packages/demo/src/data/', import.meta.url)
const textsIn = async (folder: string) => {
  const names = (await readdir(new URL(`${folder}/`, data))).filter((name) => name.endsWith('.md'))
  return Promise.all(
    names.map(async (name) => {
      const file = await readFile(new URL(`${folder}/${name}`, data), 'utf8')
      return { name: `${folder}/${name}`, html: fromMarkdown(frontMatter(file).body).html }
    }),
  )
}

test('every text of the demo, opened in the editor of the office and saved untouched, comes back byte for byte', async () => {
  const texts = (await Promise.all(['articles', 'tips', 'legal', 'courses'].map(textsIn))).flat()
  const schema = getSchema(textExtensions({ onEdit: () => {} }))
  const { document } = new Window()
  const openedAndSaved = (html: string) => {
    const place = document.createElement('div')
    place.innerHTML = html
    return toHtml(
      DOMParser.fromSchema(schema)
        .parse(place as unknown as Node)
        .toJSON(),
    )
  }
  expect(texts.length).toBeGreaterThanOrEqual(50)
  expect(texts.filter(({ html }) => openedAndSaved(html) !== html).map(({ name }) => name)).toEqual([])
})
