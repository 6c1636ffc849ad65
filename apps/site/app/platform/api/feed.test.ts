import type { Client } from '@northlight/contract/client'
import { expect, test } from 'vitest'
import { createFeed } from './feed.ts'

const client = {} as Client

test('two places that ask at the same time cause one call', async () => {
  let calls = 0
  const feed = createFeed(
    async () => [++calls],
    async () => client,
  )
  await Promise.all([feed.load(), feed.load()])
  await feed.load()
  expect(feed.store.get()).toEqual({ status: 'ready', items: [1] })
  expect(calls).toBe(1)
})

test('a failure is told, and the next try can succeed', async () => {
  let broken = true
  const feed = createFeed(
    async () => {
      if (broken) throw new Error('no connection')
      return ['a']
    },
    async () => client,
  )
  await feed.load()
  expect(feed.store.get().status).toBe('failed')
  broken = false
  await feed.load()
  expect(feed.store.get()).toEqual({ status: 'ready', items: ['a'] })
})
