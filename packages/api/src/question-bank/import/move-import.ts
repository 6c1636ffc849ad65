import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { type ImportRow, openImport, unchangeable } from './stored-import.ts'

/**
 * The state is the mark: anyone who moves it first does the work, and nobody does it twice. With `round`, only if
 * nothing was changed since that round was read.
 */
export const moveImport = (
  ctx: Ctx,
  id: number,
  from: ImportRow['state'],
  set: Partial<Omit<ImportRow, 'round'>>,
  round?: number,
) =>
  ctx.db
    .updateTable('question_imports')
    .set({ ...set, round: sql<number>`round + 1`, updated_at: ctx.now() })
    .where('id', '=', id)
    .where('state', '=', from)
    .$if(round !== undefined, (query) => query.where('round', '=', round ?? 0))
    .returningAll()
    .executeTakeFirst()

/** First in the transaction of anyone who changes rows: those that are being taken, or were, stay as they are. */
export const holdImport = async (ctx: Ctx, id: number): Promise<ImportRow> => {
  await openImport(ctx, id)
  return (await moveImport(ctx, id, 'ready', {})) ?? fail('conflict', unchangeable)
}
