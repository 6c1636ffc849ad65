import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { World } from './world.ts'

const parentEmail = 'parent@northlight.test'

/** The words a parent is asked until the institute publishes its own. */
const text_version = '2026-11'

/** One parent with two children: for Meera he has agreed by the mailed link, Aditi is of age and shares with him. */
export const addChildren = async ({ db, now }: World): Promise<void> => {
  const idOf = async (email: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  const [parentId, meera, aditi] = [
    await idOf(parentEmail),
    await idOf('meera@northlight.test'),
    await idOf('student@northlight.test'),
  ]
  const at = later(now, -days(12))
  const parent = { name: 'Ramesh Kulkarni', email: parentEmail, phone: '9845000201' }
  await db
    .insertInto('parents')
    .values({ user_id: meera, ...parent, created_at: at, updated_at: at })
    .execute()
  await db
    .insertInto('consents')
    .values({
      ...{ user_id: meera, purpose: 'child-account', text_version },
      ...{ by_name: parent.name, by_contact: parentEmail, how: 'link', agreed_at: at },
    })
    .execute()
  const link = { parent_id: parentId, contact: parentEmail, linked_at: at, created_at: at }
  await db
    .insertInto('child_links')
    .values([
      { ...link, child_id: meera },
      { ...link, child_id: aditi, shared_at: at },
    ])
    .execute()
}
