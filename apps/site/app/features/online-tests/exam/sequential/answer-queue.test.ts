import { expect, test } from 'vitest'
import { createAnswerQueue } from './answer-queue.ts'

const aStorage = () => {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

test('a choice and an answer on its way outlive a reload', () => {
  const storage = aStorage()
  const first = createAnswerQueue('q', storage)
  first.choose(7, 'Answer2')
  first.send({ attempted_answer: 'Answer2', question_id: 7 })
  const again = createAnswerQueue('q', storage)
  expect(again.choiceFor(7)).toBe('Answer2')
  expect(again.choiceFor(8)).toBeNull()
  expect(again.get().waiting).toEqual({ attempted_answer: 'Answer2', question_id: 7 })
})

test('what is stored waits no longer, and what ran out stays known', () => {
  const queue = createAnswerQueue('q', aStorage())
  queue.ranOut(3)
  queue.send({ attempt_status: 'Failed To Answer', reason: 'x', question_id: 7 })
  queue.stored()
  expect(queue.get()).toEqual({ question: null, choice: null, waiting: null, ranOut: [3] })
})

test('rubbish on the device is nothing, and a full device is no failure', () => {
  expect(createAnswerQueue('q', { ...aStorage(), getItem: () => '{"a":1}' }).get().waiting).toBeNull()
  const full = createAnswerQueue('q', {
    ...aStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  })
  full.choose(1, 'Answer1')
  expect(full.choiceFor(1)).toBe('Answer1')
})
