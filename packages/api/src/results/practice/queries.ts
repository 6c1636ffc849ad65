import type { Instant } from '@northlight/contract/dates'
import { mostTopics } from '@northlight/contract/results/practice'
import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'

export type SessionRow = Selectable<Tables['practice_sessions']>
export type AnswerRow = Selectable<Tables['practice_answers']>

/**
 * The newest wording of every question that this person may practise. Never one that stands in a paper whose result is
 * still held, whose test has not closed and settled for everybody, or that this person may still sit: practice must not
 * show a key before the test does. An admission test is sat by others for as long as it is shown.
 */
export const practisable = (db: Db, userId: number, now: Instant) =>
  db
    .selectFrom('question_versions as version')
    .innerJoin('questions', 'questions.id', 'version.question_id')
    .innerJoin('topics', 'topics.id', 'version.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select([
      'version.id',
      'version.question_id',
      'version.difficulty',
      'version.options',
      'version.passage_version_id',
    ])
    .select(['topics.name as topic', 'subjects.name as subject', 'subjects.position'])
    .where('questions.is_practice', '=', true)
    .where('questions.is_active', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('question_versions as newer')
            .select('newer.id')
            .whereRef('newer.question_id', '=', 'version.question_id')
            .whereRef('newer.version', '>', 'version.version'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paper_slot_questions')
            .innerJoin('question_versions as asked', 'asked.id', 'paper_slot_questions.question_version_id')
            .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
            .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
            .innerJoin('paper_versions', 'paper_versions.id', 'paper_sections.paper_version_id')
            .leftJoin('tests', 'tests.paper_version_id', 'paper_versions.id')
            .select('paper_slot_questions.slot_id')
            .whereRef('asked.question_id', '=', 'version.question_id')
            .where(({ eb, or, and, exists, not, selectFrom }) =>
              or([
                // A paper that no test points at and nobody has sat is one that is still being made.
                and([eb('tests.id', 'is', null), eb('paper_versions.frozen_at', 'is', null)]),
                eb('tests.review_policy', '=', 'never'),
                eb('tests.closes_at', '>', now),
                // Beyond the window: compensatory and extra time, and answers on their way.
                and([
                  eb('tests.closes_at', 'is not', null),
                  exists(
                    selectFrom('attempts')
                      .select('attempts.id')
                      .whereRef('attempts.test_id', '=', 'tests.id')
                      .where('attempts.settles_at', '>', now),
                  ),
                ]),
                // Without an end it can be sat at any time, by whoever has not sat it yet.
                and([
                  eb('tests.closes_at', 'is', null),
                  eb('tests.is_active', '=', true),
                  or([
                    eb('tests.is_admission', '=', true),
                    not(
                      exists(
                        selectFrom('attempts')
                          .select('attempts.id')
                          .whereRef('attempts.test_id', '=', 'tests.id')
                          .where('attempts.user_id', '=', userId)
                          .where('attempts.closed_at', 'is not', null)
                          .where('attempts.settles_at', '<=', now),
                      ),
                    ),
                  ]),
                ]),
                eb('tests.opens_at', '>', now),
                and([eb('tests.result_policy', '=', 'by_hand'), eb('tests.results_released_at', 'is', null)]),
              ]),
            ),
        ),
      ),
    )

const ofDifficulty = (difficulty: string) =>
  sql<number>`sum(case when difficulty = ${difficulty} then 1 else 0 end)`.$castTo<number | string>()

/** The topics of those questions with how many there are of each difficulty, as the subjects stand. */
export const practisableTopics = async (db: Db, userId: number, now: Instant) => {
  const rows = await db
    .selectFrom(practisable(db, userId, now).as('own'))
    .select(['subject', 'topic', 'position', sql<number | string>`count(*)`.as('questions')])
    .select([ofDifficulty('Easy').as('easy'), ofDifficulty('Moderate').as('moderate'), ofDifficulty('Hard').as('hard')])
    .groupBy(['subject', 'topic', 'position'])
    .orderBy('position')
    .orderBy('subject')
    .orderBy('topic')
    .limit(mostTopics)
    .execute()
  return rows.map(({ subject, topic, questions, easy, moderate, hard }) => ({
    ...{ subject, topic },
    ...{ questions: Number(questions), easy: Number(easy), moderate: Number(moderate), hard: Number(hard) },
  }))
}

/**
 * Papers that others may be answering, whoever asks: those of a test whose window is open, those of attempts that are
 * not settled when it has closed, and those of an admission test, whose days stand with its sittings.
 */
const papersBeingSat = (db: Db, now: Instant) =>
  db
    .selectFrom('tests')
    .select('tests.paper_version_id as id')
    .where('tests.is_active', '=', true)
    .where(({ eb, or }) => or([eb('tests.opens_at', 'is', null), eb('tests.opens_at', '<=', now)]))
    .where(({ eb, or }) => or([eb('tests.closes_at', '>', now), eb('tests.is_admission', '=', true)]))
    .union(
      db
        .selectFrom('attempts')
        .innerJoin('tests', 'tests.id', 'attempts.test_id')
        .select('attempts.paper_version_id as id')
        .where(({ eb, or }) => or([eb('tests.closes_at', 'is not', null), eb('tests.is_admission', '=', true)]))
        .where('attempts.settles_at', '>', now),
    )

const questionsBeingSat = (db: Db, now: Instant) =>
  db
    .selectFrom('paper_slot_questions')
    .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
    .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
    .innerJoin('question_versions', 'question_versions.id', 'paper_slot_questions.question_version_id')
    .select('question_versions.question_id')
    .distinct()
    .where('paper_sections.paper_version_id', 'in', papersBeingSat(db, now))
    .execute()

/**
 * Questions that a test asks at this moment, or in which answers can still count: a key that this person is shown could
 * be used in it, by themselves or by a friend.
 */
export const questionsBeingAsked = async (db: Db, userId: number, now: Instant): Promise<Set<number>> => {
  const others = await questionsBeingSat(db, now)
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

export const sessionsOf = (db: Db, userId: number) =>
  db
    .selectFrom('practice_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

export const sessionByUuid = (db: Db, userId: number, uuid: string) =>
  db
    .selectFrom('practice_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('uuid', '=', uuid)
    .executeTakeFirst()

/** Against the clock, and not handed in. */
export const openSheets = (db: Db, userId: number) =>
  db
    .selectFrom('practice_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('tells', '=', 'at_end')
    .where('duration_ms', 'is not', null)
    .where('finished_at', 'is', null)
    .orderBy('id')
    .execute()

/** Locked until the transaction ends; SQLite has one writer at a time anyway. */
export const holdSession = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('practice_sessions')
    .selectAll()
    .where('id', '=', id)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow()

export const sessionOfDay = (db: Db, userId: number, day: string) =>
  db.selectFrom('practice_sessions').selectAll().where('user_id', '=', userId).where('day', '=', day).executeTakeFirst()

export const answersOf = (db: Db, sessionIds: number[]) =>
  db
    .selectFrom('practice_answers')
    .selectAll()
    .where('session_id', 'in', [0, ...sessionIds])
    .orderBy('session_id')
    .orderBy('number')
    .execute()

/** What has been told may be counted; of a test that tells at the end, only when it was handed in. */
const told = sql<SqlBool>`(practice_sessions.tells = 'at_once' or practice_sessions.finished_at is not null)`

/** How often each topic was tried in practice and how often it went right. */
export const triedTopics = (db: Db, userId: number) =>
  db
    .selectFrom('practice_answers')
    .innerJoin('practice_sessions', 'practice_sessions.id', 'practice_answers.session_id')
    .innerJoin('question_versions', 'question_versions.id', 'practice_answers.question_version_id')
    .innerJoin('topics', 'topics.id', 'question_versions.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select(['subjects.name as subject', 'topics.name as topic', 'practice_answers.outcome'])
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .where('practice_sessions.user_id', '=', userId)
    .where('practice_answers.outcome', '<>', 'blank')
    .where(told)
    .groupBy(['subjects.name', 'topics.name', 'practice_answers.outcome'])
    .execute()

/** Whether this person has been shown the solution of a wording in practice. */
export const answeredBefore = (db: Db, userId: number, version: number) =>
  db
    .selectFrom('practice_answers')
    .innerJoin('practice_sessions', 'practice_sessions.id', 'practice_answers.session_id')
    .select('practice_answers.session_id')
    .where('practice_sessions.user_id', '=', userId)
    .where('practice_answers.question_version_id', '=', version)
    .where(told)
    .executeTakeFirst()
