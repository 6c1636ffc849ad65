import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DatabaseError } from '../errors.ts'
import { digestRows, type RowDigest } from './row-digest.ts'
import { type Row, type RowSource, type RowTable, rowsAtOnce } from './row-place.ts'

const listFile = 'rows.json'

type List = {
  steps: { name: string }[]
  groups: RowTable[][]
  digests: Record<string, RowDigest>
  numbers: Record<string, number>
}

/** Writes all rows of a source into a folder: a file for each table, a row on each line, and a list of them at the end. */
export const writeRowFiles = async (source: RowSource, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const groups = await source.groups()
  const digests: Record<string, RowDigest> = {}
  for (const table of groups.flat()) {
    const digest = digestRows(table)
    const lines = async function* () {
      for await (const rows of source.read(table)) {
        digest.add(rows)
        yield rows.map((row) => `${JSON.stringify(table.columns.map(({ name }) => row[name]))}\n`).join('')
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, `${table.name}.jsonl`), { mode: 0o600 }))
    digests[table.name] = digest.result()
  }
  const list: List = { steps: await source.steps(), groups, digests, numbers: await source.numbers() }
  await writeFile(join(folder, listFile), JSON.stringify(list), { mode: 0o600 })
}

const readList = async (folder: string): Promise<List> => {
  try {
    return JSON.parse(await readFile(join(folder, listFile), 'utf8')) as List
  } catch (cause) {
    throw new DatabaseError(`The list of rows in ${folder} is missing or torn.`, { cause })
  }
}

/** The rows that were written into a folder. A table that was cut short or changed is noticed when it is read. */
export const openRowFiles = async (folder: string): Promise<RowSource> => {
  const list = await readList(folder)
  const damaged = (table: RowTable, cause?: unknown) =>
    new DatabaseError(`The rows of ${table.name} in ${folder} are damaged and cannot be used.`, { cause })
  return {
    steps: async () => list.steps,
    groups: async () => list.groups,
    numbers: async () => list.numbers,
    read: async function* (table) {
      const digest = digestRows(table)
      let rows: Row[] = []
      try {
        const lines = createInterface({ input: createReadStream(join(folder, `${table.name}.jsonl`)) })
        for await (const line of lines) {
          const values = JSON.parse(line) as unknown[]
          rows.push(Object.fromEntries(table.columns.map(({ name }, at) => [name, values[at]])))
          if (rows.length < rowsAtOnce) continue
          digest.add(rows)
          yield rows
          rows = []
        }
      } catch (error) {
        throw damaged(table, error)
      }
      digest.add(rows)
      const [wanted, found] = [list.digests[table.name], digest.result()]
      if (wanted?.count !== found.count || wanted.digest !== found.digest) throw damaged(table)
      if (rows.length > 0) yield rows
    },
    close: async () => {},
  }
}
