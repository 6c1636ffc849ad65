import { hash } from '@node-rs/argon2'
import { minutes } from '@northlight/contract/durations'
import type { Role } from '@northlight/contract/roles'
import { describe, expect } from 'vitest'
import { sessionBrowser } from '../../../testing/browser.ts'
import { password } from '../../../testing/factories.ts'
import { test as base } from '../../../testing/test.ts'
import { createLimits } from '../../kernel/limits.ts'
import { computed } from '../password/passwords.ts'

const email = 'asha@northlight.test'
const nobody = 'nobody@northlight.test'
const hall = '192.0.2.10'

/** The same password, cheaply hashed: these tests sign in hundreds of times, and are not about the hash. */
const password_hash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

type Reply = { status: number; headers: Headers; body: Record<string, unknown> }
type Fixtures = {
  /** One sign-in at the sheet's own door. */
  login: (fields: { email?: string; password?: string; code?: string }, address?: string) => Promise<Reply>
  /** Wrong passwords, each from another address of the world. */
  strangersGuess: (times: number, to?: string) => Promise<void>
  person: (email?: string, role?: Role) => Promise<{ id: number; email: string }>
  browser: (address: string) => ReturnType<typeof sessionBrowser>
  /** Lets the mails go out, and reads the code in the last one. */
  mailedCode: () => Promise<string>
}

const hallTest = base.extend<Fixtures>({
  login: async ({ http }, use) =>
    use((fields, address = hall) => http.postJson('/auth/login', { email, password, ...fields }, { address })),
  strangersGuess: async ({ login }, use) =>
    use(async (times, to = email) => {
      for (let n = 1; n <= times; n++) await login({ email: to, password: 'Wrong#2026' }, `198.51.100.${n}`)
    }),
  person: async ({ make }, use) =>
    use(async (to = email, role = 'student') => make.user({ email: to, role, password_hash: await password_hash })),
  browser: async ({ api, world }, use) => use((address) => sessionBrowser(api, world.services.siteUrl, address)),
  mailedCode: async ({ api, world }, use) =>
    use(async () => {
      await api.runner.drain()
      return /\b\d{6}\b/.exec(world.mail.to(email).at(-1)?.text ?? '')?.[0] ?? ''
    }),
})

const test = hallTest

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a hall behind one address', () => {
  test('gets in: right passwords are not counted, at either door', async ({ login, browser, person }) => {
    const people = await Promise.all(
      Array.from({ length: 140 }, (_, n) => person(`person-of-hall-${n}@northlight.test`)),
    )
    const replies = await Promise.all(people.slice(0, 130).map(({ email }) => login({ email })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { email } of people.slice(130)) expect(await browser(hall).signIn(email, password)).toBeNull()
  })

  test('has room for 2,000 calls in two minutes', async ({ ctx }) => {
    const limits = createLimits(ctx.services.database)
    for (let n = 0; n < 2000; n++) await limits.overall({ ...ctx, address: hall }, 'post /auth/login')
  })

  test('one person signs in ten times in a minute, with a slip now and then', async ({ login, browser, person }) => {
    await person()
    for (let n = 0; n < 10; n++) {
      if (n % 2) expect((await login({ password: 'Wrong#2026' })).status).toBe(400)
      expect((await login({})).status).toBe(200)
    }
    for (let n = 0; n < 6; n++) expect(await browser(hall).signIn(email, password)).toBeNull()
  })

  test('one who guesses at everybody is paused, and browsers that are known are not', async ({
    ctx,
    login,
    browser,
    person,
  }) => {
    await person()
    const own = browser(hall)
    await own.signIn(email, password)
    // What 200 wrong passwords leave behind, without the time of computing them.
    const { noteFailure } = await import('./sign-in-counts.ts')
    for (let n = 0; n < 200; n++)
      await noteFailure({ ...ctx, address: hall }, { email: `p-${n}@northlight.test`, source: hall })
    const refused = await login({})
    expect(refused).toMatchObject({ status: 429, body: { status: false } })
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await own.signIn(email, password)).toBeNull()
    expect((await login({}, '192.0.2.99')).status).toBe(200)
  })
})

describe('twenty wrong passwords from anywhere', () => {
  const named = (campus_networks: string[]) => ({ key: 'access', value: { campus_networks } })

  test('do not close the account: its owner signs in on a hall computer with a mailed code', async ({
    login,
    browser,
    make,
    person,
    strangersGuess,
    mailedCode,
  }) => {
    await make.institute()
    await person()
    await strangersGuess(20)
    const asked = await login({})
    expect(asked).toMatchObject({ status: 403, body: { status: false, code: 'second-way' } })
    expect(asked.body.message).toMatch(/mailed a code/)
    expect(await browser(hall).signIn(email, password)).toBe('second-way')
    const code = await mailedCode()
    expect((await login({ code: other(code) })).status).toBe(400)
    expect((await login({ code, password: 'Wrong#2026' })).status).toBe(400)
    expect(await browser(hall).signIn(email, password, code)).toBeNull()
    // It works once.
    expect((await login({ code })).status).toBe(400)
  })

  test('on a browser the owner has used, change nothing', async ({ browser, person, strangersGuess }) => {
    await person()
    const own = browser(hall)
    await own.signIn(email, password)
    await strangersGuess(20)
    expect(await own.signIn(email, 'Wrong#2026')).toBe('CredentialsSignin')
    expect(await own.signIn(email, password)).toBeNull()
    expect(await browser('198.51.100.200').signIn(email, password)).toBe('second-way')
  })

  test.for(['192.0.2.10', '2001:db8:1::7'])(
    'in a room the institute has named, %s, change nothing; a forged header names no room',
    async (address, { ctx, http, login, browser, person, strangersGuess }) => {
      await person()
      const access = { ...named(['192.0.2.0/24', '2001:db8:1::/48']), updated_at: ctx.now() }
      await ctx.db.insertInto('settings').values(access).execute()
      await strangersGuess(20)
      for (let n = 0; n < 7; n++) expect((await login({ password: 'Wrong#2026' }, address)).status).toBe(400)
      expect((await login({}, address)).status).toBe(200)
      expect(await browser(address).signIn(email, password)).toBeNull()
      const forged = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` }
      const outside = { address: '203.0.113.50', headers: forged }
      expect((await http.postJson('/auth/login', { email, password }, outside)).status).toBe(403)
    },
  )

  test('in a room named by one address of IPv6 change nothing: visitors are told apart by their /64', async ({
    ctx,
    login,
    person,
    strangersGuess,
  }) => {
    await person()
    const access = { ...named(['2001:db8:2:3::7/128']), updated_at: ctx.now() }
    await ctx.db.insertInto('settings').values(access).execute()
    await strangersGuess(20)
    expect((await login({}, '2001:db8:2:3::')).status).toBe(200)
    expect((await login({}, '2001:db8:2:4::')).status).toBe(403)
  })

  test('are answered alike where there is no account, and nobody gets a mail', async ({
    login,
    make,
    person,
    strangersGuess,
    api,
    world,
  }) => {
    await make.institute()
    await person()
    await strangersGuess(20)
    await strangersGuess(20, nobody)
    const cost = { ...computed }
    const [known, wrong, unknown] = [await login({}), await login({ password: 'x' }), await login({ email: nobody })]
    expect([wrong.status, wrong.body]).toEqual([known.status, known.body])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(computed).toEqual(cost)
    await api.runner.drain()
    expect(world.mail.to(nobody)).toEqual([])
    expect(world.mail.to(email)).toHaveLength(1)
  })

  test('leave other accounts alone', async ({ login, person, strangersGuess }) => {
    await person('ravi@northlight.test')
    await strangersGuess(20)
    expect((await login({ email: 'ravi@northlight.test' })).status).toBe(200)
  })

  test('sent at once, are looked at ten times and not more', async ({ login, person }) => {
    await person()
    const before = computed.checks
    const guesses = Array.from({ length: 40 }, (_, n) => login({ password: 'Wrong#2026' }, `198.51.100.${n}`))
    const states = (await Promise.all(guesses)).map(({ status }) => status)
    expect(computed.checks - before).toBe(10)
    expect(states.filter((status) => status === 400)).toHaveLength(10)
  })

  test('fill nobody’s mailbox, and a newer code leaves the older one good', async ({
    login,
    make,
    person,
    strangersGuess,
    mailedCode,
    world,
  }) => {
    await make.institute()
    await person()
    await strangersGuess(20)
    const first = await mailedCode()
    for (let n = 0; n < 5; n++) await login({}, `198.51.100.${n}`)
    await mailedCode()
    expect(world.mail.to(email)).toHaveLength(1)
    world.clock.advance(minutes(3))
    await Promise.all([1, 2, 3].map((n) => login({}, `198.51.100.${n}`)))
    expect(await mailedCode()).toMatch(/^\d{6}$/)
    expect(world.mail.to(email)).toHaveLength(2)
    expect((await login({ code: first })).status).toBe(200)
    for (let n = 0; n < 20; n++) {
      world.clock.advance(minutes(3))
      await login({}, '198.51.100.9')
      await mailedCode()
    }
    expect(world.mail.to(email).length).toBeLessThanOrEqual(8)
  })

  test('are forgotten once the owner has chosen a new password by mail', async ({
    http,
    login,
    make,
    person,
    strangersGuess,
    api,
    world,
  }) => {
    await make.institute()
    await person()
    await strangersGuess(20)
    await http.postJson('/auth/forgot-password', { email })
    await api.runner.drain()
    const mails = world.mail.to(email).map(({ text }) => text)
    const token = /reset-password\/([\w-]+)/.exec(mails.join('\n'))?.[1]
    const chosen = 'Polaris#2027'
    const next = { email, password: chosen, password_confirmation: chosen }
    expect((await http.postJson(`/auth/reset-password/${token}`, next)).status).toBe(200)
    expect((await login({ password: chosen })).status).toBe(200)
  })
})

describe('passwords of colleagues, guessed from a room of the institute', () => {
  const examiner = 'examiner@northlight.test'
  const test = hallTest.extend<{ room: string }>({
    room: async ({ ctx, make, person }, use) => {
      await make.institute()
      await person(email)
      await person(examiner, 'examiner')
      const access = { key: 'access', value: { campus_networks: ['192.0.2.0/24'] }, updated_at: ctx.now() }
      await ctx.db.insertInto('settings').values(access).execute()
      await use(hall)
    },
  })
  const guessAt = async (login: Fixtures['login'], to: string, times: number) => {
    const answers = []
    for (let n = 0; n < times; n++) {
      // Each at a desk of its own, so that no pause of one of them has to be waited for.
      const { status, body } = await login({ email: to, password: 'Wrong#2026' }, `192.0.2.${n + 1}`)
      answers.push(JSON.stringify([status, body]))
    }
    return new Set(answers)
  }

  test('are looked at a few times, and answered like those of a student, who is never refused there', async ({
    login,
    room,
    api,
    world,
  }) => {
    const cost = { ...computed }
    const [ofColleague, ofStudent] = [await guessAt(login, examiner, 30), await guessAt(login, email, 30)]
    expect(ofColleague).toEqual(ofStudent)
    expect(ofColleague.size).toBe(1)
    // The same work too, whether or not the password was read.
    expect(computed.checks - cost.checks).toBe(60)
    const refused = await login({ email: examiner }, room)
    expect([refused.status, refused.body.message]).toEqual([400, 'Oops! You have entered invalid credentials'])
    expect((await login({})).status).toBe(200)
    // The guesses of the room count outside as well.
    expect((await login({ email: examiner }, '198.51.100.77')).status).toBe(403)
    // Whose account it is hears of it, and gets in by the code, from the link of the mail.
    await api.runner.drain()
    const mail = world.mail.to(examiner).at(-1)?.text ?? ''
    expect(mail).toContain('/auth/sign-in?error=CredentialsSignin&code=second-way')
    const code = /\b\d{6}\b/.exec(mail)?.[0] ?? ''
    expect((await login({ email: examiner, code })).status).toBe(200)
  })

  test('are counted wherever they come from', async ({ login, room, browser, strangersGuess }) => {
    await strangersGuess(10, examiner)
    expect((await login({ email: examiner })).status).toBe(400)
    expect((await login({ email: examiner }, '198.51.100.77')).status).toBe(403)
    expect(await browser(room).signIn(examiner, password)).toBe('CredentialsSignin')
  })

  test('do not keep a colleague out: the right one opens at once, and on a known browser ever after', async ({
    login,
    room,
    browser,
  }) => {
    const own = browser(room)
    expect(await own.signIn(examiner, password)).toBeNull()
    await guessAt(login, examiner, 30)
    expect(await own.signIn(examiner, password)).toBeNull()
  })

  test('wait for nobody else’s slips: a hall that mistypes stops no colleague', async ({ ctx, login, room }) => {
    const { noteFailure } = await import('./sign-in-counts.ts')
    for (let n = 0; n < 200; n++)
      await noteFailure({ ...ctx, address: room }, { email: `p-${n}@northlight.test`, source: room })
    expect((await login({ email: examiner })).status).toBe(200)
  })
})

describe('a code that somebody made up', () => {
  test('lifts no count: after it a browser the account does not know needs the second way', async ({
    login,
    person,
  }) => {
    await person()
    for (let n = 1; n <= 12; n++)
      expect((await login({ password: 'Wrong#2026', code: '000000' }, `198.51.100.${n}`)).status).toBe(400)
    expect((await login({}, '198.51.100.99')).status).toBe(403)
  })

  test('passes no pause, and the answer does not tell it from a good one', async ({
    ctx,
    login,
    make,
    person,
    strangersGuess,
    mailedCode,
  }) => {
    await make.institute()
    await person()
    await strangersGuess(11)
    const code = await mailedCode()
    const { noteFailure } = await import('./sign-in-counts.ts')
    for (let n = 0; n < 9; n++) await noteFailure({ ...ctx, address: hall }, { email, source: `address:${hall}` })
    // In its pause this address is not read with a code of its own, though the password is right: so it uses up none of
    // the five tries …
    const [madeUp, good] = [await login({ code: other(code) }), await login({ code, password: 'Wrong#2026' })]
    expect([madeUp.status, madeUp.body]).toEqual([good.status, good.body])
    for (let n = 0; n < 5; n++) expect((await login({ code: other(code) })).status).toBe(400)
    // … and the mailed one still opens.
    expect((await login({ code })).status).toBe(200)
  })
})

describe('a mailed code', () => {
  test('is not tried by whoever lacks the password, nor are its tries used up', async ({
    login,
    make,
    person,
    strangersGuess,
    mailedCode,
  }) => {
    await make.institute()
    await person()
    await strangersGuess(11)
    const code = await mailedCode()
    for (let n = 0; n < 12; n++)
      expect((await login({ password: 'Wrong#2026', code }, `198.51.100.${n}`)).status).toBe(400)
    expect((await login({ code })).status).toBe(200)
  })

  test('has five tries beside the right password, then even the right one is refused', async ({
    login,
    make,
    person,
    strangersGuess,
    mailedCode,
  }) => {
    await make.institute()
    await person()
    await strangersGuess(11)
    const code = await mailedCode()
    for (let n = 0; n < 5; n++) expect((await login({ code: other(code) }, `198.51.100.${n}`)).status).toBe(400)
    expect((await login({ code })).status).toBe(400)
  })

  test('ends after fifteen minutes, and belongs to one account', async ({
    login,
    make,
    person,
    strangersGuess,
    mailedCode,
    world,
  }) => {
    await make.institute()
    await person()
    await person('ravi@northlight.test')
    await strangersGuess(11)
    const code = await mailedCode()
    expect((await login({ email: 'ravi@northlight.test', code })).status).toBe(400)
    world.clock.advance(minutes(16))
    expect((await login({ code })).status).toBe(400)
  })
})
