import { answerFromText } from '@northlight/exam/marking/key-text'
import { markQuestion } from '@northlight/exam/marking/mark'
import type { Item } from '@northlight/exam/papers/paper'
import type { Ctx } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import type { Wording } from '../queries.ts'
import * as queries from '../queries.ts'
import { type KeyInForce, keysInForce } from '../report/question-views.ts'
import { questionsBeingAsked } from './being-asked.ts'

/** Practice earns nothing; the scheme only tells right from partly right. */
const scheme = { right: 100, wrong: 0, blank: 0, partial: 10 }

type Answer = ReturnType<typeof markQuestion>['answer']

const outcomeOf = (row: Wording, { key }: KeyInForce, answer: Answer) => {
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

export type Reading = {
  item: Item
  row: Wording
  key: KeyInForce
  answer: Answer
  outcome: ReturnType<typeof outcomeOf>
}

/**
 * What one answer says and whether it is right. Never of a question that a test asks at this moment; `userId` is null
 * for a visitor, who has no tests of their own.
 */
export const readAnswer = async (
  ctx: Ctx,
  items: Item[],
  userId: number | null,
  given: { number: number; answer?: string | undefined },
): Promise<Reading> => {
  const item = items.find(({ slot }) => slot === given.number)
  if (!item) return invalid({ number: ['This question is not part of the practice.'] })
  const [row] = await queries.wordings(ctx.db, [item.version])
  const key = row && (await keysInForce(ctx, [row])).get(row.id)
  if (!row || !key) return fail('not_found')
  if ((await questionsBeingAsked(ctx.db, userId ?? 0, ctx.now())).has(row.question_id))
    return fail('conflict', 'This question stands in a test that is being taken. Practise it when that test is over.')
  const { type, options, matches, decimals } = row
  const reading = answerFromText(
    { type, options, matches: matches ?? undefined, decimals: decimals ?? undefined },
    given.answer,
  )
  if (!reading.ok) return invalid({ answer: [reading.reason] })
  return { item, row, key, answer: reading.value, outcome: outcomeOf(row, key, reading.value) }
}
