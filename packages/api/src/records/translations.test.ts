import { expect } from 'vitest'
import { newKey } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'

const message = 'This text has a translation already. Change that one.'

test('a text has one translation in a language, however it is typed; another language has its own', async ({
  office,
  ctx,
}) => {
  const asha = office.as(office.editor)
  const write = (values: Record<string, string>) => asha.post('/office/translations', { key: newKey(), values })
  const parents = { language: 'kn', source: 'Parents’ evening', said: 'ಪೋಷಕರ ಸಂಜೆ' }
  expect((await write(parents)).status).toBe(201)
  expect(await write({ ...parents, source: "Parents'\n evening ", said: 'ಪೋಷಕರ ಸಭೆ' })).toMatchObject({
    status: 422,
    body: { errors: { source: [message] } },
  })
  expect((await write({ ...parents, language: 'hi', said: 'अभिभावक संध्या' })).status).toBe(201)
  expect(await ctx.db.selectFrom('translations').select('language').orderBy('id').execute()).toEqual([
    { language: 'kn' },
    { language: 'hi' },
  ])
})

test('of two colleagues who translate a text at the same moment one is told', async ({ office, ctx }) => {
  const write = (who: { token: string }) =>
    office.as(who).post('/office/translations', {
      key: newKey(),
      values: { language: 'kn', source: 'Our kitchen', said: 'ನಮ್ಮ ಅಡುಗೆಮನೆ' },
    })
  const replies = await Promise.all([write(office.editor), write(office.admin)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422])
  expect(await ctx.db.selectFrom('translations').select('id').execute()).toHaveLength(1)
})
