import type { PracticeSummaryView, SaveSheetInput } from '@northlight/contract/results/practice'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import type { User } from '../completed.ts'
import * as queries from '../queries.ts'
import type { SessionRow } from './queries.ts'
import * as practice from './queries.ts'
import { type Reading, readAnswer } from './read-answer.ts'
import { remember } from './remember.ts'
import { isOver, toSummary } from './session-views.ts'

const ended = 'This practice has ended. Your answers are kept.'

/**
 * Answers of a test that tells at the end. They can be changed until then, so the last one stands; nothing in the reply
 * says whether one is right.
 */
export const saveSheet = async (
  ctx: Ctx,
  user: User,
  uuid: string,
  { answers }: SaveSheetInput,
): Promise<PracticeSummaryView> => {
  const session = (await practice.sessionByUuid(ctx.db, user.id, uuid)) ?? fail('not_found')
  if (session.tells === 'at_once')
    return fail('conflict', 'This practice tells after each answer. Answer one question at a time.')
  const readings: (Reading & { time_ms: number | null })[] = []
  for (const given of answers)
    readings.push({ ...(await readAnswer(ctx, session.items, user.id, given)), time_ms: given.time_ms ?? null })
  return inTransaction(ctx, async (ctx) => {
    // Held, so that a hand-in on another screen comes either before this or after it.
    const held = await practice.holdSession(ctx, session.id)
    if (isOver(ctx, held)) return fail('conflict', ended)
    for (const { item, row, answer, outcome, time_ms } of readings) {
      const change = { answer, outcome, time_ms, at: ctx.now() }
      await ctx.db
        .insertInto('practice_answers')
        .values({ session_id: session.id, number: item.slot, question_version_id: row.id, ...change })
        .onConflict((conflict) => conflict.columns(['session_id', 'number']).doUpdateSet(change))
        .execute()
    }
    await audit(ctx, {
      action: 'results.save-practice-sheet',
      entity: 'practice_session',
      id: session.id,
      details: { answers: readings.length },
    })
    return toSummary(ctx, held, await practice.answersOf(ctx.db, [session.id]))
  })
}

/** What was not told before comes into the spaced repetition when it is. Blank ones count as not known. */
export const rememberSheet = async (ctx: Ctx, session: SessionRow): Promise<void> => {
  const answers = new Map(
    (await practice.answersOf(ctx.db, [session.id])).map(({ number, outcome }) => [number, outcome]),
  )
  const rows = await queries.wordings(
    ctx.db,
    session.items.map(({ version }) => version),
  )
  const questions = new Map(rows.map(({ id, question_id }) => [id, question_id]))
  const given = session.items.flatMap(({ slot, version }) => {
    const questionId = questions.get(version)
    return questionId === undefined ? [] : [{ questionId, outcome: answers.get(slot) ?? ('blank' as const) }]
  })
  await remember(ctx, session.user_id, given)
}
