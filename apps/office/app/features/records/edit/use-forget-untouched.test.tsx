// @vitest-environment happy-dom
import type { RecordView } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { calls } from '../../../platform/api/client.ts'
import { madeEmpty } from '../make/made-empty.ts'
import { verbs } from '../verbs.ts'
import { createEditor, type Editor } from './create-editor.ts'
import { useForgetUntouched } from './use-forget-untouched.ts'

const resource = { name: 'articles', words: ['article', 'articles'] } as unknown as Resource
const fresh = { id: 31, version: 1, state: 'draft', editors: [] } as unknown as RecordView
const remove = vi.spyOn(verbs, 'remove')
const get = vi.spyOn(calls, 'get')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  remove.mockReset().mockResolvedValue({ message: '' })
})

let editor: Editor
function Form({ record }: { record: RecordView }) {
  const [own] = useState(() =>
    createEditor({ version: record.version, values: {}, save: async ({ base }) => ({ saved: base + 1 }) }),
  )
  editor = own
  useForgetUntouched(resource, record, own)
  return null
}

type Visit = { record?: RecordView; state?: unknown; now?: object; write?: () => void }

/** Opens the form, does something there, leaves; gives how often the record was removed. */
const removedAfter = async ({ record = fresh, state = madeEmpty, now = {}, write }: Visit) => {
  get.mockResolvedValue({ record: { ...record, ...now } })
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[{ pathname: '/articles/31', state }]}>
        <Form record={record} />
      </MemoryRouter>,
    ),
  )
  write?.()
  await act(async () => root.unmount())
  await new Promise((resolve) => setTimeout(resolve))
  await Promise.resolve()
  await act(async () => {})
  return remove.mock.calls.length
}

test('a record made by a stray key goes when its form is left', async () => {
  expect(await removedAfter({})).toBe(1)
  expect(remove).toHaveBeenCalledWith('articles', 31)
})

test('what somebody typed, here, in another tab or before a reload, stays', async () => {
  expect(await removedAfter({ write: () => editor.type({ name: 'R' }) })).toBe(0)
  expect(await removedAfter({ now: { version: 2 } })).toBe(0)
  expect(await removedAfter({ now: { editors: [{ is_you: false }] } })).toBe(0)
  expect(await removedAfter({ record: { ...fresh, version: 4 } })).toBe(0)
})

test('a record that was opened from its list, or was published, stays', async () => {
  expect(await removedAfter({ state: null })).toBe(0)
  expect(await removedAfter({ now: { state: 'live' } })).toBe(0)
})
