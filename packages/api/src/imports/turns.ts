import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { actorId } from '../kernel/signed-in.ts'

type Table = 'imports' | 'question_imports'

/** So many lists of one person wait to be read; the next is sent when one of them is. */
const mostWaiting = 3
/** Whose lists were read within this time waits behind those whose were not. */
const lookBack = minutes(10)

/** Two tables with the same columns for this. */
const rows = (ctx: Ctx, table: Table) => ctx.db.selectFrom(table as 'imports').where('state', '=', 'reading')

/** Nobody fills the row in which lists wait to be read. */
export const refuseMany = async (ctx: Ctx, table: Table) => {
  const { waiting } = await rows(ctx, table)
    .where('asked_by', '=', actorId(ctx))
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  if (Number(waiting) >= mostWaiting)
    fail('conflict', `${mostWaiting} of your lists still wait to be read. Send the next one when one of them is ready.`)
}

/** How many lists of each person were read a short while ago. */
const readLately = async (ctx: Ctx, table: Table): Promise<Map<number | null, number>> => {
  const found = await ctx.db
    .selectFrom(table as 'imports')
    .select(({ fn }) => ['asked_by', fn.countAll<number>().as('count')])
    .where('read_by', 'is not', null)
    .where('created_at', '>', later(ctx.now(), -lookBack))
    .groupBy('asked_by')
    .execute()
  return new Map(found.map(({ asked_by, count }) => [asked_by, Number(count)]))
}

/**
 * Which list a job reads: not the one that came first, but the first one of the person who was served least, so that ten
 * slow lists of one hold up another by one. `ticket` is the list that the job was queued for. One that it had begun when
 * its process ended is taken up again; nothing where others have read everything meanwhile.
 */
export const takeTurn = async (ctx: Ctx, table: Table, ticket: number): Promise<number | undefined> => {
  const begun = await rows(ctx, table).select('id').where('read_by', '=', ticket).executeTakeFirst()
  if (begun) return begun.id
  for (;;) {
    const waiting = await rows(ctx, table)
      .select(['id', 'asked_by'])
      .where('read_by', 'is', null)
      .orderBy('id')
      .execute()
    const read = await readLately(ctx, table)
    const [next] = waiting.toSorted((a, b) => (read.get(a.asked_by) ?? 0) - (read.get(b.asked_by) ?? 0))
    if (!next) return undefined
    const { numUpdatedRows } = await ctx.db
      .updateTable(table as 'imports')
      .set({ read_by: ticket })
      .where('id', '=', next.id)
      .where('state', '=', 'reading')
      .where('read_by', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return next.id
  }
}
