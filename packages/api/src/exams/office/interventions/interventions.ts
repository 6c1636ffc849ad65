import { minutes } from '@northlight/contract/durations'
import type { CompensatoryTimeInput, ExtraTimeInput, ForceSubmitInput } from '@northlight/contract/exams/interventions'
import { oneOf } from '@northlight/db/one-of'
import type { Tables } from '@northlight/db/tables'
import { next } from '@northlight/exam/attempt/next'
import { REFUSALS } from '@northlight/exam/attempt/refusals'
import { type Insertable, sql } from 'kysely'
import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import { actorId } from '../../../kernel/signed-in.ts'
import { orRefuse, refuse } from '../../attempt/or-refuse.ts'
import * as attempts from '../../attempt/queries.ts'
import { asOfNow, columnsOf, ms, readAttempt, type StoredAttempt, storeAttempt } from '../../attempt/stored-attempt.ts'
import { heldPolicies, type TestRow } from '../../online-tests/queries.ts'
import { isResultShown } from '../../online-tests/visibility.ts'
import { serializeWrites } from '../../saving/serialize-writes.ts'

type Whom = Pick<ExtraTimeInput, 'scope' | 'user_id' | 'branch_id' | 'attempts'>

/** Attempts a grant may reach: running, not begun, or ended by nothing but the clock. */
const reachable = (ctx: Ctx, test: TestRow, { scope, user_id, branch_id, attempts: chosen = [] }: Whom) =>
  ctx.db
    .selectFrom('attempts')
    .innerJoin('test_enrolments', 'test_enrolments.id', 'attempts.enrolment_id')
    .selectAll('attempts')
    .where('attempts.test_id', '=', test.id)
    .where((where) =>
      where.or([
        where('attempts.state', 'in', ['not_started', 'in_progress', 'overdue']),
        where('attempts.ended_by', 'in', ['clock', 'sweep']),
      ]),
    )
    .$if(scope === 'student', (query) => query.where('attempts.user_id', '=', user_id ?? 0))
    .$if(scope === 'students', (query) => query.where(oneOf(ctx.db, sql.ref('attempts.uuid'), 'text', chosen)))
    .$if(scope === 'branch', (query) => query.where(attempts.branchOfAttempt(), '=', branch_id ?? 0))
    .orderBy('attempts.id')
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate('attempts'))
    .execute()

/** Extra time for those who are taking the test now, with a reason. A paper that only the clock ended goes on. */
export const giveExtraTime = (ctx: Ctx, test: TestRow, input: ExtraTimeInput): Promise<{ reached: number }> => {
  allow(ctx, 'console.act')
  return serializeWrites(ctx.services.database, () => inTransaction(ctx, (ctx) => grantTo(ctx, test, input)))
}

/** Time for an outage: which one it was, so that it is given once. */
export type OutageOfGrant = Pick<Insertable<Tables['extra_time_grants']>, 'outage' | 'outage_from' | 'outage_to'>

type GrantInput = Omit<ExtraTimeInput, 'kind'> & { kind: ExtraTimeInput['kind'] | 'fair' }

/** In the caller's transaction, within `serializeWrites`. */
export const grantTo = async (
  ctx: Ctx,
  test: TestRow,
  input: GrantInput,
  outage: OutageOfGrant = {},
): Promise<{ reached: number }> => {
  const nobody = () => refuse('nobody_reached', 'Nobody whom this could reach is taking this test now.')
  const rows = await reachable(ctx, test, input)
  if (rows.length === 0) return nobody()
  // Read anew: the results may have been released since the test was looked up.
  const policies = await heldPolicies(ctx, test.id)
  const grant = await ctx.db
    .insertInto('extra_time_grants')
    .values({
      test_id: test.id,
      scope: input.scope,
      user_id: input.scope === 'student' ? (input.user_id ?? null) : null,
      branch_id: input.scope === 'branch' ? (input.branch_id ?? null) : null,
      extra_ms: minutes(input.minutes),
      reason: input.reason,
      given_by: actorId(ctx),
      given_at: ctx.now(),
      kind: input.kind,
      ...outage,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  let reached = 0
  let isRefusedForKey = false
  for (const row of rows) {
    const stored = await readAttempt(ctx, row)
    const action = { id: grant.id, ms: grant.extra_ms, reason: grant.reason, scope: grant.scope }
    // Anyone who can read the result can read the key, or hear it from a friend who can. Asked of the attempt as it
    // stands now: the row of one that the sweep has not come to yet says that it runs.
    const isKeyShown = isResultShown(policies, columnsOf(asOfNow(ctx, stored).attempt), ctx.now())
    const outcome = next(stored.attempt, { type: 'grant', grant: action, isKeyShown }, ms(ctx.now()))
    if (!outcome.ok) {
      isRefusedForKey ||= outcome.refusal === 'key_shown'
      continue
    }
    await ctx.db
      .insertInto('attempt_grants')
      .values({ attempt_id: row.id, grant_id: grant.id, at: ctx.now() })
      .execute()
    await storeAttempt(ctx, stored, outcome.attempt)
    reached += 1
  }
  if (reached === 0) return isRefusedForKey ? refuse('key_shown', REFUSALS.key_shown) : nobody()
  await audit(ctx, {
    action: 'exams.give-extra-time',
    entity: 'test',
    id: test.id,
    details: { grant: grant.id, scope: input.scope, minutes: input.minutes, reached },
  })
  return { reached }
}

/** For every test begun from now on; an attempt keeps the terms it began with. */
export const setCompensatoryTime = (ctx: Ctx, input: CompensatoryTimeInput): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'compensatory-time.set')
    const user = await ctx.db.selectFrom('users').select('id').where('id', '=', input.user_id).executeTakeFirst()
    if (!user) return fail('not_found')
    const setting = {
      compensatory_per_hour: input.minutes_per_hour,
      reason: input.reason,
      set_by: actorId(ctx),
      updated_at: ctx.now(),
    }
    await ctx.db
      .insertInto('student_time')
      .values({ user_id: user.id, ...setting })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(setting))
      .execute()
    await audit(ctx, {
      action: 'exams.set-compensatory-time',
      entity: 'user',
      id: user.id,
      details: { minutes_per_hour: input.minutes_per_hour },
    })
  })

export const namedAttempt = async (ctx: Ctx, test: TestRow, uuid: string): Promise<StoredAttempt> =>
  readAttempt(ctx, (await attempts.attemptByUuid(ctx, test.id, uuid, { hold: true })) ?? fail('not_found'))

export const forceSubmit = (ctx: Ctx, test: TestRow, { attempt, reason }: ForceSubmitInput): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'console.act')
    const stored = await namedAttempt(ctx, test, attempt)
    const outcome = orRefuse(next(stored.attempt, { type: 'force_submit', reason }, ms(ctx.now())))
    await storeAttempt(ctx, stored, outcome.attempt)
    await audit(ctx, { action: 'exams.force-submit', entity: 'attempt', id: stored.row.id, details: {} })
  })
