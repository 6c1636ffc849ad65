import { indianDay } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import { fold as foldText } from '@northlight/db/fold'
import { fold } from '@northlight/db/search'
import type { Tables } from '@northlight/db/tables'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { openJobs } from '../content/pages/queries.ts'
import type { Form, TableOf } from './forms.ts'

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

export type Sent<F extends Form> = Selectable<Tables[TableOf<F>]> & { id: number }
export type ToSend<F extends Form> = Insertable<Tables[TableOf<F>]>

// Kysely cannot follow a table that is only known as one of several; the pair of form and row is checked by the types above.
type AnyTable = 'contact_enquiries'

export const insertSent = async <F extends Form>(db: Db, table: TableOf<F>, row: ToSend<F>): Promise<Sent<F>> => {
  const inserted = await db
    .insertInto(table as AnyTable)
    .values(row as Insertable<Tables[AnyTable]>)
    .returningAll()
    .executeTakeFirstOrThrow()
  return inserted as unknown as Sent<F>
}

export const sentByKey = async <F extends Form>(db: Db, table: TableOf<F>, key: string): Promise<Sent<F> | undefined> =>
  (await db
    .selectFrom(table as AnyTable)
    .selectAll()
    .where('send_key', '=', key)
    .executeTakeFirst()) as Sent<F> | undefined

export const sentById = async <F extends Form>(db: Db, table: TableOf<F>, id: number): Promise<Sent<F> | undefined> =>
  (await db
    .selectFrom(table as AnyTable)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()) as Sent<F> | undefined

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
