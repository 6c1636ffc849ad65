import type { Ctx } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import type { ParsedQuestion } from '../formats/parsed-question.ts'
import { cleanTexts } from '../insert-question.ts'
import type { StoredRow } from './stored-import.ts'

export type RowToTake = StoredRow & { question: ParsedQuestion }

export const rowsToTake = async (ctx: Ctx, id: number): Promise<RowToTake[]> => {
  const rows = await ctx.db
    .selectFrom('question_import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('is_left', '=', false)
    .orderBy('number')
    .execute()
  const wrong = rows.filter(({ state }) => state === 'wrong').length
  if (wrong > 0) fail('conflict', `${wrong} of ${rows.length} rows cannot be read. Mend them, or take them off.`)
  const taken = rows.filter(({ choice, question }) => choice !== 'skip' && question !== null)
  if (taken.length === 0) fail('conflict', 'No row is left to take.')
  return taken as RowToTake[]
}

const atOnce = 50

/**
 * Sanitising is what takes long: done before the one transaction, in portions that let others write in between. Doing
 * it twice changes nothing. Says no where the import was stopped meanwhile.
 */
export const cleanRows = async (ctx: Ctx, id: number, round: number): Promise<boolean> => {
  const rows = await rowsToTake(ctx, id)
  for (let at = 0; at < rows.length; at += atOnce) {
    const part = rows
      .slice(at, at + atOnce)
      .map((row) => ({ ...row.question, ...cleanTexts(row.question), row: row.id }))
    const isGoingOn = await inTransaction(ctx, async (ctx) => {
      const held = await ctx.db
        .updateTable('question_imports')
        .set({ done: at + part.length })
        .where('id', '=', id)
        .where('state', '=', 'applying')
        .where('round', '=', round)
        .returning('id')
        .executeTakeFirst()
      if (!held) return false
      for (const { row, ...question } of part)
        await ctx.db.updateTable('question_import_rows').set({ question }).where('id', '=', row).execute()
      return true
    })
    if (!isGoingOn) return false
  }
  return true
}
