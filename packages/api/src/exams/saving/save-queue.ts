import { randomUUID } from 'node:crypto'
import type { Outcome } from '@northlight/db/batch'
import { builtOnce } from '@northlight/db/built-once'
import type { Database, Db } from '@northlight/db/database'
import { inList, listOf, oneOf } from '@northlight/db/one-of'
import { scopeOf } from '@northlight/db/scopes'
import { transaction } from '@northlight/db/transaction'
import { ledgerOf } from '@northlight/exam/answers/ledger'
import { type ClientStep, readStep, type Step } from '@northlight/exam/answers/steps'
import type { Attempt } from '@northlight/exam/attempt/attempt'
import { next, type Outcome as Verdict } from '@northlight/exam/attempt/next'
import type { SheetItem } from '@northlight/exam/papers/paper'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Ctx, type Services, systemContext } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { markExamActivity } from '../../kernel/yield-to-exams.ts'
import { queueMarking } from '../../marking/queue-marking.ts'
import { decidedLate, toAttempt, toGrant } from '../../marking/to-attempt.ts'
import * as attempts from '../attempt/queries.ts'
import { ms, type StoredAttempt } from '../attempt/stored-attempt.ts'
import { loadPaper, sheetFor } from '../papers/papers.ts'
import { inBatches } from './group-commit.ts'
import { serializeWrites } from './serialize-writes.ts'

/** What one request asks to save; steps are as they came and are read against the student's own paper. */
export type SaveTask = {
  attempt: string
  slug: string
  /** An admission test is reached by its own door alone. */
  isAdmission?: boolean
  userId: number
  device: number
  steps: unknown[]
}

export type Refused = { number: number | null; reason: string }
export type Saved = {
  attemptId: number
  attempt: Attempt
  verdict: Verdict
  /** Steps that were stored before; their content is compared afterwards. */
  repeated: ClientStep[]
  refused: Refused[]
  /** Messages of the office that wait to be read. */
  unread: number
}

/**
 * An attempt cached between saves. Anyone who changes one raises its revision, and a process that stores steps puts its
 * name into the row; a copy of another revision, or of a row with another name, is read again.
 */
type Cached = { revision: number; attempt: Attempt; sheet: SheetItem[]; unread: number }

const mostTogether = 256
const mostCached = 4096
const earliest = 0
const latest = 8_640_000_000_000_000

const by = <T extends { attempt_id: number }>(rows: T[]) => Map.groupBy(rows, ({ attempt_id }) => attempt_id)

type Held = Awaited<ReturnType<typeof heldAttempts>>[number]

/**
 * On PostgreSQL the rows are locked until the commit: a hand-in and the saves of another process wait until the steps
 * before them are stored, and the other way round. In one order, so that two lots never wait for each other.
 */
const heldAttempts = builtOnce((db, uuids: string) =>
  db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select([
      'attempts.id',
      'attempts.uuid',
      'attempts.user_id',
      'attempts.revision',
      'attempts.saved_by',
      'tests.slug',
      'tests.is_admission',
    ])
    .where(inList(db, sql.ref('attempts.uuid'), 'text', uuids))
    .orderBy('attempts.id')
    .$if(scopeOf(db).engine === 'postgres', (query) => query.forNoKeyUpdate('attempts')),
)

type Row = [attempt: number, device: number, number: number, action: unknown, given: number, received: number]

/** The steps of a lot were not all new, though by the copies in memory they were. */
const outdated = new Error('Steps were stored that the copies in memory do not know.')

/** One statement whatever the number of steps: it is prepared once and takes a single parameter. */
const insertSteps = async (database: Database, db: Db, rows: Row[]) => {
  if (rows.length === 0) return
  const list = JSON.stringify(rows)
  const target = sql`insert into attempt_steps (attempt_id, device, number, action, given_at, received_at)`
  const statement =
    database.engine === 'sqlite'
      ? sql`${target} select value ->> 0, value ->> 1, value ->> 2, value -> 3, value ->> 4, value ->> 5
      from json_each(${list}) where true on conflict do nothing`
      : sql`${target} select (one ->> 0)::bigint, (one ->> 1)::bigint, (one ->> 2)::bigint, one -> 3,
      (one ->> 4)::bigint, (one ->> 5)::bigint
      from jsonb_array_elements(${list}::jsonb) as one on conflict do nothing`
  const { numAffectedRows } = await statement.execute(db)
  // What was left out was stored before. Nobody is told "saved" for it: the lot begins again with fresh copies.
  if (Number(numAffectedRows) !== rows.length) throw outdated
}

const setSavedBy = (db: Db, name: string, ids: number[]) =>
  db
    .updateTable('attempts')
    .set({ saved_by: name })
    .where(oneOf(db, sql.ref('id'), 'bigint', ids))
    .execute()

/** Reads each step by itself, so that one that cannot be read never holds up the others. */
const readSteps = (sheet: SheetItem[], device: number, raw: unknown[]) => {
  const steps: ClientStep[] = []
  const refused: Refused[] = []
  for (const one of raw) {
    const reading = readStep(sheet, one)
    if (!reading.ok) refused.push({ number: null, reason: reading.reason })
    else if (reading.step.device !== device)
      refused.push({ number: null, reason: 'The step does not belong to this screen.' })
    else {
      steps.push({ ...reading.step, givenAt: Math.min(Math.max(reading.step.givenAt, earliest), latest) })
      if (reading.reason) refused.push({ number: reading.step.number, reason: reading.reason })
    }
  }
  return { steps, refused }
}

export const createSaveQueue = (services: Services) => {
  const { database } = services
  const cache = new LRUCache<number, Cached>({ max: mostCached })
  const ownName = randomUUID()

  /** Those that are not in memory as they stand, with one question of each kind for all of them. */
  const loadAll = async (ctx: Ctx, held: Held[]): Promise<Map<number, Cached>> => {
    // Before the first step there is nothing that a copy could lack.
    const isCached = ({ id, revision, saved_by }: Held) =>
      cache.get(id)?.revision === revision && (saved_by === null || saved_by === ownName)
    const entries = new Map(held.filter(isCached).map(({ id }) => [id, cache.get(id) as Cached]))
    const ids = held.filter((one) => !isCached(one)).map(({ id }) => id)
    if (ids.length === 0) return entries
    const numbers = by(await attempts.stepNumbersOf(ctx.db, ids))
    const grants = by(await attempts.grantsOf(ctx.db, ids))
    const decisions = by(await attempts.lateDecisionsOf(ctx.db, ids))
    for (const row of await attempts.attemptsByIds(ctx.db, ids)) {
      const loaded = await loadPaper(ctx, row.paper_version_id)
      const attempt = toAttempt(row, loaded.paper, {
        grants: (grants.get(row.id) ?? []).map(toGrant),
        ledger: loaded.paper.delivery === 'free' ? ledgerOf(numbers.get(row.id) ?? []) : {},
        ...decidedLate(decisions.get(row.id) ?? []),
        // Saving needs neither the reports nor the answers, only which numbers are stored.
        events: [],
      })
      const sheet = sheetFor(loaded, row.items)
      entries.set(row.id, { revision: row.revision, attempt, sheet, unread: row.unread_messages })
    }
    return entries
  }

  const saveOne = async (ctx: Ctx, task: SaveTask, held: Held | undefined, entries: Map<number, Cached>) => {
    // Another student's attempt looks exactly like one that does not exist.
    const isOwn = held?.user_id === task.userId && held.slug === task.slug
    if (!held || !isOwn || held.is_admission !== (task.isAdmission ?? false)) throw new ApiFailure('not_found')
    const entry = entries.get(held.id)
    if (!entry) throw new ApiFailure('not_found')
    const { steps, refused } = readSteps(entry.sheet, task.device, task.steps)
    const verdict = next(entry.attempt, { type: 'save', device: task.device, steps }, ms(ctx.now()))
    // The clock alone changes nothing that is stored; the cached copy stays as the row says it.
    const ledger = verdict.ok ? verdict.attempt.ledger : entry.attempt.ledger
    entries.set(held.id, { ...entry, attempt: { ...entry.attempt, ledger } })
    const fresh = verdict.ok ? (verdict.steps ?? []) : []
    const unmatched = new Set([...fresh.map((step) => step.number), ...(verdict.ok ? (verdict.notStored ?? []) : [])])
    const saved: Saved = {
      attemptId: held.id,
      attempt: verdict.attempt,
      verdict,
      repeated: steps.filter((step) => !unmatched.delete(step.number)),
      refused,
      unread: entry.unread,
    }
    if (verdict.ok && verdict.needsMarking) await queueMarking(ctx, held.id)
    return { saved, fresh }
  }

  const toRow = (attemptId: number, step: Step): Row => [
    attemptId,
    step.device,
    step.number,
    step.action,
    step.givenAt,
    step.receivedAt,
  ]

  const saveLot = async (tasks: SaveTask[], touched: Set<number>): Promise<Outcome<Saved>[]> => {
    const { lot, entries } = await transaction(database.db, async (db) => {
      const ctx = { ...systemContext(services, 'exams.save-steps'), db }
      const held = await heldAttempts(db, listOf([...new Set(tasks.map((task) => task.attempt))]))
      for (const { id } of held) touched.add(id)
      const entries = await loadAll(ctx, held)
      const byUuid = new Map(held.map((row) => [row.uuid, row]))
      const rows: Row[] = []
      const lot: Outcome<Saved>[] = []
      for (const task of tasks) {
        try {
          const { saved, fresh } = await saveOne(ctx, task, byUuid.get(task.attempt), entries)
          for (const step of fresh) rows.push(toRow(saved.attemptId, step))
          lot.push({ ok: true, result: saved })
        } catch (error) {
          // Foreseen refusals belong to one task; anything else has left the transaction in doubt.
          if (!(error instanceof ApiFailure)) throw error
          lot.push({ ok: false, error })
        }
      }
      await insertSteps(database, db, rows)
      const written = new Set(rows.map(([attempt]) => attempt))
      const taken = held.filter(({ id, saved_by }) => written.has(id) && saved_by !== ownName).map(({ id }) => id)
      if (taken.length > 0) await setSavedBy(db, ownName, taken)
      return { lot, entries }
    })
    // Only now: had the commit failed, these numbers would not be stored.
    for (const [id, entry] of entries) cache.set(id, entry)
    return lot
  }

  /** When a lot fails, whether it was stored is not always known (a connection lost at the commit): copies go. */
  const saveOrForget = async (tasks: SaveTask[], isRetried = false): Promise<Outcome<Saved>[]> => {
    const touched = new Set<number>()
    try {
      return await saveLot(tasks, touched)
    } catch (error) {
      for (const id of touched) cache.delete(id)
      if (error !== outdated || isRetried) throw error
      return saveOrForget(tasks, true)
    }
  }

  const lots = { database, most: mostTogether }
  return {
    save: inBatches<SaveTask, Saved>(lots, (tasks) => serializeWrites(database, () => saveOrForget(tasks))),
    cache,
  }
}

const queues = new WeakMap<Database, ReturnType<typeof createSaveQueue>>()

/** One queue for each database, however many parts of the server save. */
const queueOf = (services: Services) => {
  const queue = queues.get(services.database) ?? createSaveQueue(services)
  queues.set(services.database, queue)
  return queue
}

export const saveTogether = (services: Services, task: SaveTask): Promise<Saved> => {
  markExamActivity()
  return queueOf(services).save(task)
}

/** An attempt that has just begun need not be read for its first answer. */
export const expectSaves = (services: Services, { row, attempt, loaded }: StoredAttempt) =>
  queueOf(services).cache.set(row.id, {
    revision: row.revision,
    attempt,
    sheet: sheetFor(loaded, row.items),
    unread: row.unread_messages,
  })
