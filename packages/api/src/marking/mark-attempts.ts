import { setImmediate } from 'node:timers/promises'
import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import { scopeOf } from '@northlight/db/scopes'
import type { MarkReason } from '@northlight/db/tables/results'
import { transaction } from '@northlight/db/transaction'
import { type MarkChange, markChanges, type SlotMark } from '@northlight/exam/marking/mark'
import { type Report, reportOf } from '@northlight/exam/results/report'
import { sql } from 'kysely'
import { readAttempts, type StoredAttempt, seenOf } from './read-attempts.ts'
import { type MarkedPaper, readPaper } from './read-paper.ts'

export type Marking = { now: Instant; reason?: MarkReason; keyChangeId?: number | null }

/** What marking did to one attempt. `change` is in hundredths of a mark. */
export type MarkedAttempt = {
  attempt_id: number
  test_id: number
  user_id: number
  is_first: boolean
  change: number
  changes: MarkChange[]
}

type Marked = { stored: StoredAttempt; report: Report }

/** Small, so that neither the one writer nor the process is held for long while students save. */
const atOnce = 25
const tries = 5
const markable: readonly string[] = ['submitted', 'abandoned', 'graded']

const lastKeyChange = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('key_changes')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
}

const markAll = async (attempts: StoredAttempt[], paperOf: (id: number) => Promise<MarkedPaper>): Promise<Marked[]> => {
  const marked: Marked[] = []
  for (const stored of attempts) {
    if (!markable.includes(stored.row.state)) continue
    const { paper, keys } = await paperOf(stored.row.paper_version_id)
    marked.push({ stored, report: reportOf(paper, stored.items, stored.attempt, stored.steps, keys) })
    await setImmediate()
  }
  return marked
}

/** Which of these are still as they were read. The rows stay held until the end of the transaction. */
const unmoved = async (db: Db, ids: number[]): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(scopeOf(db).engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute()
  const counts = await db
    .selectFrom('attempt_steps')
    .select(({ fn }) => ['attempt_id', fn.countAll<number>().as('steps')])
    .where('attempt_id', 'in', ids)
    .groupBy('attempt_id')
    .execute()
  const steps = new Map(counts.map((one) => [one.attempt_id, one.steps]))
  return new Map(rows.map(({ id, revision }) => [id, seenOf(revision, steps.get(id) ?? 0)]))
}

type Before = { marks: number; max_marks: number; rank: number | null; slot_marks: SlotMark[] }

const beforeOf = async (db: Db, ids: number[]): Promise<Map<number, Before>> => {
  const rows = await db
    .selectFrom('test_results')
    .innerJoin('result_sheets', 'result_sheets.attempt_id', 'test_results.attempt_id')
    .select(['test_results.attempt_id', 'marks', 'max_marks', 'rank', 'slot_marks'])
    .where('test_results.attempt_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ attempt_id, ...row }) => [attempt_id, row]))
}

const resultRow = ({ stored: { id, row }, report: { total, subjects } }: Marked, now: Instant) => ({
  attempt_id: id,
  test_id: row.test_id,
  user_id: row.user_id,
  marks: total.marks,
  max_marks: total.max,
  percent: total.percent,
  totals: total,
  subjects,
  marked_at: now,
})

const sheetRow = ({ stored, report }: Marked) => ({
  attempt_id: stored.id,
  slot_marks: report.slotMarks,
  times: report.times,
  mistakes: report.mistakes,
  sections: report.sections,
  topics: report.topics,
})

const writeResults = async (db: Db, marked: Marked[], now: Instant) => {
  await db
    .insertInto('test_results')
    .values(marked.map((one) => resultRow(one, now)))
    .onConflict((conflict) =>
      conflict.column('attempt_id').doUpdateSet(({ ref }) => ({
        marks: ref('excluded.marks'),
        max_marks: ref('excluded.max_marks'),
        percent: ref('excluded.percent'),
        totals: ref('excluded.totals'),
        subjects: ref('excluded.subjects'),
        marked_at: ref('excluded.marked_at'),
      })),
    )
    .execute()
  await db
    .insertInto('result_sheets')
    .values(marked.map(sheetRow))
    .onConflict((conflict) =>
      conflict.column('attempt_id').doUpdateSet(({ ref }) => ({
        slot_marks: ref('excluded.slot_marks'),
        times: ref('excluded.times'),
        mistakes: ref('excluded.mistakes'),
        sections: ref('excluded.sections'),
        topics: ref('excluded.topics'),
      })),
    )
    .execute()
}

const historyOf = ({ stored, report }: Marked, before: Before | undefined, { now, reason, keyChangeId }: Marking) => {
  const changes = before ? markChanges(before.slot_marks, report.slotMarks) : []
  const isSame = before && changes.length === 0 && before.max_marks === report.total.max
  const row = {
    attempt_id: stored.id,
    at: now,
    // An attempt that is marked again without being told why has got more answers since.
    reason: before ? (reason === undefined || reason === 'first' ? 'answers' : reason) : ('first' as const),
    key_change_id: keyChangeId ?? null,
    marks_before: before?.marks ?? null,
    marks_after: report.total.marks,
    max_before: before?.max_marks ?? null,
    max_after: report.total.max,
    rank_before: before?.rank ?? null,
    changes,
  }
  return { changes, rows: isSame ? [] : [row] }
}

const write = async (db: Db, marked: Marked[], marking: Marking): Promise<MarkedAttempt[]> => {
  if (marked.length === 0) return []
  const ids = marked.map(({ stored }) => stored.id)
  const before = await beforeOf(db, ids)
  const histories = marked.map((one) => historyOf(one, before.get(one.stored.id), marking))
  await writeResults(db, marked, marking.now)
  const rows = histories.flatMap((one) => one.rows)
  if (rows.length > 0) await db.insertInto('mark_history').values(rows).execute()
  await db
    .updateTable('attempts')
    .set({ state: 'graded', revision: sql`revision + 1`, updated_at: marking.now })
    .where('id', 'in', ids)
    .where('state', '<>', 'graded')
    .execute()
  return marked.map(({ stored, report }, at) => {
    const old = before.get(stored.id)
    return {
      attempt_id: stored.id,
      test_id: stored.row.test_id,
      user_id: stored.row.user_id,
      is_first: !old,
      change: old ? report.total.marks - old.marks : 0,
      changes: histories[at]?.changes ?? [],
    }
  })
}

/**
 * Marks attempts from their record, any number of times with the same result. Reading and marking happen outside the
 * transaction; one that changed in the meantime is read again. Attempts that still run, or were ended by the rules on
 * leaving the screen, are left alone.
 */
export const markAttempts = async (db: Db, ids: number[], marking: Marking): Promise<MarkedAttempt[]> => {
  const done: MarkedAttempt[] = []
  let papers = new Map<number, Promise<MarkedPaper>>()
  let keysAsOf = -1
  const paperOf = (id: number) => {
    const paper = papers.get(id) ?? readPaper(db, id)
    papers.set(id, paper)
    return paper
  }
  for (let from = 0; from < ids.length; from += atOnce) {
    let left = ids.slice(from, from + atOnce)
    for (let round = 0; left.length > 0; round += 1) {
      if (round === tries) throw new Error('Attempts kept changing while they were marked.')
      const last = await lastKeyChange(db)
      if (last !== keysAsOf) papers = new Map()
      keysAsOf = last
      const attempts = await readAttempts(db, left, async (id) => (await paperOf(id)).paper)
      const marked = await markAll(attempts, paperOf)
      left = await transaction(db, async (db) => {
        const now = await unmoved(db, left)
        if ((await lastKeyChange(db)) !== last) return left
        const fresh = marked.filter(({ stored }) => now.get(stored.id) === stored.seen)
        done.push(...(await write(db, fresh, marking)))
        return marked.filter((one) => !fresh.includes(one)).map(({ stored }) => stored.id)
      })
    }
  }
  return done
}
