import { later } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import type { Facts } from './check-lines.ts'
import { canHaveLate } from './interventions/late-steps.ts'

/** Attempts with something after the end or from a second screen on which nobody has decided yet. */
export const undecidedLate = async (ctx: Ctx, testId: number): Promise<number> => {
  const { late } = await ctx.db
    .selectFrom('attempts')
    .select(({ fn }) => fn.countAll<number>().as('late'))
    .where('attempts.test_id', '=', testId)
    .where(canHaveLate(ctx))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('late_step_decisions')
            .select('late_step_decisions.id')
            .whereRef('late_step_decisions.attempt_id', '=', 'attempts.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return late
}

const troubleOf = async (ctx: Ctx, testId: number) => {
  const { warned } = await ctx.db
    .selectFrom('attempt_events')
    .innerJoin('attempts', 'attempts.id', 'attempt_events.attempt_id')
    .select(sql<number>`count(distinct attempts.id)`.as('warned'))
    .where('attempts.test_id', '=', testId)
    .executeTakeFirstOrThrow()
  const incidents = await ctx.db
    .selectFrom('test_incidents')
    .select('decided_at')
    .where('test_id', '=', testId)
    .execute()
  return {
    warned: Number(warned),
    incidents: incidents.length,
    openIncidents: incidents.filter(({ decided_at }) => decided_at === null).length,
  }
}

/** Who has looked at the figures of the questions since the class was ranked the last time. */
const flagsOf = async (ctx: Ctx, testId: number): Promise<Facts['attempts']['flags']> => {
  const standing = await ctx.db
    .selectFrom('test_standings')
    .select(['takers', 'ranked_at'])
    .where('test_id', '=', testId)
    .executeTakeFirst()
  if (!standing) return null
  const seen = await ctx.db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.at', 'users.name'])
    .where('entity', '=', 'test')
    .where('entity_id', '=', String(testId))
    .where('action', '=', 'results.see-statistics')
    .where('audit_log.at', '>=', standing.ranked_at)
    .orderBy('audit_log.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { takers: standing.takers, seenBy: seen ? (seen.name ?? 'a colleague') : null }
}

/** Students about whose result somebody was written to, and those of them whom it did not reach. */
const noticesOf = async (ctx: Ctx, testId: number) => {
  const rows = await ctx.db
    .selectFrom('mails')
    .innerJoin('attempts', 'attempts.id', 'mails.entity_id')
    .select(['attempts.id', sql<number>`max(case when mails.state = 'failed' then 0 else 1 end)`.as('went')])
    .where('mails.entity', '=', 'attempts')
    .where('mails.dedupe_key', 'like', 'result-out:%')
    .where('attempts.test_id', '=', testId)
    .groupBy('attempts.id')
    .execute()
  return { told: rows.length, untold: rows.filter(({ went }) => Number(went) === 0).length }
}

export const attemptFacts = async (ctx: Ctx, testId: number): Promise<Facts['attempts']> => {
  const row = await ctx.db
    .selectFrom('attempts')
    .select([
      sql<number>`count(*)`.as('begun'),
      sql<number>`coalesce(sum(case when attempts.ended_at is null then 1 else 0 end), 0)`.as('running'),
      sql<number>`coalesce(sum(case when attempts.state = 'graded' then 1 else 0 end), 0)`.as('marked'),
    ])
    .where('test_id', '=', testId)
    .executeTakeFirstOrThrow()
  const since = Date.parse(later(ctx.now(), -seconds(60)))
  const saved = await ctx.db
    .selectFrom('attempt_steps')
    .innerJoin('attempts', 'attempts.id', 'attempt_steps.attempt_id')
    .select(sql<number>`count(distinct attempts.id)`.as('saved'))
    .where('attempts.test_id', '=', testId)
    .where('attempts.ended_at', 'is', null)
    .where('attempt_steps.received_at', '>', since)
    .executeTakeFirstOrThrow()
  const challenges = await ctx.db
    .selectFrom('key_challenges')
    .select(sql<number>`count(*)`.as('open'))
    .where('test_id', '=', testId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  const running = Number(row.running)
  return {
    begun: Number(row.begun),
    running,
    marked: Number(row.marked),
    savedLately: Number(saved.saved),
    openChallenges: Number(challenges.open),
    // Looked for only when nobody writes: it reads the steps of every attempt.
    late: running > 0 ? null : await undecidedLate(ctx, testId),
    ...(await troubleOf(ctx, testId)),
    flags: await flagsOf(ctx, testId),
    notices: await noticesOf(ctx, testId),
  }
}
