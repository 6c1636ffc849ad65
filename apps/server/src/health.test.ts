import { DiskFull } from '@northlight/db/errors'
import { testDatabase } from '@northlight/db/testing/database'
import { expect, onTestFinished, test } from 'vitest'
import { health } from './health.ts'
import { createMetrics } from './http/metrics.ts'

const watched = async (options: { hasRoom?: () => Promise<boolean> } = {}) => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const watch = () => health({ database, metrics: createMetrics(), ...options })
  const answer = async (asked = watch()) => {
    const reply = await asked.ready()
    return { status: reply.status, body: await reply.json() }
  }
  return { database, watch, answer }
}

test('ready means that a row can be written, not that one can be read', async () => {
  const { database, answer } = await watched()
  expect(await answer()).toEqual({ status: 200, body: { status: 'ready', given_up: 0 } })
  expect(await database.db.selectFrom('heartbeats').select('name').execute()).toHaveLength(1)
  // Nothing to write to any more; everything can still be read.
  await database.db.schema.dropTable('heartbeats').execute()
  expect(await answer()).toEqual({ status: 503, body: { status: 'database unavailable' } })
  expect(await database.db.selectFrom('settings').select('key').execute()).toEqual([])
})

test('a disk without room is not ready, although a small row still fits', async () => {
  const { answer } = await watched({ hasRoom: async () => false })
  expect(await answer()).toEqual({ status: 503, body: { status: 'disk full' } })
})

test('a write that a full disk refused says that the disk is full, not that the database is gone', async () => {
  const { database, answer } = await watched()
  const full = new Proxy(database.db, {
    get: (db, name) => {
      if (name === 'insertInto') throw new DiskFull('The disk is full.')
      const value = Reflect.get(db, name)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
  const asked = health({ database: { ...database, db: full }, metrics: createMetrics() })
  expect(await answer(asked)).toEqual({ status: 503, body: { status: 'disk full' } })
})

test('a database that fails on a disk without room says that the disk is full', async () => {
  const { database, answer } = await watched({ hasRoom: async () => false })
  await database.db.schema.dropTable('heartbeats').execute()
  expect(await answer()).toEqual({ status: 503, body: { status: 'disk full' } })
})

test('figures of a database that does not answer are gone, and it is told as down', async () => {
  const { database, watch } = await watched()
  const at = '2026-11-15T04:30:00.000Z'
  const job = { name: 'x', payload: {}, run_at: at, created_at: at, max_attempts: 7 }
  await database.db
    .insertInto('jobs')
    .values([
      { ...job, state: 'ready', lane: 'exams' },
      { ...job, state: 'done', lane: 'exams' },
    ])
    .execute()
  await database.db.insertInto('heartbeats').values({ name: 'worker a', at: new Date().toISOString() }).execute()
  await database.db.insertInto('heartbeats').values({ name: 'worker b', at }).execute()
  const asked = watch()
  const good = await (await asked.metrics()).text()
  expect(good).toContain('northlight_database_up 1')
  expect(good).toContain('northlight_jobs_due{lane="exams"} 1')
  expect(good).toContain('northlight_jobs_due{lane="mails"} 0')
  expect(Number(/northlight_jobs_oldest_seconds\{lane="exams"\} (\S+)/.exec(good)?.[1])).toBeGreaterThan(60)
  expect(good).toContain('northlight_workers 1')
  expect(good).toContain('northlight_mails{state="waiting"} 0')
  await database.db.schema.dropTable('heartbeats').execute()
  const bad = await (await watch().metrics()).text()
  expect(bad).toContain('northlight_database_up 0')
  // What was read a second ago is not told again either.
  await expect.poll(async () => (await asked.metrics()).text()).toContain('northlight_database_up 0')
  const text = await (await asked.metrics()).text()
  expect(text).not.toMatch(/^northlight_(?:jobs|jobs_due|jobs_oldest_seconds|mails)\{/m)
  expect(text).toMatch(/^northlight_database_wait_seconds nan$/im)
})

test('a balancer is told only whether the process takes visitors: not the state of the database', async () => {
  const { database, watch } = await watched()
  const asked = watch()
  await database.db.schema.dropTable('heartbeats').execute()
  expect((await asked.ready()).status).toBe(503)
  expect(asked.serving().status).toBe(200)
  asked.closing()
  expect(asked.serving().status).toBe(503)
  expect(asked.live().status).toBe(200)
})

test('many questions within a second cost one write', async () => {
  const { database, watch, answer } = await watched()
  const asked = watch()
  await answer(asked)
  await database.db.deleteFrom('heartbeats').execute()
  await Promise.all([answer(asked), answer(asked), asked.metrics()])
  expect(await database.db.selectFrom('heartbeats').selectAll().execute()).toEqual([])
})

test('says how many jobs were given up, here and in the metrics', async () => {
  const { database, watch, answer } = await watched()
  const at = '2026-11-15T04:30:00.000Z'
  await database.db
    .insertInto('jobs')
    .values({ name: 'x', payload: {}, state: 'dead', run_at: at, created_at: at, max_attempts: 7 })
    .execute()
  const asked = watch()
  expect((await answer(asked)).body).toEqual({ status: 'ready', given_up: 1 })
  expect(await (await asked.metrics()).text()).toContain('northlight_jobs{state="dead"} 1')
})
