import { type Instant, later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'
import { scopeOf } from '@northlight/db/scopes'
import { transaction } from '@northlight/db/transaction'
import { type Band, distribution, percentiles } from '@northlight/exam/results/percentile'
import { levelsOf, rankTakers, sharedTies, type TieRule } from '@northlight/exam/results/ranks'
import { subjectFigures } from '@northlight/exam/results/subject-figures'
import { sql } from 'kysely'

/** Any number will do, as long as nothing else locks with it. */
const lockNumber = 7_264_010
const rowsAtOnce = 500
const ranksBefore = 10

/** Two rankings of one test at the same moment would write each other's ranks. */
const takeTurnsOn = async (db: Db, testId: number) => {
  // The lock takes two small numbers; two tests that share one merely wait for each other.
  if (scopeOf(db).engine === 'postgres')
    await sql`select pg_advisory_xact_lock(${lockNumber}::int, ${testId % 2_147_483_647}::int)`.execute(db)
}

const takersOf = (db: Db, testId: number) =>
  db
    .selectFrom('test_results')
    .innerJoin('attempts', 'attempts.id', 'test_results.attempt_id')
    .innerJoin('users', 'users.id', 'test_results.user_id')
    .select(['test_results.attempt_id as id', 'totals', 'subjects', 'max_marks', 'users.date_of_birth'])
    .select(['attempts.paper_version_id', 'rank', 'is_rank_shared', 'at_or_below', 'takers'])
    .where('test_results.test_id', '=', testId)
    // One that goes on after extra time is ranked again when it ends.
    .where('attempts.state', '=', 'graded')
    .orderBy('test_results.attempt_id')
    .execute()

/** Of the versions that were sat, whatever the test points at by now. */
const tiesOf = async (db: Db, versions: number[]): Promise<TieRule[]> => {
  if (versions.length === 0) return []
  const rows = await db
    .selectFrom('paper_versions')
    .leftJoin('exam_pack_versions', 'exam_pack_versions.id', 'paper_versions.pack_version_id')
    .select(['paper_versions.id', 'body'])
    .where('paper_versions.id', 'in', versions)
    .orderBy('paper_versions.id')
    .execute()
  return sharedTies(rows.map(({ body }) => body?.ties ?? []))
}

type Place = { id: number; rank: number; isShared: boolean; atOrBelow: number }

/** One statement for many rows: a class of two thousand is ranked in four. */
const writePlaces = async (db: Db, places: Place[], takers: number, now: Instant) => {
  for (let from = 0; from < places.length; from += rowsAtOnce) {
    const rows = places
      .slice(from, from + rowsAtOnce)
      .map(
        ({ id, rank, isShared, atOrBelow }) =>
          sql`(cast(${id} as bigint), cast(${rank} as bigint), cast(${Number(isShared)} as bigint), cast(${atOrBelow} as bigint))`,
      )
    await sql`with place (attempt_id, rank, shared, at_or_below) as (values ${sql.join(rows)})
      update test_results
      set rank = place.rank, is_rank_shared = (place.shared = 1), at_or_below = place.at_or_below,
        takers = ${takers}, ranked_at = ${now}
      from place where place.attempt_id = test_results.attempt_id`.execute(db)
  }
}

export type ClassFigures = {
  takers: number
  max_marks: number
  distribution: Band[]
  average: number
  median: number
  best: number
  tenth: number | null
}

/** Marks of a paper as they would read in one of another total, for the figures of the class. */
export const asOf = (marks: number, from: number, to: number): number =>
  from === to || from === 0 ? marks : Math.round((marks * to) / from)

export const classFigures = (marks: number[], max: number): ClassFigures => {
  const sorted = marks.toSorted((a, b) => b - a)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  const other = sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0
  return {
    takers: marks.length,
    max_marks: max,
    distribution: distribution(marks, max),
    average: marks.length === 0 ? 0 : Math.round(marks.reduce((sum, one) => sum + one, 0) / marks.length),
    median: Math.round((middle + other) / 2),
    best: sorted[0] ?? 0,
    tenth: sorted[ranksBefore - 1] ?? null,
  }
}

type Taker = Awaited<ReturnType<typeof takersOf>>[number]

/** Only who stands elsewhere now, or among others: to write a class of 100,000 again takes a minute. */
const isMoved = (row: Taker | undefined, place: Place, takers: number): boolean =>
  row?.rank !== place.rank ||
  row.is_rank_shared !== place.isShared ||
  row.at_or_below !== place.atOrBelow ||
  row.takers !== takers

/** Longer than any marking takes from the moment that it writes down to its commit. */
const commitsWithin = minutes(2)

/**
 * Whether the class is as it was when it was last ranked: as many takers, none without a rank, and nobody marked since,
 * or changed who may decide a tie. Told by counting; to read the results of 100,000 takers takes seconds.
 */
const isRankedAlready = async (db: Db, testId: number): Promise<boolean> => {
  const before = await db
    .selectFrom('test_standings')
    .select(['takers', 'ranked_at', 'subjects'])
    .where('test_id', '=', testId)
    .executeTakeFirst()
  if (!before?.subjects) return false
  const now = await db
    .selectFrom('test_results')
    .innerJoin('attempts', 'attempts.id', 'test_results.attempt_id')
    .innerJoin('users', 'users.id', 'test_results.user_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('takers'),
      fn.count<number>('rank').as('ranked'),
      fn.max('marked_at').as('marked_at'),
      fn.max('users.updated_at').as('changed_at'),
    ])
    .where('test_results.test_id', '=', testId)
    .where('attempts.state', '=', 'graded')
    .executeTakeFirstOrThrow()
  const since = later(before.ranked_at, -commitsWithin)
  return (
    Number(now.takers) === before.takers &&
    Number(now.ranked) === before.takers &&
    (now.marked_at ?? '') < since &&
    (now.changed_at ?? '') < since
  )
}

/**
 * Ranks everyone whose attempt is marked, and draws the figures of the class. The same again writes nothing: rankings of
 * a test take turns, so what was read is what stands.
 */
export const rankTest = (db: Db, testId: number, now: Instant): Promise<void> =>
  transaction(db, async (db) => {
    await takeTurnsOn(db, testId)
    if (await isRankedAlready(db, testId)) return
    const rows = await takersOf(db, testId)
    const levels = levelsOf(rows.map(({ totals, max_marks }) => ({ marks: totals.marks, max: max_marks })))
    const ranked = rankTakers(
      rows.map(({ id, totals, subjects, date_of_birth }, at) => ({
        id,
        total: totals,
        level: levels[at] ?? 0,
        subjects,
        birthDate: date_of_birth,
      })),
      await tiesOf(db, [...new Set(rows.map(({ paper_version_id }) => paper_version_id))]),
    )
    const below = new Map(percentiles(levels).map((one, at) => [rows[at]?.id, one.atOrBelow]))
    const places = ranked.map((one) => ({ ...one, atOrBelow: below.get(one.id) ?? 0 }))
    const rowOf = new Map(rows.map((row) => [row.id, row]))
    const moved = places.filter((place) => isMoved(rowOf.get(place.id), place, rows.length))
    await writePlaces(db, moved, rows.length, now)
    const max = rows.reduce((most, { max_marks }) => Math.max(most, max_marks), 0)
    const marks = rows.map(({ totals, max_marks }) => asOf(totals.marks, max_marks, max))
    const standing = {
      ...classFigures(marks, max),
      subjects: subjectFigures(rows.map(({ subjects }) => subjects)),
      ranked_at: now,
    }
    await db
      .insertInto('test_standings')
      .values({ test_id: testId, ...standing })
      .onConflict((conflict) => conflict.column('test_id').doUpdateSet(standing))
      .execute()
  })
