import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Table } from './table.ts'

const build = fileURLToPath(new URL('../apps/office/build/', import.meta.url))

/** What a colleague's browser fetches at most: the frame with a list, and on top of it the editor of texts. */
const limits = { shell: 260, editor: 135 }

const weightOf = async (file: string) =>
  (await promisify(brotliCompress)(await readFile(`${build}assets/${file}`))).length / 1024

const sum = async (files: readonly string[]) =>
  (await Promise.all(files.map(weightOf))).reduce((total, weight) => total + weight, 0)

/** Scripts that the document names are the shell; everything else comes when it is asked for. */
export const shellScripts = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/office\/assets\/([^"]+\.js)"/g)].map(([, name]) => name ?? '')

export async function officeWeight(): Promise<Table> {
  const files = await readdir(`${build}assets`)
  const named = (start: string) => files.filter((name) => name.startsWith(`${start}-`) && name.endsWith('.js'))
  const shell = await sum(shellScripts(await readFile(`${build}index.html`, 'utf8')))
  const editor = await sum(named('rich-editor'))
  const row = (part: string, weight: number, limit: number | null) => [
    part,
    weight.toFixed(1),
    limit === null ? '' : String(limit),
    limit === null ? '' : weight > limit ? 'over' : 'within',
  ]
  return {
    title: 'The office',
    head: ['part', 'KB JavaScript', 'limit', 'verdict'],
    rows: [
      row('frame with a list', shell, limits.shell),
      row('a record', await sum(named('record')), null),
      row('editor of texts, on demand', editor, limits.editor),
      row('formulas, with the first one', await sum(named('formula-html')), null),
    ],
    note: 'Brotli of the built files.',
  }
}
