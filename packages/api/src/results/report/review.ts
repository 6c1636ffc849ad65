import type { OwnChallengeView, ReviewedQuestionView } from '@northlight/contract/results/question-views'
import type { ReviewReply } from '@northlight/contract/results/report'
import { percentHundredths } from '@northlight/exam/marking/marks'
import { SMALLEST_GROUP } from '@northlight/exam/results/statistics'
import type { TestRow } from '../../exams/online-tests/queries.ts'
import { reviewOf } from '../../exams/online-tests/visibility.ts'
import { loadPaper } from '../../exams/papers/papers.ts'
import { renderedIn } from '../../exams/papers/rendered-texts.ts'
import { shownAnswer } from '../../exams/papers/shown-answer.ts'
import type { Ctx } from '../../kernel/context.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { completedOf, type Marked, markedOf, type User } from '../completed.ts'
import { whole } from '../numbers.ts'
import { rightCounts } from '../office/class-sheets.ts'
import { questionsBeingAsked } from '../practice/being-asked.ts'
import type { ChallengeRow } from '../queries.ts'
import * as queries from '../queries.ts'
import { keysInForce, toAsked, toKey } from './question-views.ts'
import { questionMarks } from './report-parts.ts'

export const toOwnChallenge = (row: ChallengeRow, number: number): OwnChallengeView => ({
  id: row.id,
  slot: row.slot,
  number,
  text: row.text,
  state: row.state,
  decision: row.decision,
  created_at: row.created_at,
  decided_at: row.decided_at,
})

/** In the reply beside the questions, where one is missing. */
const leftOut = 'Questions that a test asks at this moment are not shown here until it is over.'

/**
 * Every question with the own answer, the key and the solution. Whether the test may be seen was asked before; one of
 * its questions that another test asks now is left out, as in practice and bookmarks.
 */
export const reviewedQuestions = async (ctx: Ctx, marked: Marked): Promise<ReviewedQuestionView[]> => {
  const { attempt, sheet, test } = marked
  const loaded = await loadPaper(ctx, attempt.paper_version_id)
  const { items, questions } = questionMarks(marked, loaded, await queries.mistakeWordsOf(ctx.db, attempt.id))
  const versions = items.map(({ question }) => question.version)
  const rows = await queries.wordings(ctx.db, versions)
  const wordings = new Map(rows.map((row) => [row.id, row]))
  const keys = await keysInForce(ctx, rows)
  const marks = new Map(sheet.slot_marks.map((one) => [one.slot, one]))
  const openNow = await questionsBeingAsked(ctx.db, attempt.user_id, ctx.now(), { except: test.id })
  const inClass = await rightCounts(ctx, test.id)
  const kept = new Map(
    (await queries.bookmarksOf(ctx.db, attempt.user_id, versions)).map((one) => [one.question_version_id, one.id]),
  )
  const disputed = new Map((await queries.challengesOfAttempt(ctx.db, attempt.id)).map((one) => [one.slot, one]))
  return items.flatMap((item, at) => {
    const version = item.question.version
    const [row, key, question] = [wordings.get(version), keys.get(version), questions[at]]
    if (!row || !key || !question || openNow.has(row.question_id)) return []
    const answer = marks.get(item.slot)?.answer ?? null
    const others = inClass.get(version)
    const challenge = disputed.get(item.slot)
    return [
      {
        ...question,
        question: toAsked(ctx, row, item.options),
        answer,
        answer_text: shownAnswer(answer),
        key: toKey(key.key, key.isChanged),
        solution: renderedIn(row.solution),
        class:
          others && others.takers >= SMALLEST_GROUP
            ? { takers: others.takers, right_percent: whole(percentHundredths(others.right, others.takers)) }
            : null,
        bookmark: kept.get(version) ?? null,
        challenge: challenge ? toOwnChallenge(challenge, item.number) : null,
      },
    ]
  })
}

/** The questions, or the sentence that says why not yet. Until then nothing of a key leaves. */
export const review = async (ctx: Ctx, test: TestRow, user: User): Promise<ReviewReply> => {
  const completed = await completedOf(ctx, test, user)
  const { is_open, sentence } = reviewOf(test, completed.attempt, ctx.now())
  const { stored } = await speakerFor(ctx, ctx.actor.kind === 'user' ? ctx.actor.id : null)
  const marked = is_open ? await markedOf(ctx, completed) : undefined
  const questions = marked ? await reviewedQuestions(ctx, marked) : []
  const isWhole = !marked || questions.length === completed.attempt.items.length
  return {
    is_open,
    sentence: stored(isWhole ? sentence : leftOut),
    attempt: completed.attempt.uuid,
    questions,
  }
}
