import type { Db } from '@northlight/db/database'
import type { Ctx } from './context.ts'

type Entry = {
  /** `domain.verb-noun` */
  action: string
  entity: string
  id: number | string | null
  /** What changed, without anything personal: ids, states, amounts, field names. */
  details?: Record<string, unknown>
}

/** The row itself, for changes that are written many at a time. */
export const auditRow = ({ actor, now, requestId }: Ctx, { action, entity, id, details = {} }: Entry) => ({
  at: now(),
  actor_kind: actor.kind,
  actor_id: actor.kind === 'user' ? actor.id : null,
  action,
  entity,
  entity_id: id === null ? null : String(id),
  details,
  request_id: requestId,
})

/** Many at once, in the transaction of their changes. */
export const auditMany = async (db: Db, rows: ReturnType<typeof auditRow>[]) => {
  await db.insertInto('audit_log').values(rows).execute()
}

/** Written in the transaction of the change: either both are there or neither. */
export const audit = async (ctx: Ctx, entry: Entry) => {
  await ctx.db.insertInto('audit_log').values(auditRow(ctx, entry)).execute()
}
