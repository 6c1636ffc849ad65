import type { Ctx } from '../src/kernel/context.ts'
import { insertQuestion } from '../src/question-bank/insert-question.ts'
import { insert } from './rows.ts'

/** The rows that examples of the bank speak of, by number. */
export const bankFactories = (ctx: Ctx) => ({
  exampleBank: async () => {
    await insert(ctx.db, 'questions', { id: 971_001, code: 'example-1', created_at: ctx.now() })
    await insertQuestion(
      ctx.db,
      {
        code: 'example-1',
        subject: 'Physics',
        topic: 'Motion',
        type: 'single',
        difficulty: 'Easy',
        levels: [],
        texts: { en: { text: '<p>Which one?</p>', options: { A: 'this', B: 'that' } } },
        options: ['A', 'B'],
        key: { type: 'single', right: ['A'] },
        solution: { en: '' },
      },
      { now: ctx.now() },
    )
  },
})
