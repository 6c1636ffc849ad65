import type { FeedbackView, PracticeView } from '@northlight/contract/results/practice'
import { expect, test } from 'vitest'
import { changeWaiting, forgetPractice, readPractice, writePractice } from '../kept/kept-practice.ts'
import { sendKept } from './send-kept.ts'

const apiError = (status: number) => Object.assign(new Error('refused'), { name: 'ApiError', status })
const feedback = { outcome: 'right' } as FeedbackView
const answers = [1, 2, 3].map((number) => ({ number, answer: 'A', time_ms: 1000 }))

/** A device with three answers that wait, as the tabs of one practice share it. */
const aDevice = () => {
  let waiting = answers
  const told: number[] = []
  const refused: number[] = []
  const drop = (number: number) => {
    waiting = waiting.filter((one) => one.number !== number)
  }
  return {
    told,
    refused,
    waits: () => waiting.map(({ number }) => number),
    keep: (number: number) => {
      waiting = [...waiting, { number, answer: 'B', time_ms: 1 }]
    },
    drop,
    sendAll: (send: (number: number) => Promise<unknown>) =>
      sendKept({
        waiting: () => waiting,
        send: async ({ number }) => {
          await send(number)
          return feedback
        },
        onTold: (number) => {
          told.push(number)
          drop(number)
        },
        onRefused: (number) => {
          refused.push(number)
          drop(number)
        },
      }),
  }
}

test('answers given offline are sent once, in their order, when it is back', async () => {
  const device = aDevice()
  await device.sendAll(async () => {})
  expect([device.told, device.waits()]).toEqual([[1, 2, 3], []])
})

test('whatever else than a refusal goes wrong, what was not sent is kept', async () => {
  const failures = [0, 401, 403, 429, 500, 502, 503].map(apiError)
  for (const error of [new TypeError('Failed to fetch'), ...failures]) {
    const device = aDevice()
    await device.sendAll(async (number) => {
      if (number === 2) throw error
    })
    expect([device.told, device.waits(), device.refused], String('status' in error && error.status)).toEqual([
      ...[[1], [2, 3], []],
    ])
  }
})

test('what the server refuses is told and not sent for ever', async () => {
  const device = aDevice()
  await device.sendAll(async (number) => {
    throw apiError([404, 409, 422][number - 1] ?? 0)
  })
  expect([device.told, device.waits(), device.refused]).toEqual([[], [], [1, 2, 3]])
})

test('an answer that is kept, or sent by another tab, while others are on their way is neither lost nor sent twice', async () => {
  const device = aDevice()
  await device.sendAll(async (number) => {
    if (number === 1) device.keep(4)
    if (number === 2) device.drop(3)
  })
  expect([device.told, device.waits()]).toEqual([[1, 2, 4], []])
})

test('two tabs of one practice change what waits without writing over each other', () => {
  const kept = new Map<string, string>()
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const practice = { uuid: 'one', items: [] } as unknown as PracticeView
  const [first, second, third] = answers
  if (!first || !second || !third) throw new Error('There are three.')
  changeWaiting(practice, () => [first], shelf)
  // The other tab knows nothing of the first answer.
  expect(changeWaiting(practice, (before) => [...before, second], shelf)).toEqual([first, second])
  expect(changeWaiting(practice, (before) => before.filter((one) => one !== third), shelf)).toEqual([first, second])
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
