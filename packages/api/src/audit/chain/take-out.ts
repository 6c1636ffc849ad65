import type { Instant } from '@northlight/contract/dates'
import { takeTurns } from '@northlight/db/turns'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { erasedDetails } from './entry.ts'
import { addEntry, sealLines } from './seal-lines.ts'

/**
 * Deletes lines from before a moment, with their entries in the chain. The last entry that goes stays as the place
 * where the rest begins, and an entry says what went: the chain shows a deletion by the law, and no other.
 */
export const forgetLines = async (ctx: Ctx, before: Instant): Promise<void> => {
  await sealLines(ctx)
  await inTransaction(ctx, async ({ db }) => {
    await takeTurns(db, 'audit-seals')
    const kept = await db
      .selectFrom('audit_seals')
      .select(({ fn }) => fn.min('number').as('number'))
      .where('at', '>=', before)
      .executeTakeFirst()
    // The beginning alone: a younger line in between keeps what stands after it, until it is old itself.
    const last = await db
      .selectFrom('audit_seals')
      .selectAll()
      .$if(typeof kept?.number === 'number', (query) => query.where('number', '<', Number(kept?.number)))
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!last) return
    const gone = db
      .selectFrom('audit_seals')
      .select('about')
      .where('kind', '=', 'line')
      .where('number', '<=', last.number)
    const { numDeletedRows } = await db.deleteFrom('audit_log').where('id', 'in', gone).executeTakeFirstOrThrow()
    const entries = await db.deleteFrom('audit_seals').where('number', '<', last.number).executeTakeFirstOrThrow()
    if (numDeletedRows + entries.numDeletedRows === 0n) return
    await db.updateTable('audit_seals').set({ salt: null }).where('number', '=', last.number).execute()
    await addEntry(db, { kind: 'forgotten', about: last.number, at: ctx.now(), facts: last.seal })
  })
}

/** Takes the details out of lines because they name somebody who was erased; what was done and when stays. */
export const eraseDetails = (ctx: Ctx, ids: readonly number[]): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (ids.length === 0) return
    await sealLines(ctx)
    await takeTurns(ctx.db, 'audit-seals')
    const lines = await ctx.db
      .updateTable('audit_log')
      .set({ details: erasedDetails })
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    for (const { id } of lines) {
      await ctx.db
        .updateTable('audit_seals')
        .set({ salt: null })
        .where('kind', '=', 'line')
        .where('about', '=', id)
        .execute()
      await addEntry(ctx.db, { kind: 'erased', about: id, at: ctx.now(), facts: '' })
    }
  })
