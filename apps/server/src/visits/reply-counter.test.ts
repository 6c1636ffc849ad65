import { expect, test } from 'vitest'
import { createReplyCounter } from './reply-counter.ts'

const day = '2026-11-16'
const reply = { method: 'GET', url: '/', status: 200, ms: 3 }
const save = { method: 'POST', url: '/api/v1/tests/mock-4/attempt/steps', status: 200, ms: 12 }

test('replies are counted by day, failures of the server apart, saves of a test by their time', () => {
  const counter = createReplyCounter()
  for (const one of [
    reply,
    { ...reply, status: 404 },
    { ...reply, status: 503 },
    { ...reply, url: '/healthz' },
    save,
    { ...save, ms: 20 },
    { ...save, ms: 90_000 },
    { ...save, status: 409 },
  ])
    counter.count(day, one)
  const taken = counter.take()
  expect(taken).toEqual([
    { day, what: 'answered', within_ms: 0, replies: 6 },
    { day, what: 'failed', within_ms: 0, replies: 1 },
    { day, what: 'save', within_ms: 20, replies: 2 },
    { day, what: 'save', within_ms: 60_000, replies: 1 },
  ])
  // The database was away: nothing is lost, and nothing counted twice.
  counter.count(day, reply)
  counter.putBack(taken)
  expect(counter.take()).toContainEqual({ day, what: 'answered', within_ms: 0, replies: 7 })
  expect(counter.take()).toEqual([])
})
