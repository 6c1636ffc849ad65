import { later } from '@northlight/contract/dates'
import type { Resource } from '@northlight/contract/office/resource'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { allow } from '../kernel/policy.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { editorsOf, lockLasts } from './read.ts'
import { peekRecord } from './store/open-record.ts'

/**
 * A heartbeat of one tab. It shuts nobody out: it only tells the others who is there, and, where the asker would like
 * to edit, who asks. The others hear of it with their next beat.
 */
export const holdLock = (
  ctx: Ctx,
  resource: Resource,
  id: number,
  { session, is_leaving, is_asking }: { session: string; is_leaving?: boolean; is_asking?: boolean },
) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.draft)
    const { record } = await peekRecord(ctx, resource, id)
    const key = { resource: resource.name, record_id: id, session }
    await ctx.db.deleteFrom('record_locks').where('seen_at', '<=', later(ctx.now(), -lockLasts)).execute()
    if (is_leaving)
      await ctx.db
        .deleteFrom('record_locks')
        .where('resource', '=', key.resource)
        .where('record_id', '=', id)
        .where('session', '=', session)
        .execute()
    else {
      const now = ctx.now()
      await ctx.db
        .insertInto('record_locks')
        .values({ ...key, held_by: signedIn(ctx).id, since: now, seen_at: now, asked_by: null })
        .onConflict((conflict) => conflict.columns(['resource', 'record_id', 'session']).doUpdateSet({ seen_at: now }))
        .execute()
    }
    if (is_asking)
      await ctx.db
        .updateTable('record_locks')
        .set({ asked_by: signedIn(ctx).id })
        .where('resource', '=', key.resource)
        .where('record_id', '=', id)
        .where('held_by', '<>', signedIn(ctx).id)
        .execute()
    return { version: record.version, editors: await editorsOf(ctx, resource, id) }
  })
