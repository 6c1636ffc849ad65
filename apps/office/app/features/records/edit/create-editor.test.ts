import { expect, test, vi } from 'vitest'
import { unreadOfRow, withRows, withUnread } from '../../fields/unread.ts'
import { createEditor, type SaveInput, type SaveOutcome } from './create-editor.ts'

const start = (outcomes: SaveOutcome[]) => {
  const sent: SaveInput[] = []
  const kept: (Record<string, unknown> | null)[] = []
  const editor = createEditor({
    version: 1,
    values: { title: 'a', text: 'b' },
    save: async (input) => {
      sent.push(input)
      return outcomes.shift() ?? { saved: input.base + 1 }
    },
    keep: (changes) => kept.push(changes),
    rest: 1_000_000,
  })
  return { editor, sent, kept }
}

test('keys typed together go out as one save', async () => {
  const { editor, sent } = start([])
  editor.type({ title: 'n' })
  editor.type({ title: 'ne' })
  editor.type({ title: 'new', text: 'c' })
  expect(await editor.flush()).toBe(true)
  expect(sent).toEqual([{ base: 1, seq: 1, changes: { title: 'new', text: 'c' } }])
  expect(editor.version()).toBe(2)
})

test('a save starts by itself after a rest', async () => {
  vi.useFakeTimers()
  const save = vi.fn(async () => ({ saved: 2 }))
  const editor = createEditor({ version: 1, values: {}, save })
  editor.type({ title: 'x' })
  await vi.advanceTimersByTimeAsync(1999)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('what could not be saved is kept on the device and goes with the next', async () => {
  const { editor, sent, kept } = start([{ failed: new Error('no connection') }])
  editor.type({ title: 'x' })
  expect(await editor.flush()).toBe(false)
  expect(kept.at(-1)).toEqual({ title: 'x' })
  editor.type({ text: 'y' })
  expect(await editor.flush()).toBe(true)
  expect(sent.at(-1)?.changes).toEqual({ title: 'x', text: 'y' })
  expect(kept.at(-1)).toBeNull()
})

test('a decision takes theirs where I wrote nothing, and what I chose where both did', async () => {
  const conflict = {
    version: 7,
    by: 'Ravi',
    at: null,
    theirs: { title: 'theirs', text: 'theirs' },
    base: {},
    fields: ['title'],
  }
  const { editor, sent } = start([{ conflict }])
  editor.type({ title: 'mine' })
  expect(await editor.flush()).toBe(false)
  editor.resolve({ title: 'both' })
  expect(await editor.flush()).toBe(true)
  expect(editor.store.get().values).toEqual({ title: 'both', text: 'theirs' })
  expect(sent.at(-1)).toMatchObject({ base: 7, changes: { title: 'both' } })
})

const fee = { label: 'fee', text: '45k' }

test('what cannot be read keeps the record from being whole until it can be', async () => {
  const { editor, sent } = start([])
  editor.changeUnread(withUnread('fee', fee))
  editor.changeUnread(withUnread('seats', { label: 'seats', text: 'many' }))
  editor.type({ title: 'x' })
  expect(await editor.flush()).toBe(false)
  expect(sent).toHaveLength(1)
  editor.changeUnread(withUnread('seats', null))
  expect([editor.isSaved(), editor.store.get().unread]).toEqual([false, { fee }])
  editor.changeUnread(withUnread('fee', null))
  expect(await editor.flush()).toBe(true)
})

test('what cannot be read in a row goes with its row to another place, and away', () => {
  const { editor } = start([])
  const title = { label: 'title', text: '?' }
  for (const path of ['fees.0.sum', 'fees.2.sum']) editor.changeUnread(withUnread(path, { ...fee, text: path }))
  editor.changeUnread(withUnread('feesTotal', title))
  editor.changeUnread(withRows('fees', [2, 0, 1]))
  const { unread } = editor.store.get()
  expect(unread).toEqual({
    'fees.0.sum': { ...fee, text: 'fees.2.sum' },
    'fees.1.sum': { ...fee, text: 'fees.0.sum' },
    feesTotal: title,
  })
  expect([0, 1, 2].map((at) => unreadOfRow(unread, 'fees', at)?.text)).toEqual(['fees.2.sum', 'fees.0.sum', undefined])
  editor.changeUnread(withRows('fees', [1, 2]))
  expect(editor.store.get().unread).toEqual({ 'fees.0.sum': { ...fee, text: 'fees.0.sum' }, feesTotal: title })
})

test('a decision for the rows of another takes away what was typed in the rows before, and nothing else', async () => {
  const theirs = { fees: [{ sum: 2 }], text: 'theirs' }
  const conflict = { version: 7, by: 'Ravi', at: null, theirs, base: {}, fields: ['title'] }
  const { editor } = start([{ conflict }])
  for (const path of ['fees.0.sum', 'text', 'title']) editor.changeUnread(withUnread(path, fee))
  editor.type({ title: 'mine' })
  await editor.flush()
  editor.resolve({ title: 'both' })
  expect(Object.keys(editor.store.get().unread)).toEqual(['text', 'title'])
})
