import { randomUUID } from 'node:crypto'
import type {
  AnswerPracticeInput,
  FeedbackView,
  PracticeSummaryView,
  PracticeView,
  StartPracticeInput,
} from '@northlight/contract/results/practice'
import { answerFromText } from '@northlight/exam/marking/key-text'
import { markQuestion } from '@northlight/exam/marking/mark'
import { renderedIn } from '../../exams/papers/rendered-texts.ts'
import { shownAnswer } from '../../exams/papers/shown-answer.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import type { User } from '../completed.ts'
import type { Wording } from '../queries.ts'
import * as queries from '../queries.ts'
import { type KeyInForce, keysInForce, toAsked, toKey } from '../report/question-views.ts'
import { chooseQuestions } from './choose-questions.ts'
import type { AnswerRow, SessionRow } from './queries.ts'
import * as practice from './queries.ts'

/** Practice earns nothing; the scheme only tells right from partly right. */
const scheme = { right: 100, wrong: 0, blank: 0, partial: 10 }

const toSummary = (row: SessionRow, answers: AnswerRow[]): PracticeSummaryView => ({
  uuid: row.uuid,
  kind: row.kind,
  title: row.title,
  questions: row.items.length,
  answered: answers.length,
  right: answers.filter(({ outcome }) => outcome === 'right').length,
  created_at: row.created_at,
  finished_at: row.finished_at,
})

const toFeedback = (answer: AnswerRow, row: Wording, key: KeyInForce): FeedbackView => ({
  outcome: answer.outcome,
  answer: answer.answer,
  answer_text: shownAnswer(answer.answer),
  key: toKey(key.key, key.isChanged),
  solution: renderedIn(row.solution),
})

/** Key and solution are added only to what has been answered, and never while a test asks the same question. */
const toPractice = async (ctx: Ctx, session: SessionRow): Promise<PracticeView> => {
  const answers = await practice.answersOf(ctx.db, [session.id])
  const rows = await queries.wordings(
    ctx.db,
    session.items.map(({ version }) => version),
  )
  const wordings = new Map(rows.map((row) => [row.id, row]))
  const keys = await keysInForce(ctx, rows)
  const openNow = await practice.questionsBeingAsked(ctx.db, session.user_id, ctx.now())
  const versions = rows.map(({ id }) => id)
  const kept = new Map(
    (await queries.bookmarksOf(ctx.db, session.user_id, versions)).map((one) => [one.question_version_id, one.id]),
  )
  return {
    ...toSummary(session, answers),
    items: session.items.flatMap((item) => {
      const [row, key] = [wordings.get(item.version), keys.get(item.version)]
      if (!row || !key) return []
      const answer = answers.find(({ number }) => number === item.slot)
      return [
        {
          number: item.slot,
          question: toAsked(ctx, row, item.options),
          bookmark: kept.get(item.version) ?? null,
          feedback: answer && !openNow.has(row.question_id) ? toFeedback(answer, row, key) : null,
        },
      ]
    }),
  }
}

const ownSession = async (ctx: Ctx, user: User, uuid: string): Promise<SessionRow> =>
  (await practice.sessionByUuid(ctx.db, user.id, uuid)) ?? fail('not_found')

export const startPractice = async (ctx: Ctx, user: User, input: StartPracticeInput): Promise<PracticeView> => {
  const chosen = await chooseQuestions(ctx, user, input)
  const session = await inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .insertInto('practice_sessions')
      .values({
        uuid: randomUUID(),
        user_id: user.id,
        kind: input.kind,
        ...chosen,
        subject: input.subject ?? null,
        topic: input.topic ?? null,
        difficulty: input.difficulty ?? null,
        created_at: ctx.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      action: 'results.start-practice',
      entity: 'practice_session',
      id: row.id,
      details: { kind: input.kind, questions: chosen.items.length },
    })
    return row
  })
  return toPractice(ctx, session)
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
  return sessions.map((session) => toSummary(session, answers.get(session.id) ?? []))
}

export const practiceSession = async (ctx: Ctx, user: User, uuid: string): Promise<PracticeView> =>
  toPractice(ctx, await ownSession(ctx, user, uuid))

const outcomeOf = (row: Wording, { key }: KeyInForce, answer: ReturnType<typeof markQuestion>['answer']) => {
  const { outcome } = markQuestion(
    {
      slot: 1,
      number: 1,
      section: 1,
      subject: row.subject,
      scheme,
      durationMs: null,
      options: row.options,
      question: {
        version: row.id,
        type: row.type,
        options: row.options,
        ...(row.matches && { matches: row.matches }),
        ...(row.decimals !== null && { decimals: row.decimals }),
        topic: row.topic,
        difficulty: row.difficulty,
      },
    },
    key,
    answer,
    'not_counted',
  )
  return outcome === 'not_reached' ? ('blank' as const) : outcome
}

/** Marks one answer and tells at once. The first answer to a question stands, however often it is sent. */
export const answerPractice = async (
  ctx: Ctx,
  user: User,
  uuid: string,
  input: AnswerPracticeInput,
): Promise<{ feedback: FeedbackView; practice: PracticeSummaryView }> => {
  const session = await ownSession(ctx, user, uuid)
  const item = session.items.find(({ slot }) => slot === input.number)
  if (!item) return invalid({ number: ['This question is not part of the practice.'] })
  const [row] = await queries.wordings(ctx.db, [item.version])
  const key = row && (await keysInForce(ctx, [row])).get(row.id)
  if (!row || !key) return fail('not_found')
  if ((await practice.questionsBeingAsked(ctx.db, user.id, ctx.now())).has(row.question_id))
    return fail('conflict', 'This question stands in a test that is being taken. Practise it when that test is over.')
  const { type, options, matches, decimals } = row
  const reading = answerFromText(
    { type, options, matches: matches ?? undefined, decimals: decimals ?? undefined },
    input.answer,
  )
  if (!reading.ok) return invalid({ answer: [reading.reason] })
  return inTransaction(ctx, async (ctx) => {
    const stored = await ctx.db
      .insertInto('practice_answers')
      .values({
        session_id: session.id,
        number: item.slot,
        question_version_id: row.id,
        answer: reading.value,
        outcome: outcomeOf(row, key, reading.value),
        time_ms: input.time_ms ?? null,
        at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['session_id', 'number']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (stored)
      await audit(ctx, {
        action: 'results.answer-practice',
        entity: 'practice_session',
        id: session.id,
        details: { number: item.slot, outcome: stored.outcome },
      })
    const answers = await practice.answersOf(ctx.db, [session.id])
    const first = stored ?? answers.find(({ number }) => number === item.slot)
    if (!first) return fail('conflict')
    const isDone = answers.length === session.items.length && session.finished_at === null
    const ended = isDone ? await finish(ctx, session) : session
    return { feedback: toFeedback(first, row, key), practice: toSummary(ended, answers) }
  })
}

const finish = (ctx: Ctx, session: SessionRow): Promise<SessionRow> =>
  ctx.db
    .updateTable('practice_sessions')
    .set({ finished_at: session.finished_at ?? ctx.now() })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const finishPractice = async (ctx: Ctx, user: User, uuid: string): Promise<PracticeSummaryView> => {
  const session = await ownSession(ctx, user, uuid)
  const ended = await inTransaction(ctx, async (ctx) => {
    if (session.finished_at === null)
      await audit(ctx, { action: 'results.finish-practice', entity: 'practice_session', id: session.id })
    return finish(ctx, session)
  })
  return toSummary(ended, await practice.answersOf(ctx.db, [session.id]))
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
