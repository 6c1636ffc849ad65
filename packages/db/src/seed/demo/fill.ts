import type { Instant } from '@northlight/contract/dates'
import type { Insertable } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../tables.ts'
import { addCourses } from './courses.ts'
import { achieverCategories } from './data/achiever-categories.ts'
import { branches } from './data/branches.ts'
import { institute } from './data/institute.ts'
import { demoRedirects } from './data/redirects.ts'
import { writeLegalPages } from './legal-pages.ts'

/** The demo institute, on top of the essentials. */
export const fillDemo = async (db: Db, users: Insertable<Tables['users']>[], now: Instant): Promise<void> => {
  const inOrder = <Row>(rows: Row[]) =>
    rows.map((row, position) => ({ ...row, position, created_at: now, updated_at: now }))

  await db.insertInto('users').values(users).execute()
  await db.updateTable('settings').set({ value: institute, updated_at: now }).where('key', '=', 'institute').execute()
  await db.insertInto('branches').values(inOrder(branches)).execute()
  await addCourses(db, now)
  await db.insertInto('achiever_categories').values(inOrder(achieverCategories)).execute()
  await writeLegalPages(db, now)
  await db
    .insertInto('redirects')
    .values(demoRedirects.map((redirect) => ({ ...redirect, created_at: now, updated_at: now })))
    .execute()
}
