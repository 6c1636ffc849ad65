// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { calls } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/browser-storage/query-client.ts'
import { toasts } from '../../platform/toasts/toast.ts'
import { LinkSearch, pagesNamed } from './link-search.tsx'

const hit = (id: number, title: string) => ({
  ...{ kind: 'record', resource: 'articles', id, title, under: 'article', to: `/articles/${id}` },
})
const records: Record<string, object> = {
  '/office/articles/3': { live: {}, state: 'live', page: '/knowledge-desk/reading-twice' },
  '/office/articles/4': { live: null, state: 'draft', page: '/knowledge-desk/reading-thrice' },
}

test('pages of the site are found by the words people use', () => {
  expect(pagesNamed('reviews').map(({ key }) => key)).toEqual(['/testimonial'])
  expect(pagesNamed('nothing of this name')).toEqual([])
})

test('a record gives the address where visitors see it, and one that is not live gives none', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(calls, 'get').mockImplementation(async (path) =>
    path === '/office/search'
      ? { results: [hit(3, 'Reading twice'), hit(4, 'Reading thrice')] }
      : { record: records[path as string] },
  )
  const onChoose = vi.fn()
  const page = document.createElement('div')
  document.body.append(page)
  await act(async () =>
    createRoot(page).render(
      <QueryClientProvider client={queryClient}>
        <LinkSearch onChoose={onChoose} />
      </QueryClientProvider>,
    ),
  )
  await act(async () => {
    const field = page.querySelector('input')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'reading')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const press = async (words: string) => {
    const button = () => [...page.querySelectorAll('button')].find((one) => one.textContent?.startsWith(words))
    await vi.waitFor(() => expect(button()).toBeDefined())
    await act(async () => button()?.click())
  }
  await press('Reading twice')
  expect(onChoose).toHaveBeenCalledWith('/knowledge-desk/reading-twice')
  await press('Reading thrice')
  expect(onChoose).toHaveBeenCalledTimes(1)
  expect(toasts.shown().at(-1)?.text).toContain('“Reading thrice” has no page')
})
