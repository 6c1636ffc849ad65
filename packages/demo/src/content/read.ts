import { readdirSync, readFileSync } from 'node:fs'
import { csvRows } from '@northlight/api/imports/reading/csv'
import { z } from 'zod'
import { frontMatter } from '../markdown.ts'

/** Everything the demo institute says and shows. It is read where it lies: the bundle of the server leaves it there. */
const folder = new URL('../../content/', import.meta.url)

const bytesOf = (path: string): Buffer => readFileSync(new URL(path, folder))
const textOf = (path: string): string => bytesOf(path).toString('utf8')

/** `at_branches[2].fee` */
const fieldOf = (path: PropertyKey[]): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${String(part)}`)).join('')

/** A mistake in a file is said with the file and the field, because anyone who made it may not know this program. */
const checked = <Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.output<Schema> => {
  const { data, error } = schema.safeParse(value)
  if (!error) return data
  const said = error.issues.map(({ path, message }) => `${fieldOf(path) || 'the whole'}: ${message}`)
  throw new Error(`packages/demo/content/${file} cannot be read. ${said.join('; ')}`)
}

const parsedJson = (path: string): unknown => {
  try {
    return JSON.parse(textOf(path))
  } catch (error) {
    throw new Error(`packages/demo/content/${path} is not JSON. ${error instanceof Error ? error.message : error}`)
  }
}

export const readJson = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> =>
  checked(schema, parsedJson(path), path)

/** One Markdown file: the fields above the text, and the text as its `body`. */
const readMarkdown = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> => {
  const { fields, body } = frontMatter(textOf(path))
  return checked(schema, { ...fields, body }, path)
}

/** The files of a folder in the order of their names, which is the order in which they are shown. */
export const readMarkdownFolder = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema>[] =>
  readdirSync(new URL(`${path}/`, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readMarkdown(`${path}/${name}`, schema))

/** Folders that hold one thing each: its own text in the file `main`, its parts in the others. */
export const readMarkdownFolders = <Main extends z.ZodType, Part extends z.ZodType>(
  path: string,
  { name: main, schema }: { name: string; schema: Main },
  part: Part,
): { main: z.output<Main>; parts: z.output<Part>[] }[] =>
  readdirSync(new URL(`${path}/`, folder))
    .sort()
    .map((name) => ({
      main: readMarkdown(`${path}/${name}/${main}`, schema),
      parts: readdirSync(new URL(`${path}/${name}/`, folder))
        .filter((file) => file !== main)
        .sort()
        .map((file) => readMarkdown(`${path}/${name}/${file}`, part)),
    }))

/** The JSON files of a folder, in the order of their names. */
export const readJsonFolder = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema>[] =>
  readdirSync(new URL(`${path}/`, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readJson(`${path}/${name}`, schema))

const mostRows = 10_000

/** A table: the first line names the fields, a cell without a text is `null`. */
export const readCsv = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema>[] => {
  const [heads = [], ...rows] = csvRows(bytesOf(path), { rows: mostRows })
  return rows.map((cells, at) => {
    const file = `${path}, row ${at + 1}`
    if (cells.length !== heads.length)
      throw new Error(
        `packages/demo/content/${file} has ${cells.length} cells, and the first line names ${heads.length}.`,
      )
    return checked(schema, Object.fromEntries(heads.map((head, column) => [head, cells[column] || null])), file)
  })
}

/** The bytes of a picture by the name under which it is stored. */
export const pictureBytes = (path: string): Uint8Array => bytesOf(`pictures/${path}`)

/** Cells of a table are texts; these turn them into what they stand for. */
export const cellNumber = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'This is not a number.')
  .transform(Number)
export const cellTruth = z.enum(['true', 'false']).transform((cell) => cell === 'true')
/** Several words in one cell, with `;` between them. */
export const cellList = z.string().transform((cell) => cell.split(';').map((word) => word.trim()))
