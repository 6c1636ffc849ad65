import type { Resource } from '@northlight/contract/office/resource'
import type { SheetData } from 'write-excel-file/node'
import type { Ctx } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { csvLine, csvStart } from '../../kernel/export/csv.ts'
import { stampOf } from '../../kernel/export/stamp.ts'
import { pieceByPiece, rowsAtOnce } from '../../kernel/yield-to-exams.ts'
import { matchingIds } from '../lists/all-ids.ts'
import type { Filter } from '../lists/list-query.ts'
import { type LiveRecord, liveRecords } from '../store/live-values.ts'
import { shownColumn } from '../store/open-record.ts'
import { type Titles, titlesFor } from '../store/titles.ts'
import { exportCell } from './cell-text.ts'

/** `purpose` where the file holds people: it says on its first line who took it, when and what for. */
export type ExportInput = { as: 'csv' | 'xlsx'; filter: Filter; columns: string[]; purpose?: string }

/** More than this a spreadsheet file takes too much memory to make; as CSV there is no end. */
export const mostInXlsx = 10_000

export const exportColumns = ({ fields }: Resource, wanted: string[] | undefined): string[] => {
  const unknown = (wanted ?? []).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) return invalid({ columns: [`There is no column “${unknown}”.`] })
  return wanted && wanted.length > 0 ? wanted : Object.keys(fields)
}

type Line = (string | number)[]

const headOf = ({ fields }: Resource, columns: string[]) => [
  'id',
  ...columns.map((name) => fields[name]?.label ?? name),
  'state',
]

/** Makes lines of one piece after the other; what the records lead to is mostly the same few, and read once. */
const lineMaker = (ctx: Ctx, resource: Resource, columns: string[]) => {
  const fields = Object.fromEntries(columns.map((name) => [name, resource.fields[name]])) as Resource['fields']
  const titles: Titles = {}
  return async (records: LiveRecord[]): Promise<Line[]> => {
    const values = records.map((record) => record.values)
    await titlesFor(ctx, { fields }, values, titles)
    const shown = await shownColumn(ctx, resource)
    return records.map(({ id, row, values }) => [
      id,
      ...Object.entries(fields).map(([name, field]) => exportCell(field, values[name], titles)),
      shown === undefined || row[shown] === true ? 'live' : 'hidden',
    ])
  }
}

const stampLines = async (ctx: Ctx, { words: [, many] }: Resource, purpose: string | undefined): Promise<string[][]> =>
  purpose === undefined ? [] : [[await stampOf(ctx, `${many.charAt(0).toUpperCase()}${many.slice(1)}`, purpose)]]

/** Numbers alone are light: so many are found at once, and their rows are read in smaller pieces. */
const idsAtOnce = 1000

/** Lines of the file, made into what the file is made of. */
async function* pieces<Made>(ctx: Ctx, resource: Resource, input: ExportInput, made: (lines: Line[]) => Made) {
  const lots = matchingIds(ctx, resource, input.filter, idsAtOnce)
  const linesOf = lineMaker(ctx, resource, input.columns)
  let found: number[] = []
  for (;;) {
    if (found.length === 0) found = (await pieceByPiece(() => lots.next())).value ?? []
    const ids = found.splice(0, rowsAtOnce())
    if (ids.length === 0) return
    const piece = await pieceByPiece(async () => {
      const records = await liveRecords(ctx.db, resource, ids)
      return { count: ids.length, made: made(await linesOf(records)) }
    })
    yield piece
  }
}

type Progress = (done: number) => Promise<void>

const asCsv = async (ctx: Ctx, resource: Resource, input: ExportInput, progress: Progress): Promise<Buffer> => {
  const head = [...(await stampLines(ctx, resource, input.purpose)), headOf(resource, input.columns)]
  const parts = [Buffer.from(csvStart + head.map(csvLine).join(''))]
  let done = 0
  for await (const { count, made } of pieces(ctx, resource, input, (lines) =>
    Buffer.from(lines.map(csvLine).join('')),
  )) {
    parts.push(made)
    done += count
    await progress(done)
  }
  return Buffer.concat(parts)
}

const asXlsx = async (ctx: Ctx, resource: Resource, input: ExportInput, progress: Progress): Promise<Buffer> => {
  const rows: Line[] = [...(await stampLines(ctx, resource, input.purpose)), headOf(resource, input.columns)]
  const above = rows.length
  for await (const { made } of pieces(ctx, resource, input, (lines) => lines)) {
    rows.push(...made)
    if (rows.length > mostInXlsx + above) return fail('too_large', 'More than 10,000 rows: take them as CSV.')
    await progress(rows.length - above)
  }
  // A cell says what it is: a text that begins with "=" stays a text.
  const cells: SheetData = rows.map((row) =>
    row.map((value) =>
      typeof value === 'number' ? { value, type: Number } : { value: value || undefined, type: String },
    ),
  )
  // Few servers ever write one, so no start waits for it.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(cells).toBuffer()
}

/** The records that match, as the bytes of a file. */
export const makeExport = (ctx: Ctx, resource: Resource, input: ExportInput, progress: Progress): Promise<Buffer> =>
  input.as === 'csv' ? asCsv(ctx, resource, input, progress) : asXlsx(ctx, resource, input, progress)
