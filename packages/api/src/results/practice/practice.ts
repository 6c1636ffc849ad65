import { randomUUID } from 'node:crypto'
import type {
  AnswerPracticeInput,
  FeedbackView,
  PracticeSummaryView,
  PracticeView,
  StartPracticeInput,
} from '@northlight/contract/results/practice'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import type { User } from '../completed.ts'
import { chooseQuestions } from './choose-questions.ts'
import { finishOverdue, finishSession, stampFinished } from './finish.ts'
import type { SessionRow } from './queries.ts'
import * as practice from './queries.ts'
import { readAnswer } from './read-answer.ts'
import { remember } from './remember.ts'
import { isTold, toFeedback, toPractice, toSummary } from './session-views.ts'

const ownSession = async (ctx: Ctx, user: User, uuid: string): Promise<SessionRow> =>
  (await practice.sessionByUuid(ctx.db, user.id, uuid)) ?? fail('not_found')

type NewSession = Pick<SessionRow, 'kind' | 'title' | 'attempt_id' | 'items'> &
  Partial<Pick<SessionRow, 'subject' | 'topic' | 'difficulty' | 'day' | 'duration_ms' | 'tells'>>

/** Writes a session down; nothing when another tab has opened the same day before. */
export const insertSession = async (ctx: Ctx, user: User, session: NewSession): Promise<SessionRow | undefined> => {
  const row = await ctx.db
    .insertInto('practice_sessions')
    .values({ uuid: randomUUID(), user_id: user.id, ...session, created_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row)
    await audit(ctx, {
      action: 'results.start-practice',
      entity: 'practice_session',
      id: row.id,
      details: { kind: session.kind, questions: session.items.length },
    })
  return row
}

export const startPractice = async (ctx: Ctx, user: User, input: StartPracticeInput): Promise<PracticeView> => {
  await finishOverdue(ctx, user)
  const chosen = await chooseQuestions(ctx, user, input)
  const { kind, subject = null, topic = null, difficulty = null } = input
  const session = await inTransaction(ctx, (ctx) =>
    insertSession(ctx, user, { kind, subject, topic, difficulty, ...chosen }),
  )
  return toPractice(ctx, session ?? fail('conflict'))
}

export const practiceSessions = async (ctx: Ctx, user: User): Promise<PracticeSummaryView[]> => {
  const sessions = await practice.sessionsOf(ctx.db, user.id)
  const answers = Map.groupBy(
    await practice.answersOf(
      ctx.db,
      sessions.map(({ id }) => id),
    ),
    ({ session_id }) => session_id,
  )
  return sessions.map((session) => toSummary(ctx, session, answers.get(session.id) ?? []))
}

export const practiceSession = async (ctx: Ctx, user: User, uuid: string): Promise<PracticeView> =>
  toPractice(ctx, await ownSession(ctx, user, uuid))

/** Marks one answer and tells at once. The first answer to a question stands, however often it is sent. */
export const answerPractice = async (
  ctx: Ctx,
  user: User,
  uuid: string,
  input: AnswerPracticeInput,
): Promise<{ feedback: FeedbackView; practice: PracticeSummaryView }> => {
  const session = await ownSession(ctx, user, uuid)
  if (!isTold(ctx, session)) return fail('conflict', 'Right and wrong are told when you hand this in.')
  if (session.tells === 'at_end') return fail('conflict', 'This practice has ended. Your answers are kept.')
  const { item, row, key, answer, outcome } = await readAnswer(ctx, session.items, user.id, input)
  return inTransaction(ctx, async (ctx) => {
    const stored = await ctx.db
      .insertInto('practice_answers')
      .values({
        session_id: session.id,
        number: item.slot,
        question_version_id: row.id,
        answer,
        outcome,
        time_ms: input.time_ms ?? null,
        at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['session_id', 'number']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (stored) {
      await remember(ctx, user.id, [{ questionId: row.question_id, outcome }])
      await audit(ctx, {
        action: 'results.answer-practice',
        entity: 'practice_session',
        id: session.id,
        details: { number: item.slot, outcome: stored.outcome },
      })
    }
    const answers = await practice.answersOf(ctx.db, [session.id])
    const first = stored ?? answers.find(({ number }) => number === item.slot)
    if (!first) return fail('conflict')
    const isDone = answers.length === session.items.length && session.finished_at === null
    const ended = isDone ? await stampFinished(ctx, session) : session
    return { feedback: toFeedback(first, row, key), practice: toSummary(ctx, ended, answers) }
  })
}

export const finishPractice = async (ctx: Ctx, user: User, uuid: string): Promise<PracticeSummaryView> => {
  const { id } = await ownSession(ctx, user, uuid)
  const ended = await finishSession(ctx, id)
  return toSummary(ctx, ended, await practice.answersOf(ctx.db, [id]))
}

/** What can be practised, by subject and topic; counted by the database, whatever the size of the bank. */
export const practiceTopics = async (ctx: Ctx, user: User) => {
  const tried = Map.groupBy(await practice.triedTopics(ctx.db, user.id), ({ subject, topic }) => `${subject}\n${topic}`)
  const topics = (await practice.practisableTopics(ctx.db, user.id, ctx.now())).map(({ subject, topic, ...counts }) => {
    const own = tried.get(`${subject}\n${topic}`) ?? []
    const times = (rows: typeof own) => rows.reduce((sum, row) => sum + row.times, 0)
    const right = own.filter(({ outcome }) => outcome === 'right')
    return { subject, topic, ...counts, tried: times(own), right: times(right) }
  })
  return [...Map.groupBy(topics, ({ subject }) => subject)].map(([subject, own]) => ({
    subject,
    questions: own.reduce((sum, { questions }) => sum + questions, 0),
    topics: own.map(({ subject: _, ...topic }) => topic).sort((a, b) => (a.topic < b.topic ? -1 : 1)),
  }))
}
