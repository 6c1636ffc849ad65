import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import type { Candidate } from '@northlight/exam/practice/ten-a-day'

export const cardsOf = (db: Db, userId: number) =>
  db
    .selectFrom('recall_cards')
    .select(['question_id', 'due_at'])
    .where('user_id', '=', userId)
    .orderBy('due_at')
    .orderBy('question_id')
    .execute()

export const countDue = async (db: Db, userId: number, now: Instant): Promise<number> => {
  const { due } = await db
    .selectFrom('recall_cards')
    .select(({ fn }) => fn.countAll<number | string>().as('due'))
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(due)
}

export const sheetsOf = (db: Db, attemptIds: number[]) =>
  db
    .selectFrom('result_sheets')
    .innerJoin('attempts', 'attempts.id', 'result_sheets.attempt_id')
    .select(['result_sheets.mistakes', 'attempts.items'])
    .where('attempts.id', 'in', [0, ...attemptIds])
    .orderBy('attempts.ended_at', 'desc')
    .orderBy('attempts.id', 'desc')
    .execute()

/** In the order asked for; a question that staff have taken out of the bank is not asked again. */
export const candidates = async (db: Db, versions: number[]): Promise<Candidate[]> => {
  const rows = await db
    .selectFrom('question_versions as version')
    .innerJoin('questions', 'questions.id', 'version.question_id')
    .innerJoin('topics', 'topics.id', 'version.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .select([
      'version.id',
      'version.question_id',
      'version.options',
      'topics.name as topic',
      'subjects.name as subject',
    ])
    .where('version.id', 'in', [0, ...versions])
    .where('questions.is_active', '=', true)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return versions.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return [{ question: row.question_id, version: id, topic: `${row.subject}\n${row.topic}`, options: row.options }]
  })
}

/** One moment for each practice in which something was answered, newest first; a year and more. */
export const momentsOfPractice = async (db: Db, userId: number): Promise<Instant[]> => {
  const rows = await db
    .selectFrom('practice_answers')
    .innerJoin('practice_sessions', 'practice_sessions.id', 'practice_answers.session_id')
    .select(({ fn }) => fn.max('practice_answers.at').as('at'))
    .where('practice_sessions.user_id', '=', userId)
    .groupBy('practice_sessions.id')
    .orderBy('practice_sessions.id', 'desc')
    .limit(1000)
    .execute()
  return rows.map(({ at }) => at)
}
