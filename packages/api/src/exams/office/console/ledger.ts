import { minutes } from '@northlight/contract/durations'
import { type IncidentView, incidentWords, type LedgerLine, type MessageView } from '@northlight/contract/exams/console'
import { sql } from 'kysely'
import type { Ctx } from '../../../kernel/context.ts'
import { allow } from '../../../kernel/policy.ts'
import type { TestRow } from '../../online-tests/queries.ts'
import { lastEndOf, toConsoleTest } from './day.ts'
import { hubOf } from './hub.ts'
import { keyLines } from './key-lines.ts'

const messagesOf = async (ctx: Ctx, testId: number): Promise<MessageView[]> => {
  const rows = await ctx.db
    .selectFrom('test_messages')
    .leftJoin('users', 'users.id', 'test_messages.sent_by')
    .innerJoin('attempt_messages', 'attempt_messages.message_id', 'test_messages.id')
    .select(['test_messages.id', 'text', 'scope', 'test_messages.branch_id', 'sent_at', 'users.name as sent_by'])
    .select(({ fn }) => [fn.countAll<number>().as('reached'), fn.count<number>('read_at').as('read')])
    .where('test_messages.test_id', '=', testId)
    .groupBy(['test_messages.id', 'text', 'scope', 'test_messages.branch_id', 'sent_at', 'users.name'])
    .orderBy('test_messages.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, reached: Number(row.reached), read: Number(row.read) }))
}

const incidentsOf = (ctx: Ctx, testId: number): Promise<IncidentView[]> =>
  ctx.db
    .selectFrom('test_incidents')
    .leftJoin('users as noter', 'noter.id', 'noted_by')
    .leftJoin('users as decider', 'decider.id', 'decided_by')
    .leftJoin('attempts', 'attempts.id', 'test_incidents.attempt_id')
    .leftJoin('users as student', 'student.id', 'attempts.user_id')
    .select(['test_incidents.id', 'kind', 'test_incidents.text', 'student.name as student', 'branch_id'])
    .select(['noter.name as noted_by', 'noted_at', 'decision', 'decider.name as decided_by', 'decided_at'])
    .where('test_incidents.test_id', '=', testId)
    .orderBy('test_incidents.id', 'desc')
    .execute()

const grantsOf = (ctx: Ctx, testId: number) =>
  ctx.db
    .selectFrom('extra_time_grants')
    .leftJoin('users', 'users.id', 'given_by')
    .leftJoin('branches', 'branches.id', 'extra_time_grants.branch_id')
    .leftJoin('users as student', 'student.id', 'extra_time_grants.user_id')
    .innerJoin('attempt_grants', 'attempt_grants.grant_id', 'extra_time_grants.id')
    .select(['extra_time_grants.id', 'kind', 'scope', 'extra_ms', 'reason', 'given_at', 'users.name as by'])
    .select(['branches.name as branch', 'student.name as student'])
    .select(({ fn }) => fn.countAll<number>().as('reached'))
    .where('extra_time_grants.test_id', '=', testId)
    .groupBy(['extra_time_grants.id', 'kind', 'scope', 'extra_ms', 'reason', 'given_at', 'users.name'])
    .groupBy(['branches.name', 'student.name'])
    .execute()

type Grant = Awaited<ReturnType<typeof grantsOf>>[number]

const students = (count: number) => (count === 1 ? 'one student' : `${count} students`)

const whom = ({ scope, student, branch, reached }: Grant) => {
  if (scope === 'student') return student ?? 'one student'
  if (scope === 'branch') return `${branch ?? 'a branch'}, ${students(Number(reached))}`
  return scope === 'all' ? `all, ${students(Number(reached))}` : students(Number(reached))
}

const timeLine = (grant: Grant): LedgerLine => ({
  at: grant.given_at,
  kind: grant.kind === 'fair' ? 'fair-time' : 'time',
  text: `${Math.round(grant.extra_ms / minutes(1))} min ${grant.kind === 'planned' ? 'planned ' : ''}to ${whom(grant)}: ${grant.reason}`,
  by: grant.by,
})

/** Who did it stands in the audit. */
const endedBy = sql<string | null>`(
  select colleague.name from audit_log
  inner join users as colleague on colleague.id = audit_log.actor_id
  where audit_log.action = 'exams.force-submit' and audit_log.entity_id = cast(attempts.id as text)
  order by audit_log.id desc limit 1
)`

const endedByStaff = (ctx: Ctx, testId: number) =>
  ctx.db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .select(['attempts.closed_at', 'attempts.reason', 'users.name', endedBy.as('by')])
    .where('attempts.test_id', '=', testId)
    .where('attempts.ended_by', '=', 'staff')
    .execute()

const lateDecisions = (ctx: Ctx, testId: number) =>
  ctx.db
    .selectFrom('late_step_decisions')
    .innerJoin('attempts', 'attempts.id', 'late_step_decisions.attempt_id')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .leftJoin('users as decider', 'decider.id', 'decided_by')
    .select(['decided_at', 'is_accepted', 'late_step_decisions.reason', 'users.name', 'decider.name as by'])
    .select(({ fn }) => fn.countAll<number>().as('steps'))
    .where('attempts.test_id', '=', testId)
    .groupBy(['decided_at', 'is_accepted', 'late_step_decisions.reason', 'users.name', 'decider.name'])
    .execute()

const answerFiles = (ctx: Ctx, testId: number) =>
  ctx.db
    .selectFrom('answer_file_imports')
    .innerJoin('attempts', 'attempts.id', 'answer_file_imports.attempt_id')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .leftJoin('users as taker', 'taker.id', 'imported_by')
    .select(['imported_at', 'fresh_steps', 'users.name', 'taker.name as by'])
    .where('attempts.test_id', '=', testId)
    .execute()

const incidentLines = (incidents: IncidentView[]): LedgerLine[] =>
  incidents.flatMap((one): LedgerLine[] => [
    {
      at: one.noted_at,
      kind: 'incident',
      text: `${incidentWords[one.kind]}${one.student ? `, ${one.student}` : ''}: ${one.text}`,
      by: one.noted_by,
    },
    ...(one.decided_at
      ? [{ at: one.decided_at, kind: 'decision' as const, text: one.decision ?? '', by: one.decided_by }]
      : []),
  ])

/** Everything that was done and noted, as one list. It is read from what each act stores, so nothing can be left out. */
export const ledgerOf = async (ctx: Ctx, test: TestRow) => {
  allow(ctx, 'console.read')
  const messages = await messagesOf(ctx, test.id)
  const incidents = await incidentsOf(ctx, test.id)
  const lines: LedgerLine[] = [
    ...messages.map((one) => ({
      at: one.sent_at,
      kind: 'message' as const,
      text: `“${one.text}” to ${students(one.reached)}, read by ${one.read}`,
      by: one.sent_by,
    })),
    ...incidentLines(incidents),
    ...(await grantsOf(ctx, test.id)).map(timeLine),
    ...(await endedByStaff(ctx, test.id)).map((one) => ({
      at: one.closed_at ?? ctx.now(),
      kind: 'force-submit' as const,
      text: `Handed in for ${one.name}: ${one.reason ?? 'no reason'}`,
      by: one.by,
    })),
    ...(await lateDecisions(ctx, test.id)).map((one) => ({
      at: one.decided_at,
      kind: 'late-answers' as const,
      text: `${one.steps} late ${Number(one.steps) === 1 ? 'answer' : 'answers'} of ${one.name} ${one.is_accepted ? 'count' : 'do not count'}: ${one.reason}`,
      by: one.by,
    })),
    ...(await answerFiles(ctx, test.id)).map((one) => ({
      at: one.imported_at,
      kind: 'answer-file' as const,
      text: `Answer file of ${one.name} taken in, ${one.fresh_steps} new steps`,
      by: one.by,
    })),
    ...(await keyLines(ctx, test)),
  ]
  const rows = await hubOf(ctx.services).rows(test.id)
  const came = rows.filter(({ started_at }) => started_at !== null)
  return {
    test: toConsoleTest(test, await lastEndOf(ctx, test.id)),
    lines: lines.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
    messages,
    incidents,
    figures: {
      enrolled: rows.length,
      came: came.length,
      ended: came.filter(({ state }) => state !== 'in_progress' && state !== 'overdue').length,
      warned: came.filter(({ violations }) => violations > 0).length,
      extra_time: came.filter(({ extra_ms }) => extra_ms > 0).length,
    },
  }
}
