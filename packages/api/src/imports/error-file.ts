import { csvLine, csvStart } from '../kernel/export/csv.ts'
import type { DownloadMaker } from '../media/downloads.ts'
import { errorFileKind } from './import-row.ts'

/** The rows that are wrong or were taken off, as they were sent, with a column that says why. */
const errorFile: DownloadMaker['make'] = async (ctx, id) => {
  const row = await ctx.db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const rows = await ctx.db
    .selectFrom('import_rows')
    .select(['cells', 'problems'])
    .where('import_id', '=', id)
    .where(({ eb, or }) => or([eb('state', '=', 'wrong'), eb('is_left', '=', true)]))
    .orderBy('number')
    .execute()
  const lines = rows.map(({ cells, problems }) =>
    csvLine([
      ...cells,
      problems.map(({ column, message }) => (column === null ? message : `${row.heads[column]}: ${message}`)).join(' '),
    ]),
  )
  const text = csvStart + csvLine([...row.heads, 'reason']) + lines.join('')
  return { name: `${row.resource}-errors.csv`, type: 'text/csv; charset=utf-8', bytes: Buffer.from(text) }
}

export const importDownload: DownloadMaker = { kind: errorFileKind, make: errorFile, isOffice: true }
