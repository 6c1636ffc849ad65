import { later } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { sitter } from '../../../testing/sitter.ts'
import { test } from '../../../testing/test.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

describe('a test of one hour that closes in three', () => {
  test('says to everybody when to begin for the full time', async ({ ctx, make, http }) => {
    const closes_at = later(ctx.now(), hours(3))
    const paper = await make.onlineTest({ closes_at })
    const asha = await sitter({ make, http }, paper)
    const promised = {
      clock: 'paper',
      time_ms: minutes(60),
      begin_by: later(ctx.now(), hours(2)),
      ends_by: closes_at,
      late_start: 'ends_with_test',
    }
    expect((await http.get(`/tests/${paper.slug}`)).body).toMatchObject({ test: promised })
    expect((await http.get('/tests')).body).toMatchObject({ data: [promised] })
    expect((await asha.get('/main-detail')).body).toMatchObject({ test: promised })
    const mine = (await http.get('/tests-enrolled', { token: asha.token })).body
    expect(mine).toMatchObject({ data: [{ ...promised, opens_at: null, closes_at }] })
  })

  test('gives a late starter exactly what it said was left', async ({ ctx, make, http, world }) => {
    const paper = await make.onlineTest({ closes_at: later(ctx.now(), hours(3)) })
    const asha = await sitter({ make, http }, paper)
    world.clock.advance(hours(3) - minutes(12))
    const { ends_by } = ((await asha.get('/main-detail')).body as Body).test
    const { body } = await asha.start()
    expect(body.sitting.deadline_at).toBe(ends_by)
    expect(Date.parse(ends_by) - Date.parse(ctx.now())).toBe(minutes(12))
  })

  test('lets late starters keep their hour where it says so', async ({ ctx, make, http, world }) => {
    const closes_at = later(ctx.now(), hours(3))
    const paper = await make.onlineTest({ closes_at, late_start: 'keeps_time' })
    const asha = await sitter({ make, http }, paper)
    const [ravi, meera] = [await sitter({ make, http }, paper), await sitter({ make, http }, paper)]
    expect((await asha.get('/main-detail')).body).toMatchObject({
      test: { begin_by: null, ends_by: null, late_start: 'keeps_time', closes_at },
    })
    world.clock.advance(hours(3) - minutes(1))
    expect((await asha.start()).body.sitting.deadline_at).toBe(later(ctx.now(), minutes(60)))
    expect((await meera.start()).status).toBe(200)
    world.clock.advance(minutes(1))
    expect((await ravi.start()).status).toBe(409)
    // Nothing is told while one of them still writes, though the window is over.
    world.clock.advance(minutes(30))
    expect((await asha.submit(0)).status).toBe(200)
    expect((await asha.get('/report')).status).toBe(404)
    expect((await meera.submit(0)).status).toBe(200)
    expect((await asha.get('/report')).status).toBe(200)
  })

  test('counts the compensatory time of a student, who may begin as late as the others', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const closes_at = later(ctx.now(), hours(3))
    const asha = await sitter({ make, http }, await make.onlineTest({ closes_at }))
    await ctx.db
      .insertInto('student_time')
      .values({ user_id: asha.user.id, compensatory_per_hour: 20, reason: 'Scribe', updated_at: ctx.now() })
      .execute()
    expect((await asha.get('/main-detail')).body).toMatchObject({
      test: { time_ms: minutes(80), begin_by: later(ctx.now(), hours(2)), ends_by: later(closes_at, minutes(20)) },
    })
    world.clock.advance(hours(2))
    expect((await asha.start()).body.sitting.deadline_at).toBe(later(ctx.now(), minutes(80)))
  })
})

test('an untimed test speaks of no clock, also where it closes', async ({ ctx, make, http }) => {
  const closes_at = later(ctx.now(), hours(3))
  const untimed = await make.paper({ clock: 'none', duration_ms: null })
  const asha = await sitter({ make, http }, await make.onlineTest({ paper_version_id: untimed, closes_at }))
  const silent = { clock: 'none', time_ms: null, begin_by: null, ends_by: closes_at }
  expect((await asha.get('/main-detail')).body).toMatchObject({ test: silent })
  expect((await http.get('/tests-enrolled', { token: asha.token })).body).toMatchObject({ data: [silent] })
})

test('questions timed one by one take their times together', async ({ ctx, make, http }) => {
  const closes_at = later(ctx.now(), hours(3))
  const asha = await sitter({ make, http }, await make.onlineTest({ delivery: 'sequential', closes_at }))
  expect((await asha.get('/main-detail')).body).toMatchObject({
    test: { clock: 'question', time_ms: minutes(15), begin_by: later(closes_at, -minutes(15)) },
  })
})
