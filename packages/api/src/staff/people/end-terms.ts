import { indianDay } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import { z } from 'zod'
import { changeUser, revokeTokens } from '../../accounts/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { inTransaction } from '../../kernel/context.ts'
import { defineJob, type Schedule } from '../../kernel/jobs/define-job.ts'

/** Closes accounts whose last day is over. Their sessions open nothing from that midnight on, also before this ran. */
export const endTerms = defineJob(
  'staff.end-terms',
  z.object({}),
  async (ctx) => {
    const over = await ctx.db
      .selectFrom('users')
      .innerJoin('staff_members', 'staff_members.user_id', 'users.id')
      .select('users.id')
      .where('users.is_active', '=', true)
      .where('staff_members.until', '<', indianDay(ctx.now()))
      .execute()
    for (const { id } of over)
      await inTransaction(ctx, async (ctx) => {
        await changeUser(ctx.db, id, { is_active: false, updated_at: ctx.now() })
        const ended = await revokeTokens(ctx.db, id, ctx.now())
        await audit(ctx, { action: 'staff.end-term', entity: 'user', id, details: { ended } })
      })
  },
  'chores',
)

export const staffSchedules: Schedule[] = [{ job: endTerms, every: hours(1) }]
