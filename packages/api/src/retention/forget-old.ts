import { forgetLines } from '../audit/chain/take-out.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { partsOf } from '../kernel/ports.ts'
import { forgetMails } from '../mails/forget-mails.ts'
import { forgetFiles, removeFiles } from '../media/remove-files.ts'
import { limitOf } from './limit-of.ts'
import { retentionSteps } from './steps.ts'

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
  for (const { forget } of partsOf(ctx, retentionSteps)) await forget(ctx)
  await forgetFamilies(ctx)
  await forgetRequests(ctx)
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
  await forgetLines(ctx, limitOf(ctx, 'securityLogs'))
}
