import { minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test as base } from '../../../testing/test.ts'
import { actorOfToken } from './tokens.ts'

type Fixtures = { editor: { token: string }; student: { token: string } }

const test = base.extend<Fixtures>({
  editor: async ({ make }, use) => {
    await make.institute()
    await use({ token: await make.tokenWithoutFactor(await make.user({ role: 'editor' })) })
  },
  student: async ({ make }, use) => use({ token: await make.tokenWithoutFactor(await make.user()) }),
})

describe('a session of staff that nobody uses', () => {
  test('ends after the time that the institute sets; one of a student stays', async ({
    ctx,
    http,
    editor,
    student,
    world,
  }) => {
    const look = async () => (await http.get('/office/me', editor)).status
    world.clock.advance(minutes(59))
    expect(await look()).toBe(200)
    world.clock.advance(minutes(59))
    expect(await look()).toBe(200)
    const value = { campus_networks: [], factor_from: null, staff_idle_minutes: 20 }
    await ctx.db.insertInto('settings').values({ key: 'access', value, updated_at: ctx.now() }).execute()
    world.clock.advance(minutes(21))
    expect(await look()).toBe(401)
    // It has ended, and not only for so long as the clock says so.
    await ctx.db.deleteFrom('settings').where('key', '=', 'access').execute()
    expect(await look()).toBe(401)
    expect((await http.get('/profile', student)).status).toBe(200)
  })

  test('is not held open by what a screen does by itself: autosaves, a stream, a screen nobody sits at', async ({
    ctx,
    http,
    make,
    editor,
    world,
  }) => {
    await make.blog({ id: 7 })
    const session = 'tab-of-a-test'
    const byItself = async () => {
      await http.postJson('/office/articles/7/lock', { session }, editor)
      await http.postJson('/office/articles/7/draft', { base: 1, session, seq: 1, changes: {} }, editor)
      await http.get('/office/articles', { ...editor, headers: { 'x-attended': 'no' } })
      // How a stream asks, every 15 seconds, whether its reader may still look.
      await actorOfToken(ctx, editor.token)
    }
    for (let n = 0; n < 3; n++) {
      world.clock.advance(minutes(21))
      await byItself()
    }
    expect((await http.get('/office/me', editor)).status).toBe(401)
  })

  test('is held open by somebody who types, though only drafts are saved', async ({ http, make, editor, world }) => {
    await make.blog({ id: 7 })
    for (let n = 1; n <= 3; n++) {
      world.clock.advance(minutes(50))
      const changes = { base: 1, session: 'tab-of-a-test', seq: n, changes: {} }
      await http.postJson('/office/articles/7/draft', changes, { ...editor, headers: { 'x-attended': 'yes' } })
    }
    expect((await http.get('/office/me', editor)).status).toBe(200)
  })

  test('is a matter of the institute: less than ten minutes or more than a day is refused', async ({ http, make }) => {
    await make.institute()
    const admin = { token: await make.token(await make.user({ role: 'admin' })) }
    const set = (staff_idle_minutes: number) =>
      http.postJson('/office/settings/access', { version: 0, fields: { staff_idle_minutes } }, admin)
    expect((await set(9)).status).toBe(422)
    expect((await set(1441)).status).toBe(422)
    expect((await set(15)).status).toBe(200)
    // A change of something else leaves it.
    await http.postJson('/office/settings/access', { version: 1, fields: { factor_from: '2027-01-01' } }, admin)
    expect((await http.get('/office/settings/access', admin)).body).toMatchObject({
      value: { staff_idle_minutes: 15, factor_from: '2027-01-01' },
    })
  })
})
