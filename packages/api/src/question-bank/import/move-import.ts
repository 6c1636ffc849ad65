import type { Ctx } from '../../kernel/context.ts'
import type { ImportRow } from './stored-import.ts'

/** The state is the mark: whoever moves it first does the work, and nobody does it twice. */
export const moveImport = (ctx: Ctx, id: number, from: ImportRow['state'], set: Partial<ImportRow>) =>
  ctx.db
    .updateTable('question_imports')
    .set({ ...set, updated_at: ctx.now() })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()
