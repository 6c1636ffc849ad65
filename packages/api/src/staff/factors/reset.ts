import { later, shownDate, shownTime } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import { isStaff } from '@northlight/contract/roles'
import { z } from 'zod'
import { revokeTokens, userById } from '../../accounts/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { allow, requireFresh } from '../../kernel/policy.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { tellOfSecurity } from '../jobs.ts'
import { openReset } from '../queries.ts'
import { removeFactors } from './queries.ts'

/** Time for the owner to read the mail and to object. */
const waits = hours(24)

const colleague = async (ctx: Ctx, id: number) => {
  const user = await userById(ctx.db, id)
  return user && isStaff(user.role) ? user : fail('not_found')
}

type News = 'reset-asked' | 'reset-done' | 'reset-called-off'

/** Both get a mail: whose factor it is, and anyone who had a hand in it. */
const tell = async (ctx: Ctx, people: (number | null)[], news: News, points: string[]) => {
  for (const user_id of new Set(people))
    if (user_id !== null) await enqueue(ctx, tellOfSecurity, { user_id, news, at: ctx.now(), points })
}

/** Takes the factors away and ends every session: the next sign-in sets a new one up. */
const reset = async (
  ctx: Ctx,
  row: { id: number; user_id: number; asked_by: number | null },
  agreedBy: number | null,
) => {
  const done = await ctx.db
    .updateTable('factor_resets')
    .set({ done_at: ctx.now(), agreed_by: agreedBy })
    .where('id', '=', row.id)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!done) return
  const factors = await removeFactors(ctx.db, row.user_id)
  await revokeTokens(ctx.db, row.user_id, ctx.now())
  await audit(ctx, { action: 'staff.reset-factor', entity: 'user', id: row.user_id, details: { factors, agreedBy } })
  const { name } = (await userById(ctx.db, row.user_id)) ?? { name: 'a closed account' }
  await tell(ctx, [row.user_id, row.asked_by, agreedBy], 'reset-done', [`Whose: ${name}`])
}

/**
 * For a colleague who has lost phone and codes. It waits for a day, unless a second administrator asks for it as well:
 * then it happens at once. Nobody resets their own. Gives when it happens; null when it has.
 */
export const askForReset = (ctx: Ctx, userId: number, reason: string): Promise<string | null> => {
  allow(ctx, 'people.write')
  const { id: asker } = signedIn(ctx)
  return inTransaction(ctx, async (ctx) => {
    const user = await colleague(ctx, userId)
    if (userId === asker) return fail('conflict', 'Another administrator has to reset your second factor.')
    const waiting = await openReset(ctx.db, userId)
    if (waiting && waiting.asked_by !== asker) {
      await reset(ctx, waiting, asker)
      return null
    }
    if (waiting) return waiting.due_at
    const now = ctx.now()
    const due_at = later(now, waits)
    const row = await ctx.db
      .insertInto('factor_resets')
      .values({ user_id: userId, asked_by: asker, reason, asked_at: now, due_at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    // Somebody else asked at this very moment; anyone who asks again agrees with them.
    if (!row) return fail('conflict')
    await audit(ctx, { action: 'staff.ask-for-reset', entity: 'user', id: userId, details: { reset: row.id } })
    await enqueue(ctx, resetWhenDue, { reset_id: row.id }, { runAt: due_at, key: `reset-factor:${row.id}` })
    await tell(ctx, [userId, asker], 'reset-asked', [
      `Whose: ${user.name}`,
      `It happens on ${shownDate(due_at)}, ${shownTime(due_at)}, or as soon as a second administrator agrees.`,
    ])
    return due_at
  })
}

export const resetWhenDue = defineJob(
  'staff.reset-factor',
  z.object({ reset_id: z.number().int() }),
  (ctx, { reset_id }) =>
    inTransaction(ctx, async (ctx) => {
      const row = await ctx.db
        .selectFrom('factor_resets')
        .selectAll()
        .where('id', '=', reset_id)
        .where('due_at', '<=', ctx.now())
        .executeTakeFirst()
      if (row) await reset(ctx, row, null)
    }),
  'chores',
)

const callOff = (ctx: Ctx, userId: number) =>
  inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .updateTable('factor_resets')
      .set({ cancelled_at: ctx.now() })
      .where('user_id', '=', userId)
      .where('done_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .returning(['id', 'asked_by'])
      .executeTakeFirst()
    if (!row) return fail('not_found')
    await audit(ctx, { action: 'staff.call-off-reset', entity: 'user', id: userId, details: { reset: row.id } })
    await tell(ctx, [userId, row.asked_by], 'reset-called-off', [])
  })

/** The owner has the factor after all, and shows it. */
export const callOffOwnReset = (ctx: Ctx) => {
  allow(ctx, 'own.security')
  requireFresh(ctx)
  return callOff(ctx, signedIn(ctx).id)
}

export const callOffReset = (ctx: Ctx, userId: number) => {
  allow(ctx, 'people.write')
  return callOff(ctx, userId)
}
