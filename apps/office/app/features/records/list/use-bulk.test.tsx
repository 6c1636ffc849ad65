// @vitest-environment happy-dom
import type { Resource } from '@northlight/contract/office/resource'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/browser-storage/query-client.ts'
import { toasts } from '../../../platform/toasts/toast.ts'
import { verbs } from '../verbs.ts'
import { type OfferedAct, useBulk } from './use-bulk.ts'

const resource = { name: 'articles', words: ['article', 'articles'] } as unknown as Resource
const counted = ['articles', 'getList', { filter: { state: 'hidden' } }]

function Bar({ mayPublish }: { mayPublish: boolean }) {
  const { run } = useBulk(resource, {
    mayDo: (act) => act !== 'publish' || mayPublish,
    onDone: () => {},
    onSettled: () => {},
  })
  return (['hide', 'delete'] as OfferedAct[]).map((act) => (
    <button type="button" key={act} onClick={() => run.mutate({ act, ids: [1, 2] })}>
      {act}
    </button>
  ))
}

const pressed = async (name: string, mayPublish = true) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const { id } of toasts.shown()) toasts.dismiss(id)
  queryClient.setQueryData(counted, { data: [], total: 0 })
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Bar mayPublish={mayPublish} />
      </QueryClientProvider>,
    ),
  )
  await act(async () => [...place.querySelectorAll('button')].find((one) => one.textContent === name)?.click())
  await vi.waitFor(() => expect(toasts.shown()).toHaveLength(1))
  return toasts.shown()[0]
}

const isReadAgain = () => queryClient.getQueryState(counted)?.isInvalidated

test('hiding many offers the way back for exactly those it changed, and the counts are read again', async () => {
  const bulk = vi
    .spyOn(verbs, 'bulk')
    .mockResolvedValue({ message: '', work: null, result: { done: 2, refused: [], undoable: [2] } })
  const said = await pressed('hide')
  expect(said).toMatchObject({ text: '2 articles hidden.', action: { label: 'Undo' } })
  expect(isReadAgain()).toBe(true)

  queryClient.setQueryData(counted, { data: [], total: 2 })
  await act(async () => said?.action?.run())
  expect(bulk).toHaveBeenLastCalledWith('articles', { act: 'publish', ids: [2] })
  await vi.waitFor(() => expect(isReadAgain()).toBe(true))

  // Nobody is offered what they may not do, and what is deleted is gone.
  expect((await pressed('hide', false))?.action).toBeUndefined()
  expect((await pressed('delete'))?.action).toBeUndefined()
})
