import type { QuestionImportView } from '@northlight/contract/office/question-imports'
import { expect } from 'vitest'
import type { Fixtures } from '../../../testing/test.ts'
import { test } from '../../../testing/test.ts'
import type { ParsedQuestion } from '../formats/parsed-question.ts'
import { settleStored } from './settle-passages.ts'

const heads =
  'code,subject,topic,difficulty,question,option A,option B,key,passage code,passage,passage (Kannada),passage (Hindi)'
const line = (code: string, passage: string) => `${code},Physics,Optics,Easy,Which is ${code}?,yes,no,B,${passage}`

const lines = [
  line('PH-1', 'ray-1,A ray.,ಒಂದು ಕಿರಣ.,एक किरण।'),
  line('PH-2', 'ray-1,,,'),
  line('PH-3', 'lens-1,A lens.,ಒಂದು ಮಸೂರ.,'),
  line('PH-4', 'lens-1,,,'),
  line('PH-5', ',,,'),
]

const readList = async ({ http, make, api, ctx }: Pick<Fixtures, 'http' | 'make' | 'api' | 'ctx'>) => {
  const token = await make.token(await make.user({ role: 'examiner' }))
  const file = new File([`${heads}\r\n${lines.join('\r\n')}`], 'q.csv', { type: 'text/csv' })
  const sent = await http.postForm('/office/question-imports', { file }, { token })
  const { id } = sent.body.import as QuestionImportView
  await api.runner.drain()
  return {
    id,
    post: async (path: string, body: object) =>
      expect(await http.postJson(`/office/question-imports/${id}${path}`, body, { token })).toMatchObject({
        status: 200,
      }),
    passages: async () => {
      const rows = await ctx.db
        .selectFrom('question_import_rows')
        .select(['number', 'question'])
        .where('import_id', '=', id)
        .orderBy('number')
        .execute()
      return rows.map(({ question }) => (question as ParsedQuestion).passage)
    },
  }
}

test('what a row says of its passage itself stays its own words, and nothing is written where nothing became other', async ({
  http,
  make,
  api,
  ctx,
}) => {
  const { id, post, passages } = await readList({ http, make, api, ctx })
  const before = await passages()
  expect(before.map((one) => one && 'said' in one)).toEqual([false, true, false, true, null])
  expect(await settleStored(ctx, id, ['ray-1', 'lens-1'])).toBe(0)
  await post('/decide', { numbers: [2, 6], choice: 'new' })
  expect(await passages()).toEqual(before)
})

test('a row that is changed settles the rows of its own passage, of the one before and of no other', async ({
  http,
  make,
  api,
  ctx,
}) => {
  const { id, post, passages } = await readList({ http, make, api, ctx })
  const texts = async () => (await passages()).map((one) => one?.texts.en.replaceAll(/<[^>]+>/g, ''))
  const mend = (number: number, cells: string) => post(`/rows/${number}`, { cells: cells.split(',') })
  await mend(2, line('PH-1', 'ray-1,Two rays.,,'))
  expect(await texts()).toEqual(['Two rays.', 'Two rays.', 'A lens.', 'A lens.', undefined])
  // Named another passage, it is read with that one, and who had its words from it has none.
  await mend(2, line('PH-1', 'lens-1,,,'))
  expect(await texts()).toEqual(['A lens.', '', 'A lens.', 'A lens.', undefined])

  const asWritten = await ctx.db
    .selectFrom('question_import_rows')
    .select(['id', 'question'])
    .where('import_id', '=', id)
    .where('number', '=', 4)
    .executeTakeFirstOrThrow()
  const question = asWritten.question as ParsedQuestion
  await ctx.db
    .updateTable('question_import_rows')
    .set({
      question: {
        ...question,
        passage: question.passage && { ...question.passage, texts: { en: '<p>A mirror.</p>' } },
      },
    })
    .where('id', '=', asWritten.id)
    .execute()
  expect(await settleStored(ctx, id, ['ray-1'])).toBe(0)
  expect(await texts()).toEqual(['A lens.', '', 'A mirror.', 'A lens.', undefined])
  expect(await settleStored(ctx, id, ['lens-1'])).toBe(2)
  expect(await texts()).toEqual(['A mirror.', '', 'A mirror.', 'A mirror.', undefined])
})
