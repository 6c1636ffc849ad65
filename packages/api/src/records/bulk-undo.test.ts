import { undoneBy } from '@northlight/contract/office/bulk-acts'
import { expect } from 'vitest'
import { recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'

test('what many acts changed is named, and the opposite act brings just that back', async ({ office, make }) => {
  await make.institute()
  const admin = office.as(office.admin)
  const { live, make: drafted, save, hide, read } = recordSteps(admin, 'articles')
  const bulk = async (act: string | undefined, ids: number[]) =>
    (await admin.post('/office/articles/bulk', { act, ids })).body.result as { done: number; undoable: number[] }
  const states = (ids: number[]) => Promise.all(ids.map(async (id) => (await read(id)).state))
  const [plain, edited, hidden, fresh] = [await live(), await live(), await live(), await drafted()]
  await save(edited, { name: 'Not ready to be read' })
  await hide(hidden)
  const all = [plain, edited, hidden, fresh]

  // A draft beside what was live would go live with it, so that one stays hidden.
  expect(await bulk('hide', all)).toMatchObject({ done: 2, undoable: [plain] })
  expect(await bulk(undoneBy.hide, [plain])).toMatchObject({ done: 1 })
  expect(await states(all)).toEqual(['live', 'hidden', 'hidden', 'draft'])
  expect((await read(edited)).values.name).toBe('Not ready to be read')

  const published = await bulk('publish', [plain, hidden])
  expect(published.undoable).toEqual([hidden])
  await bulk(undoneBy.publish, published.undoable)
  expect(await states([plain, hidden])).toEqual(['live', 'hidden'])

  // What is deleted is gone.
  expect(await bulk('delete', [fresh])).toMatchObject({ done: 1, undoable: [] })
})

test('what matched a filter and was changed behind the screen is named as well', async ({ office, make, api }) => {
  await make.institute()
  const admin = office.as(office.admin)
  const { live } = recordSteps(admin, 'articles')
  const ids = [await live(), await live()]
  const { work } = (await admin.post('/office/articles/bulk', { act: 'hide', filter: {} })).body as { work: number }
  await api.runner.drain()
  const { result } = (await admin.get(`/office/works/${work}`)).body.work as { result: { undoable: number[] } }
  expect(result.undoable.toSorted()).toEqual(ids.toSorted())
})
