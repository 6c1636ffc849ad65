import type { Ctx } from '../../kernel/context.ts'
import { type ListCall, listReply, pageOf } from '../../kernel/paging.ts'
import { allow } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { importView, rowView } from './import-view.ts'
import { shownPictures } from './preview-row.ts'
import { importById } from './stored-import.ts'

export const readImport = async (ctx: Ctx, id: number) => {
  allow(ctx, 'bank.write')
  return importView(ctx, await importById(ctx, id))
}

export const listImports = async (ctx: Ctx, call: ListCall) => {
  allow(ctx, 'bank.write')
  const found = await pageOf(ctx.db.selectFrom('question_imports'), call.query, (query) =>
    query.selectAll().orderBy('id', 'desc'),
  )
  const views = await Promise.all(found.rows.map((row) => importView(ctx, row)))
  return listReply(ctx, call, { total: found.total, rows: views }, (view) => view)
}

type RowsCall = ListCall & { query: { filter: Partial<Record<'state', string>> } }

export const listRows = async (ctx: Ctx, id: number, call: RowsCall) => {
  allow(ctx, 'bank.write')
  const row = await importById(ctx, id)
  const state = chosenFilter('state', ['ready', 'guess', 'wrong', 'left'], call.query.filter.state)
  const filtered = ctx.db
    .selectFrom('question_import_rows')
    .leftJoin('questions', 'questions.id', 'question_import_rows.known_id')
    .where('import_id', '=', id)
    .$if(state === 'left', (query) => query.where('is_left', '=', true))
    .$if(state !== undefined && state !== 'left', (query) =>
      query.where('state', '=', state as 'ready').where('is_left', '=', false),
    )
  const found = await pageOf(filtered, call.query, (query) =>
    query
      .selectAll('question_import_rows')
      .select('questions.code as known_code')
      .select(({ selectFrom }) =>
        selectFrom('question_versions')
          .select(({ fn }) => fn.max<number | null>('version').as('last'))
          .whereRef('question_versions.question_id', '=', 'question_import_rows.known_id')
          .as('known_version'),
      )
      .orderBy('number'),
  )
  const pictures = await shownPictures(ctx, row, found.rows)
  return listReply(ctx, call, found, (one) => rowView(one, pictures))
}
