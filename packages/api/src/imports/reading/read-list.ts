import { importLimits } from '@northlight/contract/office/import-targets'
import { csvRows } from './csv.ts'
import { refuse } from './refused.ts'
import { type Formula, xlsxRows } from './xlsx.ts'
import { unpacked } from './zip.ts'

export type FoundRow = { number: number; cells: string[]; problems: { column: number; message: string }[] }
export type ListFile = { heads: string[]; rows: FoundRow[]; pictures: { name: string; bytes: Uint8Array }[] }
export type Order = { bytes: Uint8Array; withPictures: boolean }

/** What a spreadsheet would count. Written by an export of ours with an apostrophe before it, it is a text again. */
const counted = /^(?:=|[+\-@][A-Za-z_.]+\()/
const defused = /^'(?=\s*[=+\-@\t\r\n|%])/

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

const asList = (rows: string[][], formulas: Formula[]): Omit<ListFile, 'pictures'> => {
  const [heads = [], ...lines] = rows
  const width = heads.findLastIndex((head) => head.trim() !== '') + 1
  if (width === 0) return refuse('The first row must name the columns.')
  if (width > importLimits.columns) return refuse(`The list has more than ${importLimits.columns} columns.`)
  if (lines.length > importLimits.rows)
    return refuse(`The list has more than ${importLimits.rows} rows. Send it in parts.`)
  const isCounted = new Set(formulas.map(({ row, column }) => `${row}:${column}`))
  const found = lines.flatMap((line, at): FoundRow[] => {
    const number = at + 2
    const cells = Array.from({ length: width }, (_, column) => (line[column] ?? '').trim())
    if (cells.every((cell) => cell === '') && line.every((cell) => cell.trim() === '')) return []
    const isFormula = (column: number) => counted.test(cells[column] ?? '') || isCounted.has(`${number}:${column}`)
    const problems = cells.flatMap((_, column) =>
      isFormula(column) ? [{ column, message: 'This cell is a formula. Write what it comes to.' }] : [],
    )
    if (line.slice(width).some((cell) => cell.trim() !== ''))
      problems.push({ column: width - 1, message: 'The row has more cells than the first row names.' })
    return [{ number, cells: cells.map((cell) => cell.replace(defused, '')), problems }]
  })
  if (found.length === 0) return refuse('There is no row below the heads.')
  return { heads: heads.slice(0, width).map((head) => head.trim().slice(0, 200)), rows: found }
}

const listIn = async (bytes: Uint8Array): Promise<Omit<ListFile, 'pictures'>> => {
  if (bytes.length > importLimits.listBytes) return refuse('The list is larger than 10 MB. Send it in parts.')
  if (!isZip(bytes)) return asList(csvRows(bytes), [])
  const { rows, formulas } = await xlsxRows(unpacked(bytes))
  return asList(rows, formulas)
}

const baseName = (path: string) => path.split('/').at(-1) ?? path
const titleFrom = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()

/** Pictures with a list beside them, or pictures alone: then each is a row, named by its file. */
const archive = async (entries: Record<string, Uint8Array>): Promise<ListFile> => {
  const named = Object.entries(entries).map(([path, bytes]) => ({ name: baseName(path), bytes }))
  const lists = named.filter(({ name }) => /\.(?:csv|xlsx)$/i.test(name))
  const pictures = named.filter(({ name }) => /\.(?:jpe?g|png|webp)$/i.test(name))
  const other = named.find((one) => !lists.includes(one) && !pictures.includes(one))
  if (other) return refuse(`“${other.name.slice(0, 100)}” is neither a picture nor a list.`)
  if (lists.length > 1) return refuse('There is more than one list in the archive.')
  const twice = pictures.find(({ name }, at) => pictures.findIndex((one) => one.name === name) !== at)
  if (twice) return refuse(`There are two pictures called “${twice.name.slice(0, 100)}”.`)
  const [list] = lists
  if (list) return { ...(await listIn(list.bytes)), pictures }
  if (pictures.length === 0) return refuse('There is nothing in the archive.')
  const rows = pictures.map(({ name }, at) => ({ number: at + 2, cells: [name, titleFrom(name)], problems: [] }))
  return { heads: ['picture', 'title'], rows, pictures }
}

/** Reads what was sent: CSV, XLSX, or an archive of pictures. Everything that is refused is refused with its reason. */
export const readList = async ({ bytes, withPictures }: Order): Promise<ListFile> => {
  if (!isZip(bytes)) return { ...(await listIn(bytes)), pictures: [] }
  const entries = unpacked(bytes)
  if (Object.keys(entries).some((name) => /^xl\//i.test(name))) return { ...(await listIn(bytes)), pictures: [] }
  return withPictures
    ? archive(entries)
    : refuse('Send a CSV or XLSX file; there are no pictures in this kind of list.')
}
