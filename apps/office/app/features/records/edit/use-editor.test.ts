// @vitest-environment happy-dom
import { resources } from '@northlight/contract/office/resources/list'
import { beforeEach, expect, test, vi } from 'vitest'
import { calls } from '../../../platform/api/client.ts'
import { session } from '../../../platform/session/session.ts'
import { keepChanges, storedChanges } from './stored-changes.ts'
import { save } from './use-editor.ts'

const [asha, ravi] = ['asha@northlight.test', 'ravi@northlight.test']
const articles = resources.find(({ name }) => name === 'articles') as (typeof resources)[number]
const post = vi.spyOn(calls, 'post')
const typed = { base: 1, seq: 1, changes: { title: 'Typed by Asha' } }
const signedIn = (email: string) => session.set({ status: 'signed-in', token: 't', email })

beforeEach(() => {
  localStorage.clear()
  post.mockReset().mockResolvedValue({ version: 2 })
})

test('what could not be saved comes back to its writer, and to nobody else who opens the record', () => {
  const record = { resource: 'articles', id: 3 }
  keepChanges({ by: asha, ...record }, typed.changes)
  expect(storedChanges({ by: ravi, ...record })).toBeNull()
  expect(storedChanges({ by: asha, ...record })).toEqual(typed.changes)
})

test('a save that comes when a colleague has signed in, or before that is known, is not sent', async () => {
  session.set({ status: 'unknown' })
  expect(await save(articles, { by: asha, id: 3 }, typed)).toHaveProperty('failed')
  signedIn(ravi)
  expect(await save(articles, { by: asha, id: 3 }, typed)).toHaveProperty('failed')
  expect(post).not.toHaveBeenCalled()
  signedIn(asha)
  expect(await save(articles, { by: asha, id: 3 }, typed)).toEqual({ saved: 2 })
})
