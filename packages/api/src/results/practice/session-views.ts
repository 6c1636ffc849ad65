import { type Instant, later } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import type { FeedbackView, PracticeSummaryView, PracticeView } from '@northlight/contract/results/practice'
import { renderedIn } from '../../exams/papers/rendered-texts.ts'
import { shownAnswer } from '../../exams/papers/shown-answer.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { Wording } from '../queries.ts'
import * as queries from '../queries.ts'
import { type KeyInForce, keysInForce, toAsked, toKey } from '../report/question-views.ts'
import { questionsBeingAsked } from './being-asked.ts'
import type { AnswerRow, SessionRow } from './queries.ts'
import * as practice from './queries.ts'

/** An answer given at the last second still has its way to us. */
const travel = seconds(30)

type Timed = Pick<SessionRow, 'created_at' | 'duration_ms'>

export const endsAt = ({ created_at, duration_ms }: Timed): Instant | null =>
  duration_ms === null ? null : later(created_at, duration_ms)

const leftOf = (ctx: Ctx, row: Timed): number | null => {
  const end = endsAt(row)
  return end === null ? null : Math.max(0, Date.parse(end) - Date.parse(ctx.now()))
}

/** Handed in, or out of time. */
export const isOver = (ctx: Ctx, session: Timed & Pick<SessionRow, 'finished_at'>): boolean => {
  const end = endsAt(session)
  return session.finished_at !== null || (end !== null && ctx.now() > later(end, travel))
}

/** Whether right and wrong may be told by now. */
export const isTold = (ctx: Ctx, session: SessionRow): boolean => session.tells === 'at_once' || isOver(ctx, session)

export const toSummary = (ctx: Ctx, row: SessionRow, answers: AnswerRow[]): PracticeSummaryView => ({
  uuid: row.uuid,
  kind: row.kind,
  title: row.title,
  questions: row.items.length,
  answered: answers.length,
  right: isTold(ctx, row) ? answers.filter(({ outcome }) => outcome === 'right').length : 0,
  tells: row.tells,
  ends_at: endsAt(row),
  left_ms: leftOf(ctx, row),
  created_at: row.created_at,
  finished_at: row.finished_at ?? (isOver(ctx, row) ? endsAt(row) : null),
})

type Answered = Pick<AnswerRow, 'outcome' | 'answer'>

const leftBlank: Answered = { outcome: 'blank', answer: null }

export const toFeedback = (answer: Answered, row: Wording, key: KeyInForce): FeedbackView => ({
  outcome: answer.outcome,
  answer: answer.answer,
  answer_text: shownAnswer(answer.answer),
  key: toKey(key.key, key.isChanged),
  solution: renderedIn(row.solution),
})

/**
 * Key and solution are added only to what has been answered, or left blank in a test that is over, and never while
 * a test asks the same question.
 */
export const toPractice = async (ctx: Ctx, session: SessionRow): Promise<PracticeView> => {
  const answers = await practice.answersOf(ctx.db, [session.id])
  const rows = await queries.wordings(
    ctx.db,
    session.items.map(({ version }) => version),
  )
  const wordings = new Map(rows.map((row) => [row.id, row]))
  const keys = await keysInForce(ctx, rows)
  const openNow = await questionsBeingAsked(ctx.db, session.user_id, ctx.now())
  const versions = rows.map(({ id }) => id)
  const kept = new Map(
    (await queries.bookmarksOf(ctx.db, session.user_id, versions)).map((one) => [one.question_version_id, one.id]),
  )
  const tells = isTold(ctx, session)
  return {
    ...toSummary(ctx, session, answers),
    items: session.items.flatMap((item) => {
      const [row, key] = [wordings.get(item.version), keys.get(item.version)]
      if (!row || !key) return []
      const answer = answers.find(({ number }) => number === item.slot)
      const told = answer ?? (session.tells === 'at_end' ? leftBlank : undefined)
      return [
        {
          number: item.slot,
          question: toAsked(ctx, row, item.options),
          bookmark: kept.get(item.version) ?? null,
          given: answer?.answer ?? null,
          feedback: told && tells && !openNow.has(row.question_id) ? toFeedback(told, row, key) : null,
        },
      ]
    }),
  }
}
