// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { calls } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/browser-storage/query-client.ts'
import type { Group } from './navigation.ts'
import { Pinned } from './pinned.tsx'

const place = (to: string, label: string) => ({ to, label, act: 'own.work' })
const groups: Group[] = [
  {
    label: 'Families',
    icon: 'people',
    places: [place('/families', 'All families'), place('/families/board', 'Board')],
  },
  { label: 'Content', icon: 'page', places: [place('/articles', 'Articles')] },
]

let views: { id: number; query: string; is_own: boolean }[] = []
vi.spyOn(calls, 'get').mockImplementation(async () => ({ views }))
const post = vi.spyOn(calls, 'post').mockImplementation(async (_path, body) => {
  views = [...views, { id: views.length + 1, query: (body as { query: string }).query, is_own: true }]
})
const remove = vi.spyOn(calls, 'delete').mockImplementation(async () => {
  views = []
})

test('the place on the screen is pinned for the person, led to from the top, and unpinned again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Pinned by a colleague for all, or no longer to be read: neither is shown.
  views = [
    { id: 8, query: '/articles', is_own: false },
    { id: 9, query: '/audit', is_own: true },
  ]
  const page = document.createElement('div')
  await act(async () =>
    createRoot(page).render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/families/board']}>
          <Pinned groups={groups} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const press = (words: string) =>
    act(async () => {
      const named = (one: Element) => one.textContent === words || one.getAttribute('aria-label') === words
      const button = [...page.querySelectorAll('button')].find(named)
      expect(button, words).toBeDefined()
      button?.click()
    })
  const links = () => [...page.querySelectorAll('a')].map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(page.textContent).toContain('Pin Board'))
  expect(links()).toEqual([])

  await press('Pin Board')
  expect(post).toHaveBeenCalledWith('/office/views', {
    resource: 'places',
    name: '/families/board',
    query: '/families/board',
    is_shared: false,
  })
  await vi.waitFor(() => expect(links()).toEqual(['Board']))
  expect(page.textContent).not.toContain('Pin Board')

  await press('Unpin Board')
  expect(remove).toHaveBeenCalled()
  await vi.waitFor(() => expect(links()).toEqual([]))
})
