import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import type { ListLimits } from './limits.ts'
import { refuse } from './refused.ts'
import { refuseDoctype } from './xml.ts'
import { type Entries, unpacked } from './zip.ts'

export type Formula = { row: number; column: number }

const columnNumber = (letters: string) => [...letters].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0)

/** Cells beyond the limits are refused by their names, before a table with room for them is made. */
const checkSize = (sheet: string, { rows, columns }: ListLimits) => {
  const tooLong = () => refuse(`The list has more than ${rows} rows. Send it in parts.`)
  for (const [, letters = '', digits = ''] of sheet.matchAll(/\sr\s*=\s*["']([A-Z]{1,4})(\d{1,8})["']/g)) {
    if (Number(digits) > rows + 1) tooLong()
    if (columnNumber(letters) > columns) refuse(`The list has more than ${columns} columns.`)
  }
  let found = 0
  for (const _ of sheet.matchAll(/<(?:\w+:)?row[\s>/]/g)) if (++found > rows + 1) tooLong()
}

/** Cells that are counted instead of written: what they say depends on who opens the file. */
const formulasIn = (sheet: string, most: number): Formula[] => {
  const found: Formula[] = []
  for (const { index } of sheet.matchAll(/<(?:\w+:)?f[\s>/]/g)) {
    const cell = sheet.slice(Math.max(0, index - 2000), index).match(/.*\sr\s*=\s*["']([A-Z]{1,4})(\d{1,8})["']/s)
    if (!cell || found.length === most) refuse('The file holds formulas. Save it with what they come to.')
    else found.push({ row: Number(cell[2]), column: columnNumber(cell[1] ?? 'A') - 1 })
  }
  return found
}

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    const written = value.toISOString()
    return written.endsWith('T00:00:00.000Z') ? written.slice(0, 10) : written
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

const unreadable = (error: unknown): never => {
  const [, row, column] = /at row (\d+), col (\d+)/.exec(error instanceof Error ? error.message : '') ?? []
  return refuse(
    row === undefined
      ? 'The spreadsheet cannot be read. Save it anew as XLSX.'
      : `Row ${row}, column ${column}: this cell cannot be read. Write it anew.`,
  )
}

/** Whatever a sheet needs: its XML. Pictures, macros and what else may be in a workbook are not even unpacked again. */
const xmlIn = (bytes: Uint8Array, limits: ListLimits): Entries => {
  const { entries: most, sheetBytes } = limits
  const entries = unpacked(bytes, { entries: most, fileBytes: sheetBytes, unpackedBytes: sheetBytes })
  const xml = Object.fromEntries(Object.entries(entries).filter(([name]) => /\.(?:xml|rels)$/i.test(name)))
  for (const content of Object.values(xml)) refuseDoctype(content)
  return xml
}

/** The rows of the one sheet as texts, heads included, and its formulas. */
export const xlsxRows = async (
  bytes: Uint8Array,
  limits: ListLimits,
): Promise<{ rows: string[][]; formulas: Formula[] }> => {
  const entries = xmlIn(bytes, limits)
  const sheets = Object.keys(entries).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name))
  const [first] = sheets
  if (first === undefined) return refuse('There is no sheet in the file.')
  if (sheets.length > 1) return refuse(`The file has ${sheets.length} sheets. Leave the one with the list.`)
  const sheet = Buffer.from(entries[first] ?? []).toString('utf8')
  checkSize(sheet, limits)
  const formulas = formulasIn(sheet, limits.rows)
  // Packed anew from what was checked: the reader unpacks without limits, and meets nothing else.
  const checked = Buffer.from(zipSync(entries, { level: 0 }))
  const rows = (await readSheet(checked).catch(unreadable)) as unknown[][]
  return { rows: rows.map((row) => row.map(asText)), formulas }
}
