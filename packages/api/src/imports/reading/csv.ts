import { importLimits } from '@northlight/contract/office/import-targets'
import { CsvError, parse } from 'csv-parse/sync'
import { refuse } from './refused.ts'

const newline = 10

/** The row in which the bytes stop being UTF-8, as an editor counts lines. */
const brokenLine = (bytes: Uint8Array): number => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let start = 0
  for (let at = 0; at <= bytes.length; at += 1) {
    if (at < bytes.length && bytes[at] !== newline) continue
    try {
      decoder.decode(bytes.subarray(start, at))
    } catch {
      return line
    }
    line += 1
    start = at + 1
  }
  return line
}

const startsWith = (bytes: Uint8Array, ...marks: number[]) => marks.every((mark, at) => bytes[at] === mark)

/** UTF-8 and nothing else: what another encoding would be read as, nobody can tell from the bytes. */
const decoded = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff))
    return refuse('The file is written in UTF-16. Save it as “CSV UTF-8”.')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? refuse('This is no list: it holds bytes that are no text.') : text
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return refuse(`Line ${brokenLine(bytes)} is not written in UTF-8. Save the list as “CSV UTF-8”.`)
  }
}

/** The sign that parts the cells: the one that the heads have most of. */
const delimiterOf = (text: string): string => {
  const [heads = ''] = text.split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: heads.split(sign).length }))
  return counts.sort((a, b) => b.count - a.count)[0]?.sign ?? ','
}

const words: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quotation mark stands inside a cell; write it twice',
  INVALID_OPENING_QUOTE: 'a quotation mark stands inside a cell; write it twice',
  CSV_MAX_RECORD_SIZE: 'the row is too long',
}

/** The rows of a list as texts, heads included. */
export const csvRows = (bytes: Uint8Array): string[][] => {
  const text = decoded(bytes)
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      max_record_size: 300_000,
      to: importLimits.rows + 2,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines : 1
    return refuse(`Line ${line}: ${words[error.code] ?? 'this cannot be read as a list'}.`)
  }
}
