import { expect, test, vi } from 'vitest'
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
  const { editor, sent, kept } = start([{ failed: new Error('no line') }])
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

test('what cannot be read keeps the record from being whole until it can be, or its field is gone', async () => {
  const { editor, sent } = start([])
  editor.markUnread('a', 'fee')
  editor.markUnread('b', 'seats')
  editor.type({ title: 'x' })
  expect(await editor.flush()).toBe(false)
  expect(sent).toHaveLength(1)
  editor.markUnread('a', null)
  expect([editor.isSaved(), editor.store.get().unread]).toEqual([false, { b: 'seats' }])
  editor.markUnread('b', null)
  expect(await editor.flush()).toBe(true)
})
