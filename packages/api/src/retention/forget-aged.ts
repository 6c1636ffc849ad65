import type { RetentionPeriod } from '@northlight/contract/retention'
import type { FileColumnOf, FormTable, Tables } from '@northlight/db/tables'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { forgetMails } from '../mails/forget-mails.ts'
import { forgetFiles, removeFiles } from '../media/remove-files.ts'
import { limitOf } from './limit-of.ts'

/** Few enough that nobody who writes at the same moment waits for long. */
const atOnce = 200

/** Rows that go a while after they came, with the column that names an upload. */
type Aged = { table: keyof Tables; kept: RetentionPeriod; file?: FileColumnOf<FormTable> }

// All of them have an id and a moment; Kysely cannot see that through a union of tables.
type AnyForm = 'job_enquiries'

/** One batch: rows, the mails that repeat their words, and the rows of their files. Gives what was found. */
const forgetSome = (ctx: Ctx, { table, kept, file }: Aged) =>
  inTransaction(ctx, async (ctx) => {
    const name = table as AnyForm
    const old = await ctx.db
      .selectFrom(name)
      .select('id')
      .$if(file !== undefined, (query) => query.select(`${file as 'cv_file_id'} as file_id` as const))
      .where('created_at', '<', limitOf(ctx, kept))
      .orderBy('id')
      .limit(atOnce)
      .execute()
    if (old.length === 0) return { count: 0, paths: [] }
    const ids = old.map(({ id }) => id)
    const fileIds = old.flatMap((row) => ('file_id' in row && typeof row.file_id === 'number' ? [row.file_id] : []))
    await forgetMails(ctx.db, table, ids)
    await ctx.db.deleteFrom(name).where('id', 'in', ids).execute()
    return { count: old.length, paths: await forgetFiles(ctx.db, fileIds) }
  })

/** Deletes what has been kept for longer than its period, batch by batch. */
export const forgetAged = async (ctx: Ctx, aged: Aged): Promise<void> => {
  for (;;) {
    const { count, paths } = await forgetSome(ctx, aged)
    await removeFiles(ctx, paths)
    if (count < atOnce) return
  }
}
