import { instant } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { OneStudent } from '@northlight/contract/exams/console'
import type { Ctx } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import * as attempts from '../../attempt/queries.ts'
import type { TestRow } from '../../online-tests/queries.ts'

const mostEvents = 100

/** One student while the test runs. What was answered is not in it, and cannot be. */
export const oneStudent = async (ctx: Ctx, test: TestRow, uuid: string): Promise<OneStudent> => {
  allow(ctx, 'console.read')
  const row = await ctx.db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .innerJoin('test_enrolments', 'test_enrolments.id', 'attempts.enrolment_id')
    .select(['attempts.id', 'attempts.uuid', 'attempts.terms', 'users.name', 'users.email', 'users.phone'])
    .select(attempts.branchOfAttempt().as('branch_id'))
    .where('attempts.test_id', '=', test.id)
    .where('attempts.uuid', '=', uuid)
    .executeTakeFirst()
  if (!row) return fail('not_found')
  const grants = await ctx.db
    .selectFrom('attempt_grants')
    .innerJoin('extra_time_grants', 'extra_time_grants.id', 'attempt_grants.grant_id')
    .leftJoin('users', 'users.id', 'given_by')
    .select(['attempt_grants.at', 'extra_ms', 'reason', 'users.name as by'])
    .where('attempt_id', '=', row.id)
    .orderBy('grant_id')
    .execute()
  const events = await attempts.eventsOf(ctx.db, row.id)
  return {
    attempt: row.uuid,
    name: row.name,
    email: row.email,
    phone: row.phone,
    branch_id: row.branch_id,
    compensatory_per_hour: row.terms.compensatoryPerHour,
    devices: (await attempts.devicesOf(ctx.db, row.id)).map(({ device, user_agent, taken_at }) => ({
      device,
      user_agent,
      taken_at,
    })),
    grants: grants.map(({ at, extra_ms, reason, by }) => ({ at, minutes: extra_ms / minutes(1), reason, by })),
    events: events
      .toSorted((a, b) => b.at - a.at)
      .slice(0, mostEvents)
      .map(({ kind, at, away_ms }) => ({ kind, at: instant(at), away_ms })),
  }
}
