import type { QuestionImportRow, QuestionImportView } from '@northlight/contract/office/question-imports'
import { keyText } from '@northlight/exam/marking/key-text'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { examFreeze } from '../../kernel/exam-freeze.ts'
import { csvLine, csvStart } from '../../kernel/export/csv.ts'
import { type DownloadMaker, fileKey } from '../../media/downloads.ts'
import type { ParsedQuestion } from '../formats/parsed-question.ts'
import { templateColumns } from '../formats/template-columns.ts'
import { previewOf, type ShownPictures } from './preview-row.ts'
import type { ImportRow, StoredRow } from './stored-import.ts'

export const errorsKind = 'question-import'

const countsOf = async (ctx: Ctx, id: number) => {
  const rows = await ctx.db
    .selectFrom('question_import_rows')
    .select(['state', 'is_left', sql<number>`count(*)`.as('count')])
    .where('import_id', '=', id)
    .groupBy(['state', 'is_left'])
    .execute()
  const of = (state: StoredRow['state']) =>
    rows.filter((row) => row.state === state && !row.is_left).reduce((sum, row) => sum + Number(row.count), 0)
  const left = rows.filter(({ is_left }) => is_left).reduce((sum, row) => sum + Number(row.count), 0)
  return { ready: of('ready'), guess: of('guess'), wrong: of('wrong'), left }
}

export const importView = async (ctx: Ctx, row: ImportRow): Promise<QuestionImportView> => {
  const counts = await countsOf(ctx, row.id)
  const isWorking = row.state === 'reading' || row.state === 'applying'
  const hasErrors = counts.wrong + counts.left > 0
  return {
    id: row.id,
    state: row.state,
    kind: row.kind,
    file_name: row.file_name,
    bytes: row.bytes,
    reason: row.reason,
    progress: row.state === 'applying' ? { done: row.done, total: row.total ?? 0 } : null,
    waits_until: isWorking ? ((await examFreeze(ctx))?.until ?? null) : null,
    heads: row.heads,
    mapping: row.mapping,
    targets: row.kind === 'template' ? templateColumns.map(({ name, label }) => ({ name, label })) : [],
    defaults: row.defaults,
    counts,
    errors_file: hasErrors
      ? `${ctx.services.siteUrl}/v1/test-report-download/${fileKey(ctx, errorsKind, row.id)}`
      : null,
    created_at: row.created_at,
    applied_at: row.applied_at,
  }
}

export const rowView = (
  row: StoredRow & { known_code: string | null; known_version: number | null },
  pictures: ShownPictures,
): QuestionImportRow => {
  const question = row.question as ParsedQuestion | null
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    is_left: row.is_left,
    choice: row.choice,
    title: row.title,
    code: question?.code ?? null,
    ...(question ? previewOf(question, pictures) : { view: null, passage: null, solution: null }),
    place: question ? [question.subject, question.topic].filter(Boolean).join(' › ') : '',
    key: question && keyText(question.key),
    problems: row.problems,
    known:
      row.known_id === null ? null : { id: row.known_id, code: row.known_code ?? '', version: row.known_version ?? 1 },
    cells: row.cells,
  }
}

/** The rows that are wrong or were taken off, as they were sent, with a column that says why. */
const errorFile: DownloadMaker['make'] = async (ctx, id) => {
  const row = await ctx.db.selectFrom('question_imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const rows = await ctx.db
    .selectFrom('question_import_rows')
    .select(['number', 'cells', 'problems'])
    .where('import_id', '=', id)
    .where(({ eb, or }) => or([eb('state', '=', 'wrong'), eb('is_left', '=', true)]))
    .orderBy('number')
    .execute()
  const heads = row.heads.length > 0 ? row.heads : ['line', 'text']
  const lines = rows.map(({ number, cells, problems }) =>
    csvLine([
      ...(row.heads.length > 0 ? cells : [String(number), cells.join(' ')]),
      problems.map(({ where, message }) => (where === null ? message : `${where}: ${message}`)).join(' '),
    ]),
  )
  const text = csvStart + csvLine([...heads, 'reason']) + lines.join('')
  return { name: 'questions-errors.csv', type: 'text/csv; charset=utf-8', bytes: Buffer.from(text) }
}

export const questionImportDownload: DownloadMaker = { kind: errorsKind, make: errorFile, isOffice: true }
