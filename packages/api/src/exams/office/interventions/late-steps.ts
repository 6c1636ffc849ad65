import { instant } from '@northlight/contract/dates'
import type { LateStepsInput, LateStepView, LateStudentView } from '@northlight/contract/exams/interventions'
import { type Step, stepName } from '@northlight/exam/answers/steps'
import { judgeSteps, LATE_REASONS } from '@northlight/exam/attempt/lateness'
import { next } from '@northlight/exam/attempt/next'
import { REFUSALS } from '@northlight/exam/attempt/refusals'
import { type SqlBool, sql } from 'kysely'
import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import { actorId } from '../../../kernel/signed-in.ts'
import { queueMarking } from '../../../marking/queue-marking.ts'
import { orRefuse, refuse } from '../../attempt/or-refuse.ts'
import * as attempts from '../../attempt/queries.ts'
import { asOfNow, columnsOf, ms, readAttempt, type StoredAttempt } from '../../attempt/stored-attempt.ts'
import { heldPolicies, type TestRow } from '../../online-tests/queries.ts'
import { type Policies, resultShownAt } from '../../online-tests/visibility.ts'
import { shownAnswer } from '../../papers/shown-answer.ts'
import { namedAttempt } from './interventions.ts'
import { attemptsOf, type HallCall, hallReply } from './live.ts'

const decisionsOf = async (ctx: Ctx, attemptId: number) => {
  const rows = await ctx.db
    .selectFrom('late_step_decisions')
    .leftJoin('users', 'users.id', 'late_step_decisions.decided_by')
    .select(['device', 'number', 'is_accepted', 'reason', 'decided_at', 'users.name as decided_by'])
    .where('attempt_id', '=', attemptId)
    .orderBy('late_step_decisions.id')
    .execute()
  // The last word on a step stands.
  return new Map(rows.map(({ device, number, ...decision }) => [stepName({ device, number }), decision]))
}

/**
 * From when on this student could read the result. An answer that came later can have come from the key, whatever time
 * its device names, so nobody lets it count. Of an admission test nothing is told question by question for days, and
 * then by the application; its marks alone tell no key.
 */
const keyShownAt = (ctx: Ctx, test: Policies & { is_admission: boolean }, stored: StoredAttempt): number => {
  const shown = test.is_admission ? null : resultShownAt(test, columnsOf(asOfNow(ctx, stored).attempt))
  return shown === null ? Number.POSITIVE_INFINITY : ms(shown)
}

const viewsOf = async (ctx: Ctx, test: TestRow, stored: StoredAttempt): Promise<LateStepView[]> => {
  const { row, attempt, steps } = stored
  const keyShown = keyShownAt(ctx, test, stored)
  const places = new Map(row.items.map((item, at) => [item.slot, at + 1]))
  const decisions = await decisionsOf(ctx, row.id)
  const placeOf = ({ action }: Step) => ('slot' in action ? (places.get(action.slot) ?? null) : null)
  return judgeSteps(attempt, steps).flatMap(({ step, verdict, why }): LateStepView[] => {
    if (verdict === 'in_time' || why === null) return []
    return [
      {
        step: stepName(step),
        question: placeOf(step),
        does: step.action.do,
        answer: shownAnswer('answer' in step.action ? step.action.answer : null),
        given_at: instant(step.givenAt),
        received_at: instant(step.receivedAt),
        verdict,
        reason: LATE_REASONS[why],
        can_count: step.receivedAt <= keyShown,
        is_accepted: verdict === 'accepted',
        decision: decisions.get(stepName(step)) ?? null,
      },
    ]
  })
}

/**
 * Attempts of which something can be late, found by the database: a second screen, sections that end by themselves, or
 * something that came after the end. Whether it is late is judged from the record.
 */
export const canHaveLate = ({ services }: Ctx) => {
  const end = sql`coalesce(attempts.ended_at, attempts.deadline_at)`
  const endMs =
    services.database.engine === 'sqlite' ? sql`unixepoch(${end}) * 1000` : sql`extract(epoch from ${end}) * 1000`
  return sql<SqlBool>`exists (
    select 1 from attempt_steps where attempt_steps.attempt_id = attempts.id
    and (attempts.device > 1 or attempts.terms ->> 'clock' = 'section' or attempt_steps.received_at > ${endMs})
  )`
}

/** What came too late, for a decision, and what counts by the device's word alone. */
export const lateSteps = async (ctx: Ctx, test: TestRow, call: HallCall) => {
  allow(ctx, 'console.act')
  const { rows, total } = await attemptsOf(ctx, test.id, call, canHaveLate(ctx))
  const found: LateStudentView[] = []
  for (const row of rows) {
    const steps = await viewsOf(ctx, test, asOfNow(ctx, await readAttempt(ctx, row)))
    if (steps.length > 0)
      found.push({ attempt: row.uuid, user_id: row.user_id, name: row.name, ended_at: row.ended_at, steps })
  }
  return hallReply(ctx, call, { rows: found, total })
}

/** Lets late answers count, or takes that back. The attempt is marked again from its record. */
export const decideLateSteps = (ctx: Ctx, test: TestRow, input: LateStepsInput): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'console.act')
    const stored = await namedAttempt(ctx, test, input.attempt)
    const byName = new Map(stored.steps.map((step) => [stepName(step), step]))
    const named = [...new Set(input.steps)].flatMap((name) => byName.get(name) ?? [])
    if (named.length === 0) return fail('not_found')
    const before = await decisionsOf(ctx, stored.row.id)
    const chosen = named.filter((step) => {
      const last = before.get(stepName(step))
      return last?.is_accepted !== input.is_accepted || last.reason !== input.reason
    })
    // Sent twice: all of it stands already.
    if (chosen.length === 0) return
    const keyShown = keyShownAt(ctx, await heldPolicies(ctx, test.id), stored)
    if (input.is_accepted && chosen.some(({ receivedAt }) => receivedAt > keyShown))
      return refuse('after_key', REFUSALS.after_key)
    const steps = chosen.map(stepName)
    orRefuse(next(stored.attempt, { type: 'decide_late', steps, accepted: input.is_accepted }, ms(ctx.now())))
    await ctx.db
      .insertInto('late_step_decisions')
      .values(
        chosen.map(({ device, number }) => ({
          attempt_id: stored.row.id,
          device,
          number,
          is_accepted: input.is_accepted,
          reason: input.reason,
          decided_by: actorId(ctx),
          decided_at: ctx.now(),
        })),
      )
      .execute()
    await attempts.changeAttempt(ctx.db, stored.row.id, { updated_at: ctx.now() })
    await queueMarking(ctx, stored.row.id)
    await audit(ctx, {
      action: 'exams.decide-late-steps',
      entity: 'attempt',
      id: stored.row.id,
      details: { steps: steps.length, is_accepted: input.is_accepted },
    })
  })
