import { readdirSync, readFileSync } from 'node:fs'
import { fromMarkdown, frontMatter } from '@northlight/demo/markdown'
import { getSchema } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { textExtensions } from '../apps/office/app/features/rich/schema.ts'
import { toHtml } from '../apps/office/app/features/rich/to-html.ts'

// Here and not in the office, which knows nothing of the demo.
const content = new URL('../packages/demo/content/', import.meta.url)
const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const { body } = frontMatter(readFileSync(new URL(name, content), 'utf8'))
    return { name, html: fromMarkdown(body).html }
  })

test('every text of the demo, opened in the editor of the office and saved untouched, comes back byte for byte', () => {
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
