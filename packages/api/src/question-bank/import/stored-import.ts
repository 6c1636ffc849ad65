import type { QuestionImportRowTable, QuestionImportTable } from '@northlight/db/tables/question-bank'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'

export type ImportRow = Selectable<QuestionImportTable>
export type StoredRow = Selectable<QuestionImportRowTable>

export const importById = async (ctx: Ctx, id: number): Promise<ImportRow> =>
  (await ctx.db.selectFrom('question_imports').selectAll().where('id', '=', id).executeTakeFirst()) ?? fail('not_found')

export const unchangeable = 'This import cannot be changed any more.'

export const openImport = async (ctx: Ctx, id: number) => {
  const row = await importById(ctx, id)
  return row.state === 'ready' ? row : fail('conflict', unchangeable)
}
