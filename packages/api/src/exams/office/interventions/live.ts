import { instant } from '@northlight/contract/dates'
import type { LiveAttemptView } from '@northlight/contract/exams/interventions'
import { countViolations } from '@northlight/exam/attempt/integrity'
import { judgeSteps } from '@northlight/exam/attempt/lateness'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../../kernel/context.ts'
import { type ListCall, listReply, pageOf, searched } from '../../../kernel/paging.ts'
import { allow } from '../../../kernel/policy.ts'
import { toGrant } from '../../../marking/to-attempt.ts'
import * as attempts from '../../attempt/queries.ts'
import { asOfNow, ms, readAttempt, toEvent } from '../../attempt/stored-attempt.ts'
import type { TestRow } from '../../online-tests/queries.ts'

export type HallCall = ListCall & { query: { filter: { search?: string } } }

/** The attempts of a test whose students are looked for; by name, a page at a time. */
export const attemptsOf = (ctx: Ctx, testId: number, { query }: HallCall, only?: Expression<SqlBool>) => {
  const { search } = query.filter
  const filtered = ctx.db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .innerJoin('test_enrolments', 'test_enrolments.id', 'attempts.enrolment_id')
    .where('attempts.test_id', '=', testId)
    .$if(search !== undefined, (shown) => shown.where(searched(['users.name'], search ?? '')))
    .$if(only !== undefined, (shown) => shown.where(only ?? sql<SqlBool>`1 = 1`))
  return pageOf(filtered, query, (shown) =>
    shown
      .selectAll('attempts')
      .select(['users.name', 'test_enrolments.test_status', attempts.branchOfAttempt().as('branch_id')])
      .orderBy('users.name')
      .orderBy('attempts.id'),
  )
}

const savesOf = (ctx: Ctx, attemptIds: number[]) =>
  ctx.db
    .selectFrom('attempt_steps')
    .select(({ fn }) => [
      'attempt_id',
      fn.countAll<number>().as('steps'),
      fn.max<number>('received_at').as('last_save'),
    ])
    .where('attempt_id', 'in', [0, ...attemptIds])
    .groupBy('attempt_id')
    .execute()

const eventsOf = (ctx: Ctx, attemptIds: number[]) =>
  ctx.db
    .selectFrom('attempt_events')
    .selectAll()
    .where('attempt_id', 'in', [0, ...attemptIds])
    .execute()

type Row = Awaited<ReturnType<typeof attemptsOf>>['rows'][number]

/** Something came after the end, from a second screen, or in a paper whose sections end by themselves. */
const canHaveLate = (row: Row, lastSave: number | undefined): boolean => {
  const end = row.ended_at ?? row.deadline_at
  if (lastSave === undefined) return false
  return row.device > 1 || row.terms.clock === 'section' || (end !== null && lastSave > ms(end))
}

const lateOf = async (ctx: Ctx, row: Row, lastSave: number | undefined) => {
  if (!canHaveLate(row, lastSave)) return { late_steps: 0, synced_later_steps: 0 }
  const { attempt, steps } = asOfNow(ctx, await readAttempt(ctx, row))
  const verdicts = judgeSteps(attempt, steps).map(({ verdict }) => verdict)
  return {
    late_steps: verdicts.filter((verdict) => verdict === 'late').length,
    synced_later_steps: verdicts.filter((verdict) => verdict === 'synced_later').length,
  }
}

/**
 * Who is in, for the console of staff: a handful of statements for a page of the hall, and the record of each attempt
 * of it that can hold late steps.
 */
export const liveAttempts = async (ctx: Ctx, test: TestRow, call: HallCall) => {
  allow(ctx, 'console.read')
  const { rows, total } = await attemptsOf(ctx, test.id, call)
  const ids = rows.map(({ id }) => id)
  const saves = new Map((await savesOf(ctx, ids)).map((one) => [one.attempt_id, one]))
  const events = Map.groupBy(await eventsOf(ctx, ids), (event) => event.attempt_id)
  const grants = Map.groupBy(await attempts.grantsOf(ctx.db, ids), (grant) => grant.attempt_id)
  const views: LiveAttemptView[] = []
  for (const row of rows) {
    const saved = saves.get(row.id)
    const own = (grants.get(row.id) ?? []).map(toGrant)
    views.push({
      attempt: row.uuid,
      user_id: row.user_id,
      name: row.name,
      branch_id: row.branch_id,
      state: row.state,
      test_status: row.test_status,
      started_at: row.started_at,
      deadline_at: row.deadline_at,
      extra_ms: own.reduce((sum, grant) => sum + grant.ms, 0),
      ended_at: row.ended_at,
      ended_by: row.ended_by,
      last_save_at: saved ? instant(saved.last_save) : null,
      steps: saved?.steps ?? 0,
      ...(await lateOf(ctx, row, saved?.last_save)),
      violations: countViolations((events.get(row.id) ?? []).map(toEvent)),
      devices: row.device,
    })
  }
  return hallReply(ctx, call, { rows: views, total })
}

/** A page of the hall, in the words of the contract. */
export const hallReply = <View>(ctx: Ctx, call: HallCall, found: { rows: View[]; total: number }) => {
  const { data: sittings, ...page } = listReply(ctx, call, found, (view) => view)
  return { ...page, sittings }
}
