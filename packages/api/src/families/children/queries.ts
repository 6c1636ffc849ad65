import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/search'

const links = (db: Db) =>
  db
    .selectFrom('child_links')
    .innerJoin('users as child', 'child.id', 'child_links.child_id')
    .selectAll('child_links')
    .select(['child.name as child_name', 'child.email as child_email', 'child.phone as child_phone'])
    .select(['child.date_of_birth', 'child.is_active as is_child_active'])
    .where('child_links.ended_at', 'is', null)
    .where('child.erased_at', 'is', null)

export type ChildLink = Awaited<ReturnType<ReturnType<typeof links>['executeTakeFirstOrThrow']>>

export const linksOfParent = (db: Db, parentId: number) =>
  links(db).where('child_links.parent_id', '=', parentId).orderBy('child.name').orderBy('child_links.id').execute()

/** Another parent's link is not there. */
export const linkOfParent = (db: Db, parentId: number, id: number) =>
  links(db).where('child_links.parent_id', '=', parentId).where('child_links.id', '=', id).executeTakeFirst()

/** What a student of age offered to a mailbox and nobody has taken up. */
export const offersTo = (db: Db, email: string) =>
  links(db)
    .where('child_links.parent_id', 'is', null)
    .where((where) => where(fold(where.ref('child_links.contact')), '=', fold(where.val(email))))
    .execute()

/** Children for whom this mailbox has agreed; whether its agreement is the one that stands is asked by the rule. */
export const childrenOfMailbox = (db: Db, email: string) =>
  db
    .selectFrom('consents')
    .innerJoin('users', 'users.id', 'consents.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone', 'users.date_of_birth', 'consents.by_contact'])
    .distinct()
    .where('consents.purpose', '=', 'child-account')
    .where('consents.how', '!=', 'form')
    .where('consents.withdrawn_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .where((where) => where(fold(where.ref('consents.by_contact')), '=', fold(where.val(email))))
    // What the office has ended is not taken up again from a screen.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('child_links')
            .select('child_links.id')
            .whereRef('child_links.child_id', '=', 'users.id')
            .where((where) =>
              where(fold(where.ref('child_links.contact')), '=', fold(where.ref('consents.by_contact'))),
            )
            .where('child_links.ended_by', '=', 'office'),
        ),
      ),
    )
    .execute()

/** Whether the office has shut this mailbox out, on a family's word: whatever way it comes, it is shown nothing. */
export const isEndedByOffice = async (db: Db, childId: number, contact: string): Promise<boolean> => {
  const ended = await db
    .selectFrom('child_links')
    .select('id')
    .where('child_id', '=', childId)
    .where('ended_by', '=', 'office')
    .where((where) => where(fold(where.ref('contact')), '=', fold(where.val(contact))))
    .executeTakeFirst()
  return ended !== undefined
}

export const linksOfChild = (db: Db, childId: number) =>
  db
    .selectFrom('child_links')
    .leftJoin('users as parent', 'parent.id', 'child_links.parent_id')
    .selectAll('child_links')
    .select('parent.name as parent_name')
    .where('child_links.child_id', '=', childId)
    .where('child_links.ended_at', 'is', null)
    .orderBy('child_links.id')
    .execute()

/** Makes the link, or takes up one that waits. A second tab, and a link of somebody else, change nothing. */
export const takeUp = async (db: Db, link: { childId: number; parentId: number; contact: string; now: string }) => {
  const { childId, parentId, contact, now } = link
  await db
    .insertInto('child_links')
    .values({ child_id: childId, parent_id: parentId, contact, linked_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('child_links')
    .set({ parent_id: parentId, linked_at: now })
    .where('child_id', '=', childId)
    .where((where) => where(fold(where.ref('contact')), '=', fold(where.val(contact))))
    .where('parent_id', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
}

/** False when it had ended before. */
export const endLink = async (
  db: Db,
  id: number,
  by: 'parent' | 'student' | 'office',
  now: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('child_links')
    .set({ ended_at: now, ended_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
