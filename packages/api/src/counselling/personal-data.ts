import { fold } from '@northlight/db/fold'
import type { Ctx } from '../kernel/context.ts'
import { refreshFamily } from './refresh.ts'

/** Who is to be forgotten: an account with its name and the addresses it has confirmed. */
export type Forgotten = { id: number; name: string; addresses: string[] }

/** Rows of this child alone; brothers and sisters of another name stay. */
const removeChild = async ({ db }: Ctx, family: number, { id, name, addresses }: Forgotten) => {
  const isSame = (row: { name: string }) => fold(row.name) === fold(name)
  const children = await db
    .selectFrom('family_children')
    .select(['id', 'name'])
    .where('family_id', '=', family)
    .execute()
  const own = children.filter(isSame).map((child) => child.id)
  await db.deleteFrom('family_accounts').where('family_id', '=', family).where('user_id', '=', id).execute()
  if (own.length > 0) {
    await db.deleteFrom('family_touches').where('child_id', 'in', own).execute()
    await db.deleteFrom('family_children').where('id', 'in', own).execute()
  }
  if (addresses.length > 0)
    await db
      .deleteFrom('family_contacts')
      .where('family_id', '=', family)
      .where('kind', '=', 'email')
      .where('value', 'in', addresses.map(fold))
      .execute()
  return children.filter((child) => !isSame(child))
}

/**
 * A family goes with the last child in it. While another one is there it stays with what is that one's: what was noted
 * of talks may name either, so the words go and that there was a talk stays.
 */
export const forgetInFamily = async (ctx: Ctx, family: number, person: Forgotten): Promise<void> => {
  const { db } = ctx
  const left = await removeChild(ctx, family, person)
  const accounts = await db.selectFrom('family_accounts').select('id').where('family_id', '=', family).execute()
  const [next] = left
  if (!next && accounts.length === 0) {
    await db.deleteFrom('families').where('id', '=', family).execute()
    return
  }
  // What was joined before carries names of before; it can no longer be undone.
  await db.deleteFrom('families').where('joined_into', '=', family).execute()
  await db.deleteFrom('family_joins').where('kept_id', '=', family).execute()
  await db.updateTable('family_events').set({ text: null, details: {} }).where('family_id', '=', family).execute()
  await db.updateTable('follow_ups').set({ what: 'Follow up' }).where('family_id', '=', family).execute()
  await db
    .updateTable('families')
    .set({ name: next?.name ?? 'Without a name', class: null, school: null, wants: null, updated_at: ctx.now() })
    .where('id', '=', family)
    .execute()
  await refreshFamily(db, family)
}
