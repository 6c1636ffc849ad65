import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { OwnDataView } from '@northlight/contract/families'
import { proveOwner } from '../../accounts/password/owner-code.ts'
import { ownProfile, requireStillSignedIn } from '../../accounts/profile/profile.ts'
import { revokeTokens } from '../../accounts/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { downloadUrl } from '../export/make-export.ts'
import { makeDataExport, tellOfDeletion } from '../jobs.ts'
import { keptByLaw } from '../persons/registry.ts'
import { callOff, openDeletion } from './keep-account.ts'

const grace = days(14)
const exportsPerDay = 3

export const ownData = async (ctx: Ctx): Promise<OwnDataView> => {
  const user = await ownProfile(ctx)
  const exports = await ctx.db
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('state', '!=', 'gone')
    .orderBy('id', 'desc')
    .limit(exportsPerDay)
    .execute()
  const deletion = await openDeletion(ctx, user.id)
  const kept = await ctx.db
    .selectFrom('deletion_requests')
    .select('cancelled_at')
    .where('user_id', '=', user.id)
    .where('cancelled_at', '>', later(ctx.now(), -days(1)))
    .orderBy('cancelled_at', 'desc')
    .executeTakeFirst()
  return {
    exports: exports.map((row) => ({ ...row, url: row.state === 'ready' ? downloadUrl(ctx, row.id) : null })),
    deletion: deletion ? { requested_at: deletion.requested_at, due_at: deletion.due_at } : null,
    kept_at: kept?.cancelled_at ?? null,
    kept_by_law: keptByLaw(ctx),
  }
}

export const askForExport = (ctx: Ctx) => exportFor(ctx, signedIn(ctx).id)

/** One at a time; a second click while one is being made changes nothing. The file goes to the account's own address. */
export const exportFor = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    const recent = await ctx.db
      .selectFrom('data_exports')
      .select(['id', 'state'])
      .where('user_id', '=', id)
      .where('requested_at', '>', later(ctx.now(), -days(1)))
      .execute()
    if (recent.some(({ state }) => state === 'waiting')) return
    if (recent.length >= exportsPerDay)
      throw new ApiFailure('too_many', {
        message: 'You have asked often today. Use the file that is ready, or ask again tomorrow.',
        headers: { 'retry-after': String(days(1) / 1000) },
      })
    const made = await ctx.db
      .insertInto('data_exports')
      .values({ user_id: id, state: 'waiting', requested_at: ctx.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { action: 'families.ask-for-export', entity: 'user', id, details: { export: made.id } })
    await enqueue(ctx, makeDataExport, { export_id: made.id })
  })

/** Without an administrator nobody could ever let another one in. One who has asked to leave counts no more. */
const requireAnotherAdmin = async (ctx: Ctx) => {
  const { id, role } = signedIn(ctx)
  if (role !== 'admin') return
  // All of them are held, in one order: of two who leave at the same moment, the second sees the first go.
  await ctx.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute()
  const other = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .where('id', '!=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deletion_requests')
            .select('deletion_requests.id')
            .whereRef('deletion_requests.user_id', '=', 'users.id')
            .where('cancelled_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst()
  if (!other) fail('conflict', 'You are the only administrator. Make somebody else one first, then leave.')
}

/** Nothing is gone for fourteen days. Other devices are signed out, in case the one who asks is not the owner. */
export const deleteAccount = async (ctx: Ctx, proof: { password?: string; code?: string }) => {
  const { id, tokenId } = signedIn(ctx)
  await proveOwner(ctx, await ownProfile(ctx), proof, 'password')
  return inTransaction(ctx, async (ctx) => {
    await requireAnotherAdmin(ctx)
    await requireStillSignedIn(ctx)
    await scheduleDeletion(ctx, id, tokenId)
  })
}

/** Inside the caller's transaction, once a request is known to be the owner's. */
export const scheduleDeletion = async (ctx: Ctx, id: number, except?: number): Promise<void> => {
  if (await openDeletion(ctx, id)) return
  const now = ctx.now()
  const request = await ctx.db
    .insertInto('deletion_requests')
    .values({ user_id: id, requested_at: now, due_at: later(now, grace) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ended = await revokeTokens(ctx.db, id, now, { except })
  await audit(ctx, { action: 'families.delete-account', entity: 'user', id, details: { ended } })
  await enqueue(ctx, tellOfDeletion, { request_id: request.id })
}

export const keepOwnAccount = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const { id } = signedIn(ctx)
    if (!(await callOff(ctx, id))) fail('not_found', 'No deletion is waiting.')
  })
