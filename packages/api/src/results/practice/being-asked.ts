import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'

/**
 * Papers that others may be answering, anyone who asks: those of a test whose window is open, those of attempts that
 * are not settled when it has closed, those whose result staff hold back, and those of an admission test, whose days
 * stand with its sittings. `except` is the test whose own report asks, and knows when it may be read.
 */
const papersBeingTaken = (db: Db, now: Instant, except: number) =>
  db
    .selectFrom('tests')
    .select('tests.paper_version_id as id')
    .where('tests.id', '<>', except)
    .where(({ eb, or, and, exists, selectFrom }) =>
      or([
        // Also while it is hidden: between two weekends it is shown again with the same paper.
        eb('tests.is_admission', '=', true),
        and([
          eb('tests.is_active', '=', true),
          or([eb('tests.opens_at', 'is', null), eb('tests.opens_at', '<=', now)]),
          eb('tests.closes_at', '>', now),
        ]),
        // Until they release the result, staff can give more time for a paper that the clock has ended.
        and([
          eb('tests.result_policy', '=', 'by_hand'),
          eb('tests.results_released_at', 'is', null),
          exists(selectFrom('attempts').select('attempts.id').whereRef('attempts.test_id', '=', 'tests.id')),
        ]),
      ]),
    )
    .union(
      db
        .selectFrom('attempts')
        .innerJoin('tests', 'tests.id', 'attempts.test_id')
        .select('attempts.paper_version_id as id')
        .where('tests.id', '<>', except)
        .where(({ eb, or }) => or([eb('tests.closes_at', 'is not', null), eb('tests.is_admission', '=', true)]))
        .where('attempts.settles_at', '>', now),
    )

const questionsBeingTaken = (db: Db, now: Instant, except: number) =>
  db
    .selectFrom('paper_slot_questions')
    .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
    .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
    .innerJoin('question_versions', 'question_versions.id', 'paper_slot_questions.question_version_id')
    .select('question_versions.question_id')
    .distinct()
    .where('paper_sections.paper_version_id', 'in', papersBeingTaken(db, now, except))
    .execute()

/**
 * Questions that a test asks at this moment, or in which answers can still count: a key that this person is shown could
 * be used in it, by themselves or by a friend.
 */
export const questionsBeingAsked = async (
  db: Db,
  userId: number,
  now: Instant,
  { except = 0 }: { except?: number } = {},
): Promise<Set<number>> => {
  const others = await questionsBeingTaken(db, now, except)
  const rows = await db
    .selectFrom('attempts')
    .select('items')
    .where('user_id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('state', 'in', ['not_started', 'in_progress', 'overdue']), eb('settles_at', '>', now)]),
    )
    .execute()
  const versions = [...new Set(rows.flatMap(({ items }) => items.map(({ version }) => version)))]
  const own = await db
    .selectFrom('question_versions')
    .select('question_id')
    .where('id', 'in', [0, ...versions])
    .execute()
  return new Set([...others, ...own].map(({ question_id }) => question_id))
}

/** Of these wordings, those whose question is being asked. */
export const versionsBeingAsked = async (
  db: Db,
  userId: number,
  versions: number[],
  now: Instant,
  { except }: { except: number },
): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('question_versions')
    .select(['id', 'question_id'])
    .where('id', 'in', [0, ...versions])
    .execute()
  const openNow = rows.length === 0 ? new Set() : await questionsBeingAsked(db, userId, now, { except })
  return new Set(rows.filter(({ question_id }) => openNow.has(question_id)).map(({ id }) => id))
}
