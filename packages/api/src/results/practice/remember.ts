import { instant } from '@northlight/contract/dates'
import type { PracticeAnswerTable } from '@northlight/db/tables/results'
import { afterAnswer } from '@northlight/exam/practice/memory'
import type { Ctx } from '../../kernel/context.ts'

type Given = { questionId: number; outcome: PracticeAnswerTable['outcome'] }

/** When each of these questions comes again, in the transaction that stores the answers. */
export const remember = async (ctx: Ctx, userId: number, given: Given[]): Promise<void> => {
  const ids = given.map(({ questionId }) => questionId)
  const cards = await ctx.db
    .selectFrom('recall_cards')
    .select(['question_id', 'memory'])
    .where('user_id', '=', userId)
    .where('question_id', 'in', [0, ...ids])
    .execute()
  const known = new Map(cards.map((card) => [card.question_id, card.memory]))
  for (const { questionId, outcome } of given) {
    const memory = afterAnswer(known.get(questionId) ?? null, outcome, Date.parse(ctx.now()))
    if (memory === null) continue
    const change = { due_at: instant(memory.dueAt), memory, updated_at: ctx.now() }
    await ctx.db
      .insertInto('recall_cards')
      .values({ user_id: userId, question_id: questionId, ...change })
      .onConflict((conflict) => conflict.columns(['user_id', 'question_id']).doUpdateSet(change))
      .execute()
  }
}
