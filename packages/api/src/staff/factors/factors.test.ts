import { hours, minutes } from '@northlight/contract/durations'
import { generateSync } from 'otplib'
import { describe, expect } from 'vitest'
import { password } from '../../../testing/factories.ts'
import { authenticator } from '../../../testing/passkey.ts'
import { inUse, showFactor } from '../../../testing/staff.ts'
import { test as base, speaker } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'
import { seal, unseal } from './sealed.ts'
import { judge } from './totp.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const place = { origin: 'https://northlight.test', rpID: 'northlight.test' }

const test = base.extend<{
  /** The six digits of the app, so many seconds from now. */
  digits: (later?: number) => string
  /** An administrator with an app and two recovery codes, signed in with the password alone. */
  admin: { id: number; email: string; token: string }
}>({
  digits: async ({ ctx }, use) =>
    use((later = 0) => generateSync({ secret, epoch: Math.floor(Date.parse(ctx.now()) / 1000) + later })),
  admin: async ({ make }, use) => {
    await make.institute()
    const user = await make.user({ role: 'admin', email: 'latha@northlight.test' })
    await make.totp(user, { secret })
    for (const code of ['aaaaa-22222', 'bbbbb-33333']) await make.recoveryCode(user, code)
    await use({ id: user.id, email: user.email, token: await make.tokenWithoutFactor(user) })
  },
})

type Http = ReturnType<typeof speaker>
const typed = (http: Http, token: string, code: string) => http.postJson('/office/me/prove/totp', { code }, { token })
const people = (http: Http, token: string) => http.get('/office/audit', { token })

describe('six digits', () => {
  test('open the office, once: the same code, and an older one, are used up', async ({
    http,
    admin,
    digits,
    world,
  }) => {
    const { token } = admin
    expect((await http.get('/office/me', { token })).body).toMatchObject({ needs: 'second-factor', role: 'admin' })
    expect(await people(http, token)).toMatchObject({ status: 403, body: { needs: 'second-factor' } })
    const [before, now] = [digits(-30), digits()]
    expect(await typed(http, token, now)).toMatchObject({ status: 200 })
    expect((await people(http, token)).status).toBe(200)
    expect((await http.get('/office/me', { token })).body).toMatchObject({
      needs: null,
      factor: { has: true, kinds: ['totp'], fresh_until: '2026-11-15T04:40:00.000Z', recovery_left: 2 },
    })
    for (const used of [now, before])
      expect(await typed(http, token, used)).toMatchObject({
        status: 422,
        body: { errors: { code: [expect.stringContaining('used already')] } },
      })
    world.clock.advance(30_000)
    expect((await typed(http, token, digits())).status).toBe(200)
  })

  test('sent twice at the same moment to two processes are taken once', async ({ world, admin, digits }) => {
    const two = [0, 1].map(() => speaker(createApi(world.services).fetch, world.services.siteUrl))
    const replies = await Promise.all(two.map((http) => typed(http, admin.token, digits())))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('of a phone whose clock is wrong are told so, and stay spent when their time comes', async ({
    http,
    admin,
    digits,
    world,
  }) => {
    for (const seconds of [-90, 90]) expect(judge(secret, digits(seconds), world.clock.now()).kind).toBe('right')
    const early = digits(180)
    expect(await typed(http, admin.token, early)).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.stringContaining('clock is about 3 minutes ahead')] } },
    })
    world.clock.advance(180_000)
    expect((await typed(http, admin.token, early)).status).toBe(422)
    expect((await typed(http, admin.token, digits(30))).status).toBe(200)
    expect((await typed(http, admin.token, digits(-300))).body.errors).toEqual({
      code: [expect.stringContaining('5 minutes behind')],
    })
  })

  test('guessed five times rest, and the password, the passkey and a recovery code do not', async ({
    http,
    admin,
    digits,
    api,
    world,
    ctx,
  }) => {
    for (let guess = 0; guess < 5; guess += 1)
      expect((await typed(http, admin.token, `00000${guess}`)).status).toBe(422)
    expect(await typed(http, admin.token, digits())).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('This factor rests for 15 minutes') },
    })
    const other = speaker(createApi(world.services).fetch, world.services.siteUrl)
    expect((await typed(other, admin.token, digits())).status).toBe(429)
    expect((await http.postJson('/auth/login', { email: admin.email, password })).status).toBe(200)
    const recovery = await http.postJson('/office/me/prove/recovery', { code: 'aaaaa22222' }, { token: admin.token })
    expect(recovery.status).toBe(200)
    await api.runner.drain()
    expect(world.mail.to(admin.email).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('somebody typed wrong codes'),
    )
    const refused = ctx.db.selectFrom('audit_log').select('id').where('action', '=', 'staff.refuse-factor')
    expect(await refused.execute()).toHaveLength(5)
  })

  test('of another person open nothing, and neither does a factor that was never set up', async ({
    http,
    make,
    admin,
    digits,
  }) => {
    const other = await make.user({ role: 'admin' })
    await make.totp(other, { secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU' })
    await make.totp(other, { secret, confirmed_at: null })
    expect((await typed(http, await make.tokenWithoutFactor(other), digits())).status).toBe(422)
    expect((await typed(http, admin.token, digits())).status).toBe(200)
  })
})

describe('setting up', () => {
  test('a first factor follows the password, and ends with a recovery code typed back', async ({
    http,
    make,
    ctx,
    world,
    api,
  }) => {
    await make.institute()
    const user = await make.user({ role: 'admin' })
    const token = await make.tokenWithoutFactor(user)
    expect((await http.get('/office/me', { token })).body).toMatchObject({ needs: 'enrol', factor: { has: false } })
    const begun = (await http.send('POST', '/office/me/factors/totp', undefined, { token })).body
    expect(begun).toMatchObject({ uri: expect.stringMatching(/^otpauth:\/\/totp\/Test%20Institute:/) })
    expect(String(begun.qr_svg)).toMatch(/^<svg .*<\/svg>$/)
    const kept = await ctx.db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(kept)).not.toContain(begun.secret)
    const now = Math.floor(Date.parse(ctx.now()) / 1000)
    const confirm = (code: string) =>
      http.postJson(`/office/me/factors/totp/${begun.id}/confirm`, { code, name: 'My phone' }, { token })
    expect((await confirm('000000')).status).toBe(422)
    const done = await confirm(generateSync({ secret: String(begun.secret), epoch: now }))
    const codes = done.body.recovery_codes as string[]
    expect(new Set(codes).size).toBe(10)
    // The code that set it up is a used one.
    expect((await typed(http, token, generateSync({ secret: String(begun.secret), epoch: now }))).status).toBe(422)
    expect(await people(http, token)).toMatchObject({ status: 403, body: { code: 'recovery-codes' } })
    const back = (code: string) => http.postJson('/office/me/recovery-codes/confirm', { code }, { token })
    expect((await back('zzzzz-99999')).status).toBe(422)
    expect((await back(String(codes[3]).toUpperCase())).status).toBe(200)
    expect((await people(http, token)).status).toBe(200)
    expect((await http.get('/office/me/factors', { token })).body).toMatchObject({
      factors: [{ kind: 'totp', name: 'My phone' }],
      recovery_left: 10,
    })
    await api.runner.drain()
    expect(world.mail.to(user.email).some(({ subject }) => subject.includes('second factor was added'))).toBe(true)
  })

  test('a further one asks for a fresh factor, and so does taking one away; an administrator keeps the last', async ({
    http,
    admin,
    digits,
    world,
    ctx,
    make,
  }) => {
    const { token } = admin
    const begin = () => http.send('POST', '/office/me/factors/totp', undefined, { token })
    expect(await begin()).toMatchObject({ status: 403, body: { code: 'stale-factor' } })
    expect((await typed(http, token, digits())).status).toBe(200)
    expect((await begin()).status).toBe(201)
    const [first] = await ctx.db.selectFrom('second_factors').select('id').orderBy('id').execute()
    const remove = () => http.send('DELETE', `/office/me/factors/${first?.id}`, undefined, { token })
    expect(await remove()).toMatchObject({ status: 409 })
    const second = await make.totp({ id: admin.id }, { secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU' })
    world.clock.advance(minutes(11))
    expect(await remove()).toMatchObject({ status: 403, body: { code: 'stale-factor' } })
    await showFactor(ctx, token)
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    const left = await ctx.db.selectFrom('second_factors').select('id').where('confirmed_at', 'is not', null).execute()
    expect(left).toEqual([{ id: second.id }])
  })

  test('is asked of other roles from the day the institute says', async ({ http, make, ctx, world }) => {
    await make.institute()
    const token = await inUse(ctx, await make.tokenWithoutFactor(await make.user({ role: 'editor' })))
    expect((await people(http, token)).status).toBe(200)
    const value = { campus_networks: [], factor_from: '2026-11-16' }
    await ctx.db.insertInto('settings').values({ key: 'access', value, updated_at: ctx.now() }).execute()
    expect((await people(http, token)).status).toBe(200)
    expect((await http.get('/office/me', { token })).body).toMatchObject({ factor: { must_by: '2026-11-16' } })
    world.clock.advance(hours(24))
    expect(await people(http, token)).toMatchObject({ status: 403, body: { code: 'enrol' } })
  })

  test('is asked of an examiner from the first day: a password alone opens nothing of the bank', async ({
    http,
    make,
  }) => {
    await make.institute()
    const token = await make.tokenWithoutFactor(await make.user({ role: 'examiner' }))
    expect((await http.get('/office/me', { token })).body).toMatchObject({
      needs: 'enrol',
      factor: { must_by: expect.any(String) },
    })
    for (const path of ['/office/questions', '/office/questions-file?as=csv', '/office/people', '/office/console'])
      expect(await http.get(path, { token }), path).toMatchObject({ status: 403, body: { code: 'enrol' } })
    const app = (await http.send('POST', '/office/me/factors/totp', undefined, { token })).body
    expect(app).toMatchObject({ secret: expect.any(String) })
  })

  test('leaves a secret in the table that opens only in its own row', async ({ ctx }) => {
    const sealed = seal(ctx.services.keys, 7, secret)
    expect(unseal(ctx.services.keys, 7, sealed)).toBe(secret)
    expect(unseal(ctx.services.keys, 8, sealed)).toBeUndefined()
    expect(unseal(ctx.services.keys, 7, `${sealed.slice(0, -4)}AAAA`)).toBeUndefined()
  })
})

describe('a passkey', () => {
  const options = async (http: Http, token: string, what: 'factors' | 'prove') =>
    (await http.send('POST', `/office/me/${what}/passkey/options`, undefined, { token })).body.options as {
      challenge: string
      rp?: { id: string }
      userVerification?: string
      authenticatorSelection?: { userVerification: string }
    }
  const add = (http: Http, token: string, credential: unknown) =>
    http.postJson('/office/me/factors/passkey', { credential }, { token })
  const prove = (http: Http, token: string, credential: unknown) =>
    http.postJson('/office/me/prove/passkey', { credential }, { token })

  test('is made and shown, each challenge once', async ({ http, make }) => {
    await make.institute()
    const user = await make.user({ role: 'admin' })
    const token = await make.tokenWithoutFactor(user)
    const laptop = authenticator(place)
    const asked = await options(http, token, 'factors')
    expect(asked).toMatchObject({
      rp: { id: 'northlight.test' },
      authenticatorSelection: { userVerification: 'required' },
    })
    const made = laptop.register(asked.challenge)
    const first = await add(http, token, made)
    expect(first).toMatchObject({ status: 201, body: { recovery_codes: expect.any(Array) } })
    expect((await add(http, token, made)).status).toBe(422)
    const code = (first.body.recovery_codes as string[])[0]
    await http.postJson('/office/me/recovery-codes/confirm', { code }, { token })

    const next = await make.tokenWithoutFactor(user)
    const { challenge, userVerification } = await options(http, next, 'prove')
    expect(userVerification).toBe('required')
    const proof = laptop.prove(challenge)
    expect((await prove(http, next, proof)).status).toBe(200)
    expect((await people(http, next)).status).toBe(200)
    expect((await prove(http, next, proof)).status).toBe(422)
  })

  test('of another site, of another person, of another session or without a finger is refused', async ({
    http,
    make,
  }) => {
    await make.institute()
    const user = await make.user({ role: 'admin' })
    const token = await make.tokenWithoutFactor(user)
    const foreign = authenticator({ origin: 'https://northlight.test.evil.test', rpID: 'northlight.test' })
    const elsewhere = authenticator({ origin: 'https://northlight.test', rpID: 'evil.test' })
    const careless = authenticator(place, { isVerified: false })
    for (const wrong of [foreign, elsewhere, careless])
      expect((await add(http, token, wrong.register((await options(http, token, 'factors')).challenge))).status).toBe(
        422,
      )

    const [mine, theirs] = [authenticator(place), authenticator(place)]
    expect((await add(http, token, mine.register((await options(http, token, 'factors')).challenge))).status).toBe(201)
    const other = await make.tokenWithoutFactor(await make.user({ role: 'admin' }))
    expect((await add(http, other, theirs.register((await options(http, other, 'factors')).challenge))).status).toBe(
      201,
    )

    const session = await make.tokenWithoutFactor(user)
    const asked = async () => (await options(http, session, 'prove')).challenge
    expect((await prove(http, session, theirs.prove(await asked()))).status).toBe(422)
    const ofOther = (await options(http, other, 'prove')).challenge
    expect((await prove(http, session, mine.prove(ofOther))).status).toBe(422)
    expect((await prove(http, session, mine.prove(await asked()))).status).toBe(200)
  })
})

describe('a lost phone', () => {
  test('a recovery code works once, opens nothing but a new factor, and the old one is gone with it', async ({
    http,
    admin,
    digits,
    make,
    ctx,
  }) => {
    const { token } = admin
    const elsewhere = await make.token({ id: admin.id })
    const use = (code: string) => http.postJson('/office/me/prove/recovery', { code }, { token })
    expect(await use('AAAAA 22222')).toMatchObject({ status: 200, body: { recovery_left: 1 } })
    expect((await use('aaaaa-22222')).status).toBe(422)
    expect(await people(http, token)).toMatchObject({ status: 403, body: { code: 'second-factor' } })
    const begun = (await http.send('POST', '/office/me/factors/totp', undefined, { token })).body
    const code = generateSync({ secret: String(begun.secret), epoch: Math.floor(Date.parse(ctx.now()) / 1000) })
    const done = await http.postJson(`/office/me/factors/totp/${begun.id}/confirm`, { code }, { token })
    expect(done).toMatchObject({ status: 200, body: { recovery_codes: null } })
    expect((await people(http, token)).status).toBe(200)
    expect((await typed(http, token, digits())).status).toBe(422)
    expect((await people(http, elsewhere)).status).toBe(401)
  })

  test('a recovery code sent to two processes at the same moment is used once', async ({ world, admin }) => {
    const two = [0, 1].map(() => speaker(createApi(world.services).fetch, world.services.siteUrl))
    const replies = await Promise.all(
      two.map((http) => http.postJson('/office/me/prove/recovery', { code: 'bbbbb33333' }, { token: admin.token })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('half an hour later the recovery is over, and the code is spent', async ({ http, admin, world }) => {
    const { token } = admin
    await http.postJson('/office/me/prove/recovery', { code: 'aaaaa-22222' }, { token })
    world.clock.advance(minutes(31))
    expect((await http.send('POST', '/office/me/factors/totp', undefined, { token })).status).toBe(403)
  })
})
