import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/fold'

/** What is counted or gathered from the rows of a family: its touches, its next follow-up and the text of its search. */
export const refreshFamily = async (db: Db, id: number): Promise<void> => {
  const family = await db
    .selectFrom('families')
    .select(['name', 'parent_name', 'school', 'joined_into'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!family) return
  const contacts = await db.selectFrom('family_contacts').select('value').where('family_id', '=', id).execute()
  const children = await db.selectFrom('family_children').select('name').where('family_id', '=', id).execute()
  const touches = await db
    .selectFrom('family_touches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('family_id', '=', id)
    .executeTakeFirstOrThrow()
  const next = await db
    .selectFrom('follow_ups')
    .select('due_at')
    .where('family_id', '=', id)
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  const words = [family.name, family.parent_name, family.school, ...children.map(({ name }) => name)]
  const text = [...new Set([...words, ...contacts.map(({ value }) => value)])].filter((word) => word !== null)
  await db
    .updateTable('families')
    .set({
      touches: Number(touches.count),
      next_at: next?.due_at ?? null,
      // One that is joined into another is found as that one.
      search: family.joined_into === null ? fold(text.join(' ')) : '',
    })
    .where('id', '=', id)
    .execute()
}
