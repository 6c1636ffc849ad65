import { CsvError, parse } from 'csv-parse/sync'
import type { ListLimits } from './limits.ts'
import { refuse } from './refused.ts'
import { textOf } from './text.ts'

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

/** The rows of a list as texts, heads included. One row more than allowed is read, so that the caller can tell. */
export const csvRows = (bytes: Uint8Array, { rows }: Pick<ListLimits, 'rows'>): string[][] => {
  const text = textOf(bytes)
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      max_record_size: 300_000,
      to: rows + 2,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines : 1
    return refuse(`Line ${line}: ${words[error.code] ?? 'this cannot be read as a list'}.`)
  }
}
