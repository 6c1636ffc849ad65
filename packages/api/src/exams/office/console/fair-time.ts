import { setImmediate } from 'node:timers/promises'
import { instant } from '@northlight/contract/dates'
import { minutes, seconds } from '@northlight/contract/durations'
import type { GiveFairTimeInput, OutageView } from '@northlight/contract/exams/console'
import type { Database, Db } from '@northlight/db/database'
import { isUniqueViolation } from '@northlight/db/errors'
import { oneOf } from '@northlight/db/one-of'
import { type ContactRecord, type Outage, outagesIn } from '@northlight/exam/attempt/outages'
import { sql } from 'kysely'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import { refuse } from '../../attempt/or-refuse.ts'
import { branchOfAttempt } from '../../attempt/queries.ts'
import type { TestRow } from '../../online-tests/queries.ts'
import { serializeWrites } from '../../saving/serialize-writes.ts'
import { grantTo } from '../interventions/interventions.ts'

const by = <T extends { attempt_id: number }>(rows: T[]) => Map.groupBy(rows, ({ attempt_id }) => attempt_id)

/** Attempts to which time can still be given. */
const begunAttempts = (db: Db, testId: number) =>
  db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .innerJoin('test_enrolments', 'test_enrolments.id', 'attempts.enrolment_id')
    .select(['attempts.id', 'attempts.uuid', 'users.name', 'attempts.started_at', 'attempts.ended_at'])
    .select(['attempts.deadline_at', branchOfAttempt().as('place')])
    .where('attempts.test_id', '=', testId)
    .where('attempts.started_at', 'is not', null)
    .where((where) =>
      where.or([
        where('attempts.state', 'in', ['in_progress', 'overdue']),
        where('attempts.ended_by', 'in', ['clock', 'sweep']),
      ]),
    )
    .orderBy('attempts.id')
    .execute()

type Begun = Awaited<ReturnType<typeof begunAttempts>>[number]

/** Read in portions, so that saves come in between. */
const atOnce = 40

const recordsOf = async (ctx: Ctx, rows: Begun[]): Promise<ContactRecord[]> => {
  const records: ContactRecord[] = []
  for (let from = 0; from < rows.length; from += atOnce) {
    records.push(...(await portionOf(ctx, rows.slice(from, from + atOnce))))
    await setImmediate()
  }
  return records
}

/** Times alone, without what the steps say. */
const portionOf = async (ctx: Ctx, rows: Begun[]): Promise<ContactRecord[]> => {
  const ids = rows.map(({ id }) => id)
  const ofThese = oneOf(ctx.db, sql.ref('attempt_id'), 'bigint', ids)
  const steps = by(
    await ctx.db.selectFrom('attempt_steps').select(['attempt_id', 'given_at', 'received_at']).where(ofThese).execute(),
  )
  const events = by(
    await ctx.db
      .selectFrom('attempt_events')
      .select(['attempt_id', 'kind', 'at', 'received_at'])
      .where(ofThese)
      .execute(),
  )
  const devices = by(
    await ctx.db
      .selectFrom('attempt_devices')
      .select(['attempt_id', 'taken_at'])
      .where(ofThese)
      .where('device', '>', 1)
      .execute(),
  )
  const given = by(
    await ctx.db
      .selectFrom('attempt_grants')
      .innerJoin('extra_time_grants', 'extra_time_grants.id', 'attempt_grants.grant_id')
      .select(['attempt_id', 'outage_from', 'outage_to'])
      .where(ofThese)
      .where('outage', 'is not', null)
      .execute(),
  )
  const now = Date.parse(ctx.now())
  return rows.map((row) => ({
    id: row.id,
    place: row.place,
    startedAt: Date.parse(row.started_at ?? ctx.now()),
    endsAt: Math.min(now, Date.parse(row.ended_at ?? row.deadline_at ?? ctx.now())),
    steps: (steps.get(row.id) ?? []).map((one) => ({ givenAt: one.given_at, receivedAt: one.received_at })),
    events: (events.get(row.id) ?? []).map((one) => ({ kind: one.kind, at: one.at, receivedAt: one.received_at })),
    takenAt: (devices.get(row.id) ?? []).map((one) => Date.parse(one.taken_at)),
    given: (given.get(row.id) ?? []).map((one) => ({
      from: Date.parse(one.outage_from ?? ''),
      to: Date.parse(one.outage_to ?? ''),
    })),
  }))
}

type Found = { rows: Map<number, Begun>; outages: Outage[] }

const found = async (ctx: Ctx, test: TestRow): Promise<Found> => {
  const rows = await begunAttempts(ctx.db, test.id)
  return { rows: new Map(rows.map((row) => [row.id, row])), outages: outagesIn(await recordsOf(ctx, rows)) }
}

/** All consoles ask again and again: worked out once for all of them, and not more often than this. */
const goodFor = seconds(10)
const memos = new WeakMap<Database, Map<number, { at: number; found: Promise<Found> }>>()

const memoOf = ({ services: { database } }: Ctx) => {
  const memo = memos.get(database) ?? new Map()
  memos.set(database, memo)
  return memo
}

const foundLately = (ctx: Ctx, test: TestRow): Promise<Found> => {
  const memo = memoOf(ctx)
  const now = Date.parse(ctx.now())
  const known = memo.get(test.id)
  if (known && now - known.at < goodFor) return known.found
  const fresh = { at: now, found: found(ctx, test) }
  memo.set(test.id, fresh)
  fresh.found.catch(() => memo.delete(test.id))
  return fresh.found
}

const toView = (outage: Outage, rows: Map<number, Begun>, places: Map<number, string>): OutageView => ({
  name: outage.name,
  place: outage.place === null ? null : { id: outage.place, name: places.get(outage.place) ?? 'a branch' },
  from: instant(outage.from),
  to: instant(outage.to),
  minutes: outage.minutes,
  least_ms: Math.min(...outage.students.map(({ lost }) => lost)),
  most_ms: Math.max(...outage.students.map(({ lost }) => lost)),
  students: outage.students.map(({ id, from, to, lost }) => ({
    attempt: rows.get(id)?.uuid ?? '',
    name: rows.get(id)?.name ?? '',
    from: instant(from),
    to: instant(to),
    lost_ms: lost,
  })),
})

/** Who was cut off, from what is stored. */
export const fairTime = async (ctx: Ctx, test: TestRow): Promise<OutageView[]> => {
  allow(ctx, 'console.act')
  const { rows, outages } = await foundLately(ctx, test)
  if (outages.length === 0) return []
  const branches = await ctx.db.selectFrom('branches').select(['id', 'name']).execute()
  const places = new Map(branches.map(({ id, name }) => [id, name]))
  return outages.map((outage) => toView(outage, rows, places))
}

const givenBefore = async (ctx: Ctx, testId: number, name: string) => {
  const grant = await ctx.db
    .selectFrom('extra_time_grants')
    .select(['id', 'extra_ms'])
    .where('test_id', '=', testId)
    .where('outage', '=', name)
    .executeTakeFirst()
  if (!grant) return undefined
  const { reached } = await ctx.db
    .selectFrom('attempt_grants')
    .select(({ fn }) => fn.countAll<number>().as('reached'))
    .where('grant_id', '=', grant.id)
    .executeTakeFirstOrThrow()
  return { reached, minutes: Math.round(grant.extra_ms / minutes(1)) }
}

/** Gives the minutes that are proposed now for one outage. A second time, by whomever, changes nothing. */
export const giveFairTime = async (ctx: Ctx, test: TestRow, { outage: name, reason }: GiveFairTimeInput) => {
  allow(ctx, 'console.act')
  const before = await givenBefore(ctx, test.id, name)
  if (before) return before
  // Worked out before the transaction: it reads much, and nobody's answers should wait for it.
  const { rows, outages } = await found(ctx, test)
  memoOf(ctx).delete(test.id)
  const outage = outages.find((one) => one.name === name)
  // A colleague may have given it since we looked: then it is no longer proposed.
  const since = outage ? undefined : await givenBefore(ctx, test.id, name)
  if (since) return since
  if (!outage) return refuse('no_outage', 'This outage is no longer proposed: look at the proposals again.')
  const input = {
    scope: 'students' as const,
    attempts: outage.students.map(({ id }) => rows.get(id)?.uuid ?? fail('not_found')),
    minutes: outage.minutes,
    reason,
    kind: 'fair' as const,
  }
  const named = { outage: name, outage_from: instant(outage.from), outage_to: instant(outage.to) }
  const give = () =>
    inTransaction(ctx, async (ctx) => {
      const meanwhile = await givenBefore(ctx, test.id, name)
      if (meanwhile) return meanwhile
      const { reached } = await grantTo(ctx, test, input, named)
      return { reached, minutes: outage.minutes }
    })
  return serializeWrites(ctx.services.database, give).catch(async (error: unknown) => {
    // Two colleagues pressed at the same moment in two processes: the first one gave it.
    const first = isUniqueViolation(error, 'extra_time_grants') ? await givenBefore(ctx, test.id, name) : undefined
    if (first) return first
    throw error
  })
}
