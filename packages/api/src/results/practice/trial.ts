import type { AnswerPracticeInput, FeedbackView, PracticeView, TrialView } from '@northlight/contract/results/practice'
import { digest } from '@northlight/db/digest'
import { chooseDay } from '@northlight/exam/practice/ten-a-day'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { newSecret } from '../../kernel/secrets.ts'
import type { User } from '../completed.ts'
import * as results from '../queries.ts'
import { toAsked } from '../report/question-views.ts'
import { questionsBeingAsked } from './being-asked.ts'
import { insertSession } from './practice.ts'
import * as practice from './queries.ts'
import { readAnswer } from './read-answer.ts'
import { remember } from './remember.ts'
import { toFeedback, toPractice } from './session-views.ts'

const QUESTIONS = 5
/** No account has this number: a visitor has sat nothing, so nothing that can still be sat is asked. */
const nobody = 0

const gone = 'These questions are not here any more. Begin with five new ones.'

const trialBehind = async (ctx: Ctx, token: string) =>
  (await ctx.db.selectFrom('trials').selectAll().where('token_hash', '=', digest(token)).executeTakeFirst()) ??
  fail('not_found', gone)

export const startTrial = async (
  ctx: Ctx,
  { subject }: { subject?: string | undefined },
  random: () => number = Math.random,
): Promise<TrialView> => {
  let query = practice.practisable(ctx.db, nobody, ctx.now())
  if (subject !== undefined) query = query.where('subjects.name', '=', subject)
  const openNow = await questionsBeingAsked(ctx.db, nobody, ctx.now())
  const fresh = (await query.orderBy('version.id').execute())
    .filter(({ question_id }) => !openNow.has(question_id))
    .map(({ id, question_id, topic, options }) => ({ question: question_id, version: id, topic, options }))
  const chosen = chooseDay({ due: [], mistakes: [], fresh, weakness: new Map() }, QUESTIONS, random)
  if (chosen.length === 0) return invalid({ subject: ['There is nothing to try here yet.'] })
  const items = chosen.map(({ version, options }, at) => ({ slot: at + 1, version, options }))
  const token = newSecret()
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .insertInto('trials')
      .values({ token_hash: digest(token), items, created_at: ctx.now() })
      .execute(),
  )
  const rows = await results.wordings(
    ctx.db,
    items.map(({ version }) => version),
  )
  const wordings = new Map(rows.map((row) => [row.id, row]))
  return {
    token,
    items: items.flatMap(({ slot, version, options }) => {
      const row = wordings.get(version)
      return row ? [{ number: slot, question: toAsked(ctx, row, options) }] : []
    }),
  }
}

const answersOf = (ctx: Ctx, trialId: number) =>
  ctx.db.selectFrom('trial_answers').selectAll().where('trial_id', '=', trialId).orderBy('number').execute()

export const answerTrial = async (
  ctx: Ctx,
  token: string,
  input: AnswerPracticeInput,
): Promise<{ feedback: FeedbackView; answered: number; right: number }> => {
  const trial = await trialBehind(ctx, token)
  const { item, row, key, answer, outcome } = await readAnswer(ctx, trial.items, null, input)
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('trial_answers')
      .values({
        ...{ trial_id: trial.id, number: item.slot, question_version_id: row.id, answer, outcome },
        ...{ time_ms: input.time_ms ?? null, at: ctx.now() },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const answers = await answersOf(ctx, trial.id)
    const first = answers.find(({ number }) => number === item.slot) ?? fail('not_found', gone)
    return {
      feedback: toFeedback(first, row, key),
      answered: answers.length,
      right: answers.filter((one) => one.outcome === 'right').length,
    }
  })
}

/** The row goes with the move, so a token moves its questions once and into one account. */
export const keepTrial = (ctx: Ctx, user: User, token: string): Promise<PracticeView> =>
  inTransaction(ctx, async (ctx) => {
    const trial = await trialBehind(ctx, token)
    const answers = await answersOf(ctx, trial.id)
    const { numDeletedRows } = await ctx.db.deleteFrom('trials').where('id', '=', trial.id).executeTakeFirst()
    if (numDeletedRows === 0n) return fail('not_found', gone)
    const session =
      (await insertSession(ctx, user, {
        kind: 'trial',
        title: 'Five questions to begin with',
        attempt_id: null,
        items: trial.items,
      })) ?? fail('conflict')
    if (answers.length > 0)
      await ctx.db
        .insertInto('practice_answers')
        .values(answers.map(({ trial_id: _, ...answer }) => ({ ...answer, session_id: session.id })))
        .execute()
    const rows = await results.wordings(
      ctx.db,
      answers.map((one) => one.question_version_id),
    )
    const questions = new Map(rows.map(({ id, question_id }) => [id, question_id]))
    await remember(
      ctx,
      user.id,
      answers.flatMap(({ question_version_id, outcome }) => {
        const questionId = questions.get(question_version_id)
        return questionId === undefined ? [] : [{ questionId, outcome }]
      }),
    )
    return toPractice(ctx, session)
  })
