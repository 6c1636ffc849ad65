import { fold } from '@northlight/db/fold'
import type { Ctx } from '../kernel/context.ts'
import { refreshFamily } from './refresh.ts'

/** Who is to be forgotten: an account with its name, the addresses it has confirmed and the number it gave. */
export type Forgotten = { id: number; name: string; addresses: string[]; phone?: string | null }

const isCalled = ({ name }: Forgotten) => {
  const folded = fold(name)
  return (other: string | null) => other !== null && fold(other) === folded
}

/** Rows of this person alone; brothers and sisters of another name stay. Gives the children it found. */
const removeRows = async ({ db }: Ctx, family: number, person: Forgotten) => {
  const { id, addresses } = person
  const children = await db
    .selectFrom('family_children')
    .select(['id', 'name', 'class', 'school'])
    .where('family_id', '=', family)
    .orderBy('id')
    .execute()
  const isSame = isCalled(person)
  const own = children.filter(({ name }) => isSame(name)).map((child) => child.id)
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
  return { isChild: own.length > 0, left: children.filter(({ name }) => !isSame(name)) }
}

type Child = { name: string; class: string | null; school: string | null }

/**
 * The family is called after the next child where it was called after the person, and the parent is no longer named
 * where that was the person. What is said of somebody else stays. A number goes with a parent: a child gives the
 * parent's as often as its own, and a brother or sister is reached by it.
 */
const removeName = async ({ db, now }: Ctx, family: number, person: Forgotten, isChild: boolean, next?: Child) => {
  const isSame = isCalled(person)
  const row = await db
    .selectFrom('families')
    .select(['name', 'parent_name'])
    .where('id', '=', family)
    .executeTakeFirstOrThrow()
  const renamed = isSame(row.name) && {
    name: next?.name ?? 'Without a name',
    class: next?.class ?? null,
    school: next?.school ?? null,
    wants: null,
  }
  await db
    .updateTable('families')
    .set({ ...renamed, ...(isSame(row.parent_name) && { parent_name: null }), updated_at: now() })
    .where('id', '=', family)
    .execute()
  if (!isChild && person.phone)
    await db
      .deleteFrom('family_contacts')
      .where('family_id', '=', family)
      .where('kind', '=', 'phone')
      .where('value', '=', person.phone)
      .execute()
}

/**
 * A family goes with the last child in it. While another one is there it stays with what is that one's: what was noted
 * of talks may name either, so the words go and that there was a talk stays.
 */
export const forgetInFamily = async (ctx: Ctx, family: number, person: Forgotten): Promise<void> => {
  const { db } = ctx
  const { isChild, left } = await removeRows(ctx, family, person)
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
  await removeName(ctx, family, person, isChild, next)
  await refreshFamily(db, family)
}
