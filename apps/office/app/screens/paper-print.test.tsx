// @vitest-environment happy-dom
import type { OfficeMeView } from '@northlight/contract/office/me'
import type { PaperBuildView } from '@northlight/contract/office/papers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PaperKeys } from '../features/papers/paper-keys.tsx'
import { client } from '../platform/api/client.ts'
import { MeContext } from '../platform/me/use-me.ts'
import { PaperPrintScreen } from './paper-print.tsx'

const me = {
  role: 'examiner',
  branches: null,
  acts: [{ act: 'papers.print', grade: 'all' }],
} as unknown as OfficeMeView
const refusal = 'A key of this paper was changed after you opened it. Read the keys once more.'
const first = { number: 1, alternate: 0, code: 'v1', options: [], matches: [], figure: null, passage: null }

/** The paper on the server: a key that was changed has another number and another letter. */
let change: { id: number; key: string }
const print = () => ({
  ...{
    name: 'Weekly 1',
    version: 2,
    revision: 5,
    last_key_change: change.id,
    may_confirm: true,
    minutes: 60,
    marks: 400,
  },
  sections: [
    {
      ...{ name: 'Part A', marking: '' },
      questions: [
        { ...first, text: 'How fast?', key: change.key, solution: '' },
        { ...first, alternate: 1, text: 'How far?', key: 'D', solution: '' },
      ],
    },
  ],
})
const paper = () =>
  ({
    ...{ id: 7, version: 2, revision: 5, confirmed: null, may_confirm: true },
    last_key_change: { at: '2026-11-15T04:30:00.000Z' },
  }) as unknown as PaperBuildView

const get = vi.spyOn(client, 'get')
const post = vi.spyOn(client, 'post')
let root: Root
let queries: QueryClient
let router: ReturnType<typeof createMemoryRouter>

const words = () => document.body.textContent ?? ''
const settled = () => new Promise((resolve) => setTimeout(resolve))
const press = (name: string) =>
  act(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a')]
    all.find((one) => one.textContent === name)?.click()
    await settled()
  })
const sees = (text: string) => act(() => vi.waitFor(() => expect(words()).toContain(text)))
const sent = () => post.mock.lastCall?.[1]

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  change = { id: 41, key: 'A' }
  get.mockReset().mockImplementation(async () => print() as never)
  post.mockReset()
  queries = new QueryClient()
  const routes = [
    { path: '/papers/:id', element: <PaperKeys paper={paper()} /> },
    { path: '/papers/:id/print', element: <PaperPrintScreen /> },
  ]
  router = createMemoryRouter(routes, { initialEntries: ['/papers/7'] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => {
    root.render(
      <QueryClientProvider client={queries}>
        <MeContext value={me}>
          <RouterProvider router={router} />
        </MeContext>
      </QueryClientProvider>,
    )
    await settled()
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('keys are confirmed below them, as they were read: a change since is told, with a way to read again', async () => {
  expect(words()).toContain('A key was last changed 15 Nov')
  expect(words()).not.toContain('I have read every key')
  await press('Read the keys')
  await sees('Key: A')
  expect(words()).toContain('Key: D')

  // A colleague changes a key. What the page reads anew by itself stands for no reading.
  change = { id: 42, key: 'C' }
  await act(async () => {
    await queries.invalidateQueries()
    await settled()
  })
  post.mockRejectedValueOnce(new Error(refusal))
  await press('I have read every key')
  expect(sent()).toEqual({ version: 2, revision: 5, last_key_change: 41 })
  await sees(refusal)
  expect(words()).not.toContain('I have read every key')

  await press('Show the keys as they are now')
  await sees('Key: C')
  expect(words()).not.toContain(refusal)
  post.mockResolvedValueOnce({ message: 'The keys are confirmed.' } as never)
  await press('I have read every key')
  expect(sent()).toEqual({ version: 2, revision: 5, last_key_change: 42 })
  await sees('You have confirmed these keys.')
})

test('without its keys a paper is confirmed by nobody, and what is printed is one question for each place', async () => {
  await act(async () => {
    await router.navigate('/papers/7/print')
    await settled()
  })
  await sees('How fast?')
  expect(words()).not.toContain('How far?')
  expect(words()).not.toContain('I have read every key')
})
