import type { FeedbackView, PracticeView } from '@northlight/contract/results/practice'
import { expect, test } from 'vitest'
import { forgetPractice, readPractice, writePractice } from './kept-practice.ts'
import { sendKept } from './send-kept.ts'

const apiError = (status: number) => Object.assign(new Error('refused'), { name: 'ApiError', status })
const feedback = { outcome: 'right' } as FeedbackView
const answers = [1, 2, 3].map((number) => ({ number, answer: 'A', time_ms: 1000 }))

test('answers given without a line are sent once, in their order, when it is back', async () => {
  const sent: number[] = []
  const send = async ({ number }: { number: number }) => {
    sent.push(number)
    return feedback
  }
  expect(await sendKept(answers, send)).toEqual({
    told: [1, 2, 3].map((number) => ({ number, feedback })),
    left: [],
  })
  expect(sent).toEqual([1, 2, 3])
})

test('a line that drops again keeps the rest, and what the server refuses is not sent for ever', async () => {
  const send = async ({ number }: { number: number }) => {
    if (number === 1) throw apiError(404)
    if (number === 3) throw new TypeError('Failed to fetch')
    return feedback
  }
  expect(await sendKept(answers, send)).toEqual({ told: [{ number: 2, feedback }], left: [answers[2]] })
})

test('a practice is kept whole, and nothing is taken from a store that holds something else', () => {
  const kept = new Map<string, string>()
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const practice = { uuid: 'one', items: [] } as unknown as PracticeView
  expect(writePractice({ practice, answers }, shelf)).toBe(true)
  expect(readPractice('one', shelf)).toEqual({ practice, answers })
  expect(readPractice('two', shelf)).toBeNull()
  kept.set('practice:two', '"a text"')
  expect(readPractice('two', shelf)).toBeNull()
  forgetPractice('one', shelf)
  expect(readPractice('one', shelf)).toBeNull()
  const full = {
    ...shelf,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(writePractice({ practice, answers }, full)).toBe(false)
})
