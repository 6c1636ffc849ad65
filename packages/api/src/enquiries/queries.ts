import { indianDay } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import { fold as foldText } from '@northlight/db/fold'
import { fold } from '@northlight/db/search'
import type { FormTable, Tables } from '@northlight/db/tables'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { openJobs } from '../content/pages/queries.ts'
import type { SentRow } from './define-form.ts'

export const insertSubscription = (
  db: Db,
  row: { email: string; page_url: string; created_at: string; updated_at: string },
) => db.insertInto('subscriptions').values(row).returningAll().executeTakeFirstOrThrow()

export const subscription = (db: Db, id: number) =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()

export type ChatbotRequest = Selectable<Tables['chatbot_requests']>

export const insertChat = (db: Db, row: Insertable<Tables['chatbot_requests']>) =>
  db.insertInto('chatbot_requests').values(row).returningAll().executeTakeFirstOrThrow()

/** The vendor names its leads; of two with one name the first counts. */
export const chatOfLead = (db: Db, leadId: string) =>
  db.selectFrom('chatbot_requests').selectAll().where('lead_id', '=', leadId).orderBy('id').executeTakeFirst()

export const chatById = (db: Db, id: number) =>
  db.selectFrom('chatbot_requests').selectAll().where('id', '=', id).executeTakeFirst()

export const changeChat = (db: Db, id: number, change: Updateable<Tables['chatbot_requests']>) =>
  db.updateTable('chatbot_requests').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

// Kysely cannot follow a table that is only known as one of several; `defineForm` keeps form and row together.
type AnyTable = 'contact_enquiries'

export const insertSent = async (db: Db, table: FormTable, row: object): Promise<SentRow> =>
  db
    .insertInto(table as AnyTable)
    .values(row as Insertable<Tables[AnyTable]>)
    .returningAll()
    .executeTakeFirstOrThrow()

const sentBy = (db: Db, table: FormTable, column: 'id' | 'send_key', value: number | string) =>
  db
    .selectFrom(table as AnyTable)
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst() as Promise<SentRow | undefined>

export const sentByKey = (db: Db, table: FormTable, key: string) => sentBy(db, table, 'send_key', key)
export const sentById = (db: Db, table: FormTable, id: number) => sentBy(db, table, 'id', id)

export const contactById = (db: Db, id: number) =>
  db.selectFrom('contact_enquiries').selectAll().where('id', '=', id).executeTakeFirst()

/** A post that is shown today, which is one that can be applied for. */
export const openJob = (db: Db, id: number, now: string) =>
  openJobs(db, indianDay(now))
    .select(['job_openings.id', 'job_openings.name'])
    .where('job_openings.id', '=', id)
    .executeTakeFirst()

export const publishedBlog = (db: Db, id: number, now: string) =>
  db
    .selectFrom('blogs')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('published_on', '<=', now)
    .executeTakeFirst()

export const blogOfComment = (db: Db, id: number) =>
  db.selectFrom('blogs').select(['name', 'slug']).where('id', '=', id).executeTakeFirst()

export const activeCampaign = (db: Db, id: number) =>
  db
    .selectFrom('campaigns')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()

const activeBySlug = (db: Db, table: 'courses' | 'branches', slug: string) =>
  db
    .selectFrom(table)
    .select(['id', 'name'])
    .where(fold('slug'), '=', foldText(slug))
    .where('is_active', '=', true)
    .executeTakeFirst()

export const activeCourse = (db: Db, slug: string) => activeBySlug(db, 'courses', slug)
export const activeBranch = (db: Db, slug: string) => activeBySlug(db, 'branches', slug)

export const fileName = async (db: Db, id: number | null) =>
  id === null
    ? null
    : ((await db.selectFrom('private_files').select('original_name').where('id', '=', id).executeTakeFirst())
        ?.original_name ?? null)

/** How many contact forms with the same address came before this one, since a moment. */
export const contactsBefore = async (db: Db, row: { id: number; email: string }, since: string) => {
  const { count } = await db
    .selectFrom('contact_enquiries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', since)
    .where('id', '<', row.id)
    .where(fold('email'), '=', foldText(row.email))
    .executeTakeFirstOrThrow()
  return Number(count)
}
