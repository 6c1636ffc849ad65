import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Table } from './table.ts'

const build = fileURLToPath(new URL('../apps/office/build/', import.meta.url))

/** What a colleague's browser fetches at most, in KB: the frame with a list, and on top of it the editor of texts. */
const limits = { shell: 260, editor: 135 }

/** Scripts that the document names are the shell; everything else comes when it is asked for. */
export const shellScripts = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/office\/assets\/([^"]+\.js)"/g)].map(([, name]) => name ?? '')

/** Files that a script cannot run without. What it asks for later, by `import()`, is not among them. */
export const neededBy = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => name ?? '')

type Read = (file: string) => Promise<string>

/** The script and everything it needs, all the way down: a piece that was cut off still has to be fetched. */
export const wholeOf = async (files: readonly string[], read: Read): Promise<Set<string>> => {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...neededBy(await read(file)))
  }
  return found
}

const readAsset: Read = (file) => readFile(`${build}assets/${file}`, 'utf8')

const weightOf = async (files: Iterable<string>) => {
  let bytes = 0
  for (const file of files) bytes += (await promisify(brotliCompress)(await readAsset(file))).length
  return bytes / 1024
}

export async function officeWeight(): Promise<Table> {
  const files = await readdir(`${build}assets`)
  const named = (start: string) => files.filter((name) => name.startsWith(`${start}-`) && name.endsWith('.js'))
  const had = new Set<string>()
  const rows: string[][] = []
  /** What this part brings beside everything above it. */
  const add = async (part: string, entries: string[], limit: number | null) => {
    const more = [...(await wholeOf(entries, readAsset))].filter((file) => !had.has(file))
    for (const file of more) had.add(file)
    const weight = await weightOf(more)
    const verdict = limit === null ? '' : weight > limit ? 'over' : 'within'
    rows.push([part, String(more.length), weight.toFixed(1), limit === null ? '' : String(limit), verdict])
  }
  await add('frame with a list', shellScripts(await readFile(`${build}index.html`, 'utf8')), limits.shell)
  await add('a record', named('record'), null)
  await add('editor of texts, on demand', named('rich-editor'), limits.editor)
  await add('formulas, with the first one', named('formula-html'), null)
  return {
    title: 'The office',
    head: ['part', 'files', 'KB JavaScript', 'limit', 'verdict'],
    rows,
    note: 'Brotli of the built files, each part with everything it needs that the parts above have not brought.',
  }
}
