import { later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import type { ComingTest } from '@northlight/contract/exams/coming-tests'
import { expect } from 'vitest'
import { test } from '../../../testing/test.ts'

test('the page of today names the tests of two weeks, the next one first, with what each still lacks', async ({
  http,
  make,
  ctx,
}) => {
  const token = await make.token(await make.user({ role: 'examiner' }))
  const window = (start: number) => ({
    opens_at: later(ctx.now(), start),
    closes_at: later(ctx.now(), start + hours(4)),
  })
  const far = await make.onlineTest({ name: 'NEET paper 5', ...window(days(10)) })
  const near = await make.onlineTest({ name: 'JEE Main mock 4', ...window(days(2)) })
  for (const start of [days(20), -days(2), -hours(1)]) await make.onlineTest(window(start))
  await make.testEnrolment(near, await make.user())
  const read = async () => (await http.get('/office/coming-tests', { token })).body.tests as ComingTest[]
  expect(await read()).toMatchObject([
    { slug: near.slug, name: 'JEE Main mock 4', enrolled: 1, state: 'not-ready' },
    { slug: far.slug, name: 'NEET paper 5', enrolled: 0, state: 'making' },
  ])
  for (const { good, of, missing } of await read()) {
    expect(missing).toContain('Test run not done')
    expect(good + missing.length).toBe(of)
  }
  // As the cockpit of the test counts it.
  const cockpit = (await http.get(`/office/tests/${near.slug}/cockpit`, { token })).body.test as {
    before: { state: string }[]
  }
  expect((await read())[0]?.good).toBe(cockpit.before.filter(({ state }) => state === 'good').length)
})

test('after a test it says whose late answers wait for a decision', async ({ http, make, ctx }) => {
  const token = await make.token(await make.user({ role: 'examiner' }))
  const over = { opens_at: later(ctx.now(), -days(1)), closes_at: later(ctx.now(), -hours(3)) }
  const sat = await make.onlineTest({ name: 'JEE Main mock 3', ...over })
  const quiet = await make.onlineTest({ name: 'Quiet', ...over })
  const ended_at = later(ctx.now(), -hours(3))
  const submitted = { state: 'submitted' as const, ended_at }
  const attempt = await make.attempt(sat, await make.user(), submitted)
  await make.attempt(quiet, await make.user(), submitted)
  await ctx.db
    .insertInto('attempt_steps')
    .values({
      ...{ attempt_id: attempt.id, device: 1, number: 1, action: { type: 'visit', slot: 1 } as never },
      ...{ given_at: Date.parse(ctx.now()), received_at: Date.parse(ctx.now()) },
    })
    .execute()
  expect((await http.get('/office/coming-tests', { token })).body.late).toEqual([
    { slug: sat.slug, name: 'JEE Main mock 3', students: 1, closed_at: over.closes_at },
  ])
})
