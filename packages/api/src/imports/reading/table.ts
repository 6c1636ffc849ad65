import type { ListLimits } from './limits.ts'
import { refuse } from './refused.ts'
import type { Formula } from './xlsx.ts'
import { isZip } from './zip.ts'

export type FoundRow = { number: number; cells: string[]; problems: { column: number; message: string }[] }
export type Table = { heads: string[]; rows: FoundRow[] }

/** What a spreadsheet would count. Written by an export of ours with an apostrophe before it, it is a text again. */
const counted = /^(?:=|[+\-@][A-Za-z_.]+\()/
const defused = /^'(?=\s*[=+\-@\t\r\n|%])/

/** One text of a spreadsheet can stand in each of its cells without taking room in the file. */
const refuseRepeated = (rows: readonly string[][], most: number) => {
  let signs = 0
  for (const row of rows)
    for (const cell of row) {
      signs += cell.length
      if (signs > most) refuse('The list holds more text than can be read at once. Send it in parts.')
    }
}

const asTable = (rows: string[][], formulas: Formula[], limits: ListLimits): Table => {
  const [heads = [], ...lines] = rows
  const width = heads.findLastIndex((head) => head.trim() !== '') + 1
  if (width === 0) return refuse('The first row must name the columns.')
  if (width > limits.columns) return refuse(`The list has more than ${limits.columns} columns.`)
  if (lines.length > limits.rows) return refuse(`The list has more than ${limits.rows} rows. Send it in parts.`)
  refuseRepeated(rows, limits.listBytes)
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

/**
 * A list with heads, from CSV or from a spreadsheet with one sheet. Rows are counted as the spreadsheet counts. Each file
 * is read in a process of its own, which loads one reader and not the other: loading takes longer than reading.
 */
export const tableOf = async (bytes: Uint8Array, limits: ListLimits): Promise<Table> => {
  if (bytes.length > limits.listBytes) return refuse('The list is larger than 10 MB. Send it in parts.')
  if (!isZip(bytes)) {
    const { csvRows } = await import('./csv.ts')
    return asTable(csvRows(bytes, limits), [], limits)
  }
  const { xlsxRows } = await import('./xlsx.ts')
  const { rows, formulas } = await xlsxRows(bytes, limits)
  return asTable(rows, formulas, limits)
}
