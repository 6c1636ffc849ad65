import { expect, test } from 'vitest'
import { builds } from './builds.ts'

const build = builds({ buildId: 'abc123', builtAt: '2026-11-15T02:11:10.123Z' })

test('the latest build is told and never kept by a cache', async () => {
  const reply = build.latest()
  expect(await reply.json()).toEqual({ id: 'abc123', timestamp: Date.parse('2026-11-15T02:11:10.123Z') })
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

test('the facts of a build never change', async () => {
  const reply = build.meta('abc123')
  expect(await reply.json()).toMatchObject({ id: 'abc123', matcher: {}, prerendered: [] })
  expect(reply.headers.get('cache-control')).toContain('immutable')
})

test('an unknown build is a 404 in JSON', async () => {
  const reply = build.meta('../../etc/passwd')
  expect(reply.status).toBe(404)
  expect(await reply.json()).toHaveProperty('message')
})
