import { expect } from 'vitest'
import { newKey } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'

type Made = { record: { id: number; values: Record<string, unknown> } }

test('a new article names its author and its moment; what is given and what is copied stay as they are', async ({
  office,
  ctx,
}) => {
  const asha = office.as(office.editor)
  const { name } = await ctx.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', office.editor.id)
    .executeTakeFirstOrThrow()
  const made = async (values: object = {}) =>
    ((await asha.post('/office/articles', { key: newKey(), values })).body as Made).record
  const { values, id } = await made()
  expect(values).toMatchObject({ author_name: name, published_on: ctx.now() })
  const given = { author_name: 'Ravi Menon', published_on: '2026-01-10T04:30:00.000Z' }
  const other = await made(given)
  expect(other.values).toMatchObject(given)
  const copy = async (from: number) =>
    ((await asha.post(`/office/articles/${from}/duplicate`, { key: newKey() })).body as Made).record.values
  expect(await copy(other.id)).toMatchObject({ author_name: 'Ravi Menon', published_on: null })
  expect(await copy(id)).toMatchObject({ author_name: name })
})
