import { later } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import type { CheckLine, TestCockpitView } from '@northlight/contract/exams/office'
import type { ConfirmKeysInput } from '@northlight/contract/office/paper-building'
import type { PaperBuildView } from '@northlight/contract/office/papers'
import { expect } from 'vitest'
import type { Fixtures } from '../../../testing/test.ts'
import { test } from '../../../testing/test.ts'

const desk = async ({ http, make, ctx }: Pick<Fixtures, 'http' | 'make' | 'ctx'>) => {
  const token = await make.token(await make.user({ role: 'examiner', name: 'Vivek Shenoy' }))
  const post = (path: string, body: object = {}) => http.postJson(path, body, { token })
  const paper_version_id = await make.paper({ duration_ms: minutes(60) })
  const { id: paper } = await ctx.db
    .selectFrom('paper_versions')
    .select('paper_id as id')
    .where('id', '=', paper_version_id)
    .executeTakeFirstOrThrow()
  const { version } = await ctx.db
    .selectFrom('paper_slot_questions')
    .select('question_version_id as version')
    .executeTakeFirstOrThrow()
  return {
    post,
    paper_version_id,
    line: async ({ slug }: { slug: string }, key: string): Promise<CheckLine | undefined> => {
      const { body } = await http.get(`/office/tests/${slug}/cockpit`, { token })
      return (body.test as TestCockpitView).before.find((one) => one.key === key)
    },
    paper: async () => (await http.get(`/office/papers/${paper}`, { token })).body.paper as PaperBuildView,
    /** The page with the keys, as a colleague reads it. */
    read: async () => (await http.get(`/office/papers/${paper}/print`, { token })).body as unknown as ConfirmKeysInput,
    confirm: ({ version, revision, last_key_change }: ConfirmKeysInput) =>
      post(`/office/papers/${paper}/confirm-keys`, { version, revision, last_key_change }),
    change: async (input: { change: string; key?: string }) => {
      const reason = 'The figure was missing in print.'
      expect(await post(`/office/questions/${version}/key-change`, { seen_key: 'A', reason, ...input })).toMatchObject({
        status: 200,
      })
    },
  }
}

const withdrawn = 'One question was withdrawn. Put another in its place.'

test('a question that was withdrawn after a test keeps its paper from the next batch, and not from those who sat it', async ({
  http,
  make,
  ctx,
}) => {
  const office = await desk({ http, make, ctx })
  const { paper_version_id } = office
  const first = await make.onlineTest({ paper_version_id, is_active: false })
  await make.marked(first, await make.user(), ['B', 'A', 'A'])
  await office.change({ change: 'dropped' })
  expect(await office.line(first, 'paper')).toMatchObject({ state: 'good' })
  expect(await office.post(`/office/tests/${first.slug}/shown`, { is_shown: true })).toMatchObject({ status: 200 })

  const second = await make.onlineTest({ is_active: false })
  const plan = {
    ...{ grace_minutes: 15, integrity: 'warn', warnings: 2, result_policy: 'by_hand', review_policy: 'after_results' },
    ...{ challenge_days: 5, opens_at: later(ctx.now(), days(1)), closes_at: later(ctx.now(), days(1) + hours(2)) },
  }
  expect(await office.post(`/office/tests/${second.slug}/plan`, { ...plan, paper_version_id })).toMatchObject({
    status: 422,
    body: { errors: { paper_version_id: [withdrawn] } },
  })
  // It had the paper before the question was withdrawn.
  await ctx.db.updateTable('tests').set({ paper_version_id }).where('id', '=', second.id).execute()
  expect(await office.line(second, 'paper')).toMatchObject({ state: 'wrong', under: withdrawn })
  expect(await office.post(`/office/tests/${second.slug}/shown`, { is_shown: true })).toMatchObject({
    status: 422,
    body: { errors: { is_shown: [withdrawn] } },
  })
  expect(await office.post(`/office/tests/${second.slug}/trial`)).toMatchObject({ status: 409 })
  expect((await office.paper()).faults).toContainEqual({ level: 'wrong', message: withdrawn })
})

test('keys that a second person has confirmed are to be read again once one of them was changed', async ({
  http,
  make,
  ctx,
  world,
}) => {
  const office = await desk({ http, make, ctx })
  const planned = await make.onlineTest({ paper_version_id: office.paper_version_id })
  await office.confirm(await office.read())
  expect(await office.line(planned, 'keys')).toMatchObject({ state: 'good', under: 'Read by Vivek Shenoy.' })
  expect((await office.paper()).confirmed).toMatchObject({ is_current: true })
  world.clock.advance(minutes(1))
  await office.change({ change: 'replaced', key: 'C' })
  expect(await office.line(planned, 'keys')).toMatchObject({ state: 'look', title: 'Keys not confirmed' })
  expect((await office.paper()).confirmed).toMatchObject({ by: 'Vivek Shenoy', is_current: false })
  world.clock.advance(minutes(1))
  await office.confirm(await office.read())
  expect(await office.line(planned, 'keys')).toMatchObject({ state: 'good' })
  expect((await office.paper()).confirmed).toMatchObject({ is_current: true })
})

test('keys are confirmed by who has read them as they are', async ({ http, make, ctx, world }) => {
  const office = await desk({ http, make, ctx })
  const planned = await make.onlineTest({ paper_version_id: office.paper_version_id })
  const read = await office.read()
  expect((await office.paper()).last_key_change).toBeNull()
  world.clock.advance(minutes(1))
  await office.change({ change: 'replaced', key: 'C' })
  world.clock.advance(minutes(1))
  expect(await office.confirm(read)).toMatchObject({
    status: 409,
    body: { message: 'A key of this paper was changed after you opened it. Read the keys once more.' },
  })
  expect(await office.line(planned, 'keys')).toMatchObject({ state: 'look', title: 'Keys not confirmed' })
  // The page of the paper says that a key was changed. It shows no key, so nothing of it confirms one.
  const { last_key_change, ...shown } = await office.paper()
  expect(shown.confirmed).toBeNull()
  expect(last_key_change).toEqual({ at: later(ctx.now(), -minutes(1)) })
  expect(await office.confirm(read)).toMatchObject({ status: 409 })
  expect(await office.confirm(await office.read())).toMatchObject({ status: 200 })
  expect((await office.paper()).confirmed).toMatchObject({ is_current: true })
})

test('of a key that was changed in the moment of confirming nobody knows that it was read', async ({
  http,
  make,
  ctx,
}) => {
  const office = await desk({ http, make, ctx })
  await office.confirm(await office.read())
  await office.change({ change: 'replaced', key: 'C' })
  expect((await office.paper()).confirmed).toMatchObject({ is_current: false })
})

test('a key that changes and a confirmation that arrive together: never confirmed with a key that was not read', async ({
  http,
  make,
  ctx,
}) => {
  const office = await desk({ http, make, ctx })
  const read = await office.read()
  const [confirmed] = await Promise.all([office.confirm(read), office.change({ change: 'replaced', key: 'C' })])
  expect([200, 409]).toContain(confirmed.status)
  const { confirmed: now } = await office.paper()
  expect(now?.is_current ?? false).toBe(false)
})
