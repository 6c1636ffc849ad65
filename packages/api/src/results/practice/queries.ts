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
 * show a key before the test does. An admission test is sat by others as long as it has this paper, hidden or shown.
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
                // A paper that nobody has sat is still being made, also when it is frozen or a hidden test has it.
                and([
                  or([
                    eb('tests.id', 'is', null),
                    and([eb('tests.is_active', '=', false), eb('tests.closes_at', 'is', null)]),
                  ]),
                  not(
                    exists(
                      selectFrom('attempts')
                        .innerJoin('tests as sat', 'sat.id', 'attempts.test_id')
                        .select('attempts.id')
                        .whereRef('attempts.paper_version_id', '=', 'paper_versions.id')
                        .where('sat.trial_of', 'is', null),
                    ),
                  ),
                ]),
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
                eb('tests.is_admission', '=', true),
                // Without an end it can be sat at any time, by anyone who has not sat it yet.
                and([
                  eb('tests.closes_at', 'is', null),
                  eb('tests.is_active', '=', true),
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
