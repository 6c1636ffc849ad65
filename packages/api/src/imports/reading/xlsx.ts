import { importLimits } from '@northlight/contract/office/import-targets'
import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { refuse } from './refused.ts'

type Entries = Record<string, Uint8Array>
export type Formula = { row: number; column: number }

const isXml = (name: string) => /\.(?:xml|rels|vml)$/i.test(name)

/** A spreadsheet never needs a document type; what has one wants to be expanded. */
const checkXml = (entries: Entries) => {
  for (const [name, bytes] of Object.entries(entries)) {
    if (!isXml(name)) continue
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) refuse('The file holds a DOCTYPE. It is not read.')
    const isWide =
      text.length >= 2 && (text.readUInt16BE(0) === 0xfeff || text.readUInt16BE(0) === 0xfffe || text[1] === 0)
    if (isWide) refuse('The file is written in another encoding than UTF-8. Save it anew.')
  }
}

const columnNumber = (letters: string) => [...letters].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0)

const tooLong = () => refuse(`The list has more than ${importLimits.rows} rows. Send it in parts.`)

/** Cells beyond the limits are refused by their names, before a table with room for them is made. */
const checkSize = (sheet: string) => {
  for (const [, letters = '', digits = ''] of sheet.matchAll(/\sr="([A-Z]{1,4})(\d{1,8})"/g)) {
    if (Number(digits) > importLimits.rows + 1) tooLong()
    if (columnNumber(letters) > importLimits.columns) refuse(`The list has more than ${importLimits.columns} columns.`)
  }
  let rows = 0
  for (const _ of sheet.matchAll(/<(?:\w+:)?row[\s>/]/g)) if (++rows > importLimits.rows + 1) tooLong()
}

/** Cells that are counted instead of written: what they say depends on who opens the file. */
const formulasIn = (sheet: string): Formula[] =>
  [...sheet.matchAll(/<(?:\w+:)?f[\s>/]/g)].map(({ index }) => {
    const cell = sheet.slice(Math.max(0, index - 2000), index).match(/.*\sr="([A-Z]{1,4})(\d{1,8})"/s)
    return cell
      ? { row: Number(cell[2]), column: columnNumber(cell[1] ?? 'A') - 1 }
      : refuse('The file holds formulas.')
  })

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    const written = value.toISOString()
    return written.endsWith('T00:00:00.000Z') ? written.slice(0, 10) : written
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** The rows of the one sheet as texts, heads included, and its formulas. */
export const xlsxRows = async (entries: Entries): Promise<{ rows: string[][]; formulas: Formula[] }> => {
  checkXml(entries)
  const sheets = Object.keys(entries).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name))
  const [first] = sheets
  if (first === undefined) return refuse('There is no sheet in the file.')
  if (sheets.length > 1) return refuse(`The file has ${sheets.length} sheets. Leave the one with the list.`)
  const sheet = Buffer.from(entries[first] ?? []).toString('utf8')
  checkSize(sheet)
  const formulas = formulasIn(sheet)
  // Packed anew from what was checked: the reader unpacks without limits, and meets nothing else.
  const checked = Buffer.from(zipSync(entries, { level: 0 }))
  const rows = await readSheet(checked).catch(() => refuse('The spreadsheet cannot be read. Save it anew as XLSX.'))
  return { rows: (rows as unknown[][]).map((row) => row.map(asText)), formulas }
}
