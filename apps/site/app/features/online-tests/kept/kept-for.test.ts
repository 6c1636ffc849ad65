import { expect, test } from 'vitest'
import { keepFor } from './kept-for.ts'

const aShelf = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

test('what one person left in a browser is forgotten when another opens a test there, but no answer that was never sent', () => {
  const shelf = aShelf()
  keepFor('asha@northlight.test', shelf)
  const practice = (answers: unknown[]) => JSON.stringify({ practice: { uuid: 'x' }, answers })
  const left = {
    'exam-aids:a': '{"notes":{"1":"F = ma"}}',
    'exam-notes:a': '{"1":"F = ma"}',
    'practice:sent': practice([]),
    'practice:waits': practice([{ number: 1, answer: 'A', time_ms: 1 }]),
    'practice:trial': '{"trial":{},"feedbacks":[]}',
    'site:signed-in': 'yes',
  }
  for (const [name, value] of Object.entries(left)) shelf.setItem(name, value)
  // The same person, and a page that does not know who looks, change nothing.
  keepFor('asha@northlight.test', shelf)
  keepFor('', shelf)
  expect(shelf.kept.size).toBe(7)
  keepFor('kiran@northlight.test', shelf)
  expect([...shelf.kept.keys()].toSorted()).toEqual([
    ...['practice:trial', 'practice:waits', 'site:signed-in', 'tests:kept-for'],
  ])
})
