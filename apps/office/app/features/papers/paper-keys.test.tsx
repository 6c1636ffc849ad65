// @vitest-environment happy-dom
import type { PaperBuildView } from '@northlight/contract/office/papers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../platform/api/client.ts'
import { PaperKeys } from './paper-keys.tsx'

const paper = {
  ...{ id: 7, version: 2, revision: 5, confirmed: null, may_confirm: true },
  last_key_change: { id: 41, at: '2026-11-15T04:30:00.000Z' },
} as unknown as PaperBuildView
const refusal = 'A key of this paper was changed after you opened it. Read the keys once more.'

const post = vi.spyOn(client, 'post')
let root: Root
let shown: PaperBuildView

const draw = () =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <PaperKeys
          paper={shown}
          onRead={async () => {
            shown = { ...paper, last_key_change: { id: 42, at: '2026-11-15T05:00:00.000Z' } }
            await draw()
          }}
        />
      </QueryClientProvider>,
    ),
  )
const words = () => document.body.textContent ?? ''
const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
    button?.click()
    await new Promise((resolve) => setTimeout(resolve))
  })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  shown = paper
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await draw()
})
afterEach(() => act(async () => root.unmount()))

test('what is confirmed is what the page showed; a change since is told, with a way to read again', async () => {
  expect(words()).toContain('A key was last changed 15 Nov')
  post.mockRejectedValueOnce(new Error(refusal))
  await press('I have read every key')
  const params = { params: { id: 7 } }
  expect(post).toHaveBeenLastCalledWith(
    '/office/papers/{id}/confirm-keys',
    { version: 2, revision: 5, last_key_change: 41 },
    params,
  )
  expect(words()).toContain(refusal)
  expect(words()).not.toContain('I have read every key')

  await press('Show the paper as it is now')
  expect(words()).not.toContain(refusal)
  post.mockResolvedValueOnce({ message: 'The keys are confirmed.' })
  await press('I have read every key')
  expect(post).toHaveBeenLastCalledWith(
    '/office/papers/{id}/confirm-keys',
    { version: 2, revision: 5, last_key_change: 42 },
    params,
  )
})
