import { mostBookmarks } from '@northlight/contract/results/practice'
import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import { allSettledAt, testsWithPaper } from '../exams/online-tests/queries.ts'
import { slugKey } from '../kernel/paging.ts'

export type ResultRow = Selectable<Tables['test_results']>
export type SheetRow = Selectable<Tables['result_sheets']>
export type ChallengeRow = Selectable<Tables['key_challenges']>

export const testById = (db: Db, id: number) => testsWithPaper(db).where('tests.id', '=', id).executeTakeFirstOrThrow()

/** Of either kind: for those who have sat it, which is asked next. */
export const testBySlug = (db: Db, slug: string) =>
  testsWithPaper(db).where('tests.slug', '=', slugKey(slug)).executeTakeFirst()

/** Admission tests have a door of their own. */
export const ordinaryTest = (db: Db, slug: string) =>
  testsWithPaper(db).where('tests.slug', '=', slugKey(slug)).where('tests.is_admission', '=', false).executeTakeFirst()

export const attemptOf = (db: Db, enrolmentId: number) =>
  db.selectFrom('attempts').selectAll().where('enrolment_id', '=', enrolmentId).executeTakeFirst()

export const attemptByUuid = (db: Db, uuid: string) =>
  db.selectFrom('attempts').selectAll().where('uuid', '=', uuid).executeTakeFirst()

export const attemptById = (db: Db, id: number) =>
  db.selectFrom('attempts').selectAll().where('id', '=', id).executeTakeFirst()

export const resultOf = (db: Db, attemptId: number) =>
  db.selectFrom('test_results').selectAll().where('attempt_id', '=', attemptId).executeTakeFirst()

export const sheetOfAttempt = (db: Db, attemptId: number) =>
  db.selectFrom('result_sheets').selectAll().where('attempt_id', '=', attemptId).executeTakeFirst()

export const standingOf = (db: Db, testId: number) =>
  db.selectFrom('test_standings').selectAll().where('test_id', '=', testId).executeTakeFirst()

export const historyOf = (db: Db, attemptId: number) =>
  db
    .selectFrom('mark_history')
    .leftJoin('key_changes', 'key_changes.id', 'mark_history.key_change_id')
    .selectAll('mark_history')
    .select(['key_changes.reason as key_reason', 'key_changes.decision as key_decision'])
    .select('key_changes.question_version_id as key_version')
    .where('attempt_id', '=', attemptId)
    .where('mark_history.reason', '<>', 'first')
    .orderBy('mark_history.id')
    .execute()

export const notesOf = (db: Db, attemptId: number) =>
  db
    .selectFrom('mentor_notes')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute()

export const mistakeWordsOf = (db: Db, attemptId: number) =>
  db.selectFrom('mistake_words').select(['slot', 'kind']).where('attempt_id', '=', attemptId).execute()

/** A student's results with what says whether they may be seen and with what they can be compared. */
export const resultsOfUser = (db: Db, userId: number) =>
  db
    .selectFrom('test_results')
    .innerJoin('attempts', 'attempts.id', 'test_results.attempt_id')
    .innerJoin('tests', 'tests.id', 'test_results.test_id')
    .leftJoin('paper_versions', 'paper_versions.id', 'attempts.paper_version_id')
    .leftJoin('exam_pack_versions', 'exam_pack_versions.id', 'paper_versions.pack_version_id')
    .leftJoin('exam_packs', 'exam_packs.id', 'exam_pack_versions.pack_id')
    .select([
      ...(['test_results.attempt_id', 'test_results.test_id', 'marks', 'max_marks', 'percent', 'rank'] as const),
      ...(['at_or_below', 'takers', 'attempts.started_at', 'attempts.ended_at', 'attempts.closed_at'] as const),
      ...(['tests.name', 'tests.slug', 'tests.is_admission', 'exam_packs.code as pack'] as const),
      ...(['tests.result_policy', 'tests.review_policy', 'tests.results_released_at'] as const),
      ...(['tests.closes_at', 'tests.grace_minutes', 'tests.challenge_days', 'attempts.settles_at'] as const),
      allSettledAt,
    ])
    .where('test_results.user_id', '=', userId)
    .where('attempts.state', '=', 'graded')
    .orderBy('attempts.ended_at')
    .orderBy('attempts.id')
    .execute()

export const markedOf = (db: Db, testId: number) =>
  db
    .selectFrom('attempts')
    .select('id')
    .where('test_id', '=', testId)
    .where('state', 'in', ['submitted', 'abandoned', 'graded'])
    .orderBy('id')
    .execute()

/** Every attempt whose student was asked this wording. */
export const attemptsAsked = (db: Db, version: number) =>
  db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .leftJoin('test_results', 'test_results.attempt_id', 'attempts.id')
    .select(['attempts.id', 'attempts.test_id', 'test_results.marked_at'])
    // What staff sat to try the test has no marks that anybody could lose.
    .where('tests.trial_of', 'is', null)
    .where('attempts.state', 'in', ['submitted', 'abandoned', 'graded'])
    .where('attempts.paper_version_id', 'in', (nested) =>
      nested
        .selectFrom('paper_slot_questions')
        .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
        .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
        .select('paper_sections.paper_version_id')
        .where('paper_slot_questions.question_version_id', '=', version),
    )
    .orderBy('attempts.id')
    .execute()

export const keyChangesOf = (db: Db, versions: number[]) =>
  versions.length === 0
    ? Promise.resolve([])
    : db.selectFrom('key_changes').selectAll().where('question_version_id', 'in', versions).orderBy('id').execute()

/** Wordings with their place in the bank. Keys and solutions are in here: only views decide what leaves. */
export const wordings = (db: Db, versions: number[]) =>
  versions.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('question_versions')
        .innerJoin('questions', 'questions.id', 'question_versions.question_id')
        .innerJoin('topics', 'topics.id', 'question_versions.topic_id')
        .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
        .leftJoin('passage_versions', 'passage_versions.id', 'question_versions.passage_version_id')
        .selectAll('question_versions')
        .select(['questions.code', 'topics.name as topic', 'subjects.name as subject'])
        .select([
          'passage_versions.texts as passage_texts',
          'passage_versions.figure as passage_figure',
          'passage_versions.figure_alt as passage_figure_alt',
        ])
        .where('question_versions.id', 'in', versions)
        .orderBy('question_versions.id')
        .execute()

export type Wording = Awaited<ReturnType<typeof wordings>>[number]

export const bookmarksOf = (db: Db, userId: number, versions?: number[]) =>
  db
    .selectFrom('bookmarks')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(versions !== undefined, (query) => query.where('question_version_id', 'in', [0, ...(versions ?? [])]))
    .orderBy('id', 'desc')
    .limit(mostBookmarks)
    .execute()

export const challengesOfAttempt = (db: Db, attemptId: number) =>
  db.selectFrom('key_challenges').selectAll().where('attempt_id', '=', attemptId).orderBy('id').execute()

/** What the application behind an admission test has won with it; null until its result stands. */
export const waiverWon = async (db: Db, enrolmentId: number) => {
  const row = await db
    .selectFrom('test_enrolments')
    .innerJoin('registrations', 'registrations.id', 'test_enrolments.registration_id')
    .select(['registrations.waiver_percent', 'registrations.band_honour', 'registrations.program'])
    .where('test_enrolments.id', '=', enrolmentId)
    .executeTakeFirst()
  return row !== undefined && row.waiver_percent !== null
    ? { percent: row.waiver_percent, honour: row.band_honour, program: row.program }
    : null
}
