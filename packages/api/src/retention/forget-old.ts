import type { Kept } from '@northlight/contract/retention'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { partsOf } from '../kernel/ports.ts'
import type { MailSubject } from '../mails/about.ts'
import { forgetMails } from '../mails/forget-mails.ts'
import { forgetFiles, removeFiles } from '../media/remove-files.ts'
import { limitOf } from './limit-of.ts'
import { retentionSteps } from './steps.ts'

/** Few enough that nobody who writes at the same moment waits for long. */
const atOnce = 200

type Form = {
  table: MailSubject
  kept: Kept
  /** The column that names an upload. */
  file?: 'card_file_id' | 'cv_file_id' | 'marks_file_id'
}

/** Forms of visitors. A subscription and a comment stay until somebody takes them back. */
const forms: Form[] = [
  { table: 'contact_enquiries', kept: 'enquiries' },
  { table: 'scholar_enquiries', kept: 'enquiries' },
  { table: 'campaign_enquiries', kept: 'enquiries' },
  { table: 'course_requests', kept: 'enquiries' },
  { table: 'chatbot_requests', kept: 'enquiries' },
  { table: 'job_enquiries', kept: 'jobApplications', file: 'cv_file_id' },
  { table: 'vrddhi_enquiries', kept: 'talentForms', file: 'card_file_id' },
  { table: 'admission_enquiries', kept: 'admissionForms', file: 'marks_file_id' },
]

// All of them have an id and a moment; Kysely cannot see that through a union of tables.
type AnyForm = 'job_enquiries'

/** One batch: rows, the mails that repeat their words, and the rows of their files. Gives what was found. */
const forgetSome = (ctx: Ctx, { table, kept, file }: Form) =>
  inTransaction(ctx, async (ctx) => {
    const name = table as AnyForm
    const old = await ctx.db
      .selectFrom(name)
      .select('id')
      .$if(file !== undefined, (query) => query.select(`${file as 'cv_file_id'} as file_id` as const))
      .where('created_at', '<', limitOf(ctx, kept))
      .orderBy('id')
      .limit(atOnce)
      .execute()
    if (old.length === 0) return { count: 0, paths: [] }
    const ids = old.map(({ id }) => id)
    const fileIds = old.flatMap((row) => ('file_id' in row && typeof row.file_id === 'number' ? [row.file_id] : []))
    await forgetMails(ctx.db, table, ids)
    await ctx.db.deleteFrom(name).where('id', 'in', ids).execute()
    return { count: old.length, paths: await forgetFiles(ctx.db, fileIds) }
  })

const forgetForms = async (ctx: Ctx, form: Form) => {
  for (;;) {
    const { count, paths } = await forgetSome(ctx, form)
    await removeFiles(ctx, paths)
    if (count < atOnce) return
  }
}

/** A reservation is needed until its event is over, however early it was made. */
const forgetReservations = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const limit = limitOf(ctx, 'reservations')
    const old = ctx.db
      .selectFrom('event_reservations')
      .leftJoin('events', 'events.id', 'event_reservations.event_id')
      .select('event_reservations.id')
      .where(
        ({ fn, ref }) =>
          fn.coalesce(ref('events.ends_at'), ref('events.event_date'), ref('event_reservations.created_at')),
        '<',
        limit,
      )
    await forgetMails(ctx.db, 'event_reservations', old.$asScalar())
    await ctx.db.deleteFrom('event_reservations').where('id', 'in', old).execute()
  })

/** What counsellors know of a family, once neither side has said a word for long. One with an account ends with it. */
const forgetFamilies = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const old = ctx.db
      .selectFrom('families')
      .select('families.id')
      .where('families.last_at', '<', limitOf(ctx, 'families'))
      .where('families.joined_into', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('family_accounts').select('id').whereRef('family_accounts.family_id', '=', 'families.id')),
        ),
      )
    await forgetMails(ctx.db, 'families', old.$asScalar())
    await ctx.db.deleteFrom('families').where('id', 'in', old).execute()
  })

/** Requests about data for an address that has no account; those of an account end with it. */
const forgetRequests = async (ctx: Ctx) => {
  const paths = await inTransaction(ctx, async ({ db }) => {
    const old = await db
      .deleteFrom('data_rights')
      .where('user_id', 'is', null)
      .where('updated_at', '<', limitOf(ctx, 'families'))
      .returning('proof_id')
      .execute()
    return forgetFiles(
      db,
      old.flatMap(({ proof_id }) => proof_id ?? []),
    )
  })
  await removeFiles(ctx, paths)
}

/** Deletes whatever is older than its period in the table of the contract. Safe to run twice. */
export const forgetOld = async (ctx: Ctx): Promise<void> => {
  for (const form of forms) await forgetForms(ctx, form)
  await forgetReservations(ctx)
  await forgetFamilies(ctx)
  await forgetRequests(ctx)
  for (const forget of partsOf(ctx, retentionSteps)) await forget(ctx)
  const { db } = ctx
  await db.deleteFrom('mails').where('created_at', '<', limitOf(ctx, 'mails')).execute()
  await db.deleteFrom('webhook_deliveries').where('received_at', '<', limitOf(ctx, 'paymentMessages')).execute()
  // An invitation that nobody took up holds an address without a reason to.
  await db
    .deleteFrom('staff_invites')
    .where('accepted_at', 'is', null)
    .where('expires_at', '<', limitOf(ctx, 'unansweredQuestions'))
    .execute()
  await db.deleteFrom('trials').where('created_at', '<', limitOf(ctx, 'trials')).execute()
  // What failed may say in its error whom it was about.
  await db.deleteFrom('jobs').where('state', '=', 'dead').where('created_at', '<', limitOf(ctx, 'failedJobs')).execute()
  // Last: the database refuses when by its own clock a line is not a year old.
  await db.deleteFrom('audit_log').where('at', '<', limitOf(ctx, 'securityLogs')).execute()
}
