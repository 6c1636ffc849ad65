import { minutes } from '@northlight/contract/durations'
import type { Pack } from '@northlight/exam/papers/packs'
import type { Ctx } from '../src/kernel/context.ts'
import { insertPaper } from '../src/question-bank/insert-paper.ts'
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
    const pack: Pack = {
      id: 'example-pack',
      name: 'Example',
      version: 1,
      durationMinutes: 30,
      sections: [
        {
          name: 'Physics',
          subject: 'Physics',
          type: 'single',
          count: 1,
          scheme: { right: 400, wrong: -100, blank: 0 },
        },
      ],
      choicesCountUnsaved: false,
      dropped: 'full_to_all',
      ties: [],
      areMarksPerTest: false,
      instructions: [],
    }
    await insert(ctx.db, 'papers', { id: 971_001, code: 'example-paper', name: 'Example paper', created_at: ctx.now() })
    await insertPaper(
      ctx.db,
      {
        code: 'example-paper',
        name: 'Example paper',
        pack,
        delivery: 'free',
        clock: 'paper',
        duration_ms: minutes(30),
        choices_count_unsaved: false,
        sections: [
          {
            name: 'Physics',
            subject: 'Physics',
            slots: [{ questions: [], scheme: { right: 400, wrong: -100, blank: 0 } }],
          },
        ],
      },
      { now: ctx.now(), mayHaveGaps: true },
    )
    const file = 'question-imports/example'
    const cells = ['example-9', 'Which?', 'this', 'that', 'A']
    await ctx.services.storage.private.write(
      file,
      Buffer.from(`code,question,option A,option B,key\r\n${cells.join(',')}\r\n`),
    )
    await insert(ctx.db, 'question_imports', {
      id: 971_001,
      state: 'ready',
      kind: 'template',
      file,
      file_name: 'example.csv',
      bytes: 100,
      heads: ['code', 'question', 'option A', 'option B', 'key'],
      mapping: ['code', 'text.en', 'option.A.en', 'option.B.en', 'key'],
      defaults: { subject: 'Physics', topic: 'Motion' },
      pictures: [],
      created_at: ctx.now(),
      updated_at: ctx.now(),
    })
    await insert(ctx.db, 'question_import_rows', {
      import_id: 971_001,
      number: 2,
      state: 'wrong',
      choice: 'new',
      title: 'Which?',
      cells,
      problems: [],
      question: null,
    })
  },
})
