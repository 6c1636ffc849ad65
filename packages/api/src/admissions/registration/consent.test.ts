import { minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aGuest, candidatePassword } from '../../../testing/candidates.ts'
import { test as base, type speaker } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'

type Http = ReturnType<typeof speaker>

const offline = { exam_date: '2026-12-06', exam_center: 'Test campus' }

const test = base.extend<{ sitting: undefined }>({
  sitting: [
    async ({ make }, use) => {
      await make.institute()
      await make.sitting()
      await use(undefined)
    },
    { auto: true },
  ],
})

const register = (http: Http, fields: Parameters<typeof aGuest>[0] = {}, token?: string) =>
  http.postJson('/admission/registration', aGuest({ ...offline, ...fields }), token ? { token } : {})

const consentsIn = (ctx: Ctx) => ctx.db.selectFrom('consents').select(['purpose', 'how', 'by_contact']).execute()

const signIn = async (http: Http, email: string) =>
  String((await http.postJson('/auth/login', { email, password: candidatePassword })).body.token)

const linkIn = (text = '') => /\/parent-consent\/([\w-]+)/.exec(text)?.[1] ?? ''

describe('a tick in the form of a candidate under 18', () => {
  test('starts the question to the parent and nothing more', async ({ http, api, ctx, world }) => {
    const reply = await register(http, { father_email: 'raghu@example.com', consent: 'yes' })
    expect(reply).toMatchObject({ status: 201, body: { application: { needs: 'parent-consent' } } })
    await api.runner.drain()
    expect(await consentsIn(ctx)).toEqual([])
    const [mail] = world.mail.to('raghu@example.com')
    const words = mail?.text.replace(/\s+/g, ' ')
    expect(words).toContain('to decide on the admission')
    expect(words).toContain('We do not use your child’s data for advertising')
  })

  test('becomes two agreements, each with its paper, once the parent has answered by the link', async ({
    http,
    api,
    ctx,
    world,
  }) => {
    await register(http, { email: 'ananya@example.com', father_email: 'raghu@example.com' })
    await api.runner.drain()
    const link = linkIn(world.mail.to('raghu@example.com')[0]?.text)
    expect((await http.get(`/parent-consent/${link}`)).body).toMatchObject({
      question: { text: { purpose: 'child-account' }, admission_text: { purpose: 'admission' } },
    })
    expect((await http.postJson(`/parent-consent/${link}`, { answer: 'agree' })).status).toBe(200)
    expect(await consentsIn(ctx)).toEqual([
      { purpose: 'child-account', how: 'link', by_contact: 'raghu@example.com' },
      { purpose: 'admission', how: 'link', by_contact: 'raghu@example.com' },
    ])
    await api.runner.drain()
    expect(world.mail.to('raghu@example.com')).toHaveLength(3)
    const token = await signIn(http, 'ananya@example.com')
    expect((await http.get('/admission/info', { token })).body).toMatchObject({ application: { needs: null } })
  })

  test.for([
    ['the student’s own address', 'ananya@example.com'],
    ['in other capitals', 'Ananya@Example.COM'],
    ['with something after a plus', 'ananya+father@example.com'],
  ] as const)('is refused with %s in the place of the parent’s', async ([, father_email], { http, ctx }) => {
    const reply = await register(http, { email: 'ananya@example.com', father_email })
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: { father_email: [expect.stringContaining('the student’s own address')] } },
    })
    expect(await ctx.db.selectFrom('registrations').select('id').execute()).toEqual([])
    expect(await ctx.db.selectFrom('sittings').select('seats_taken').execute()).toEqual([{ seats_taken: 0 }])
  })

  test('asks the other parent where one of the two addresses is the student’s', async ({ http, api, world }) => {
    const mother = { mother_name: 'Sunanda Rao', mother_phone: '9845012346', mother_email: 'sunanda@example.com' }
    const reply = await register(http, { email: 'ananya@example.com', father_email: 'ananya@example.com', ...mother })
    expect(reply.status).toBe(201)
    await api.runner.drain()
    expect(world.mail.to('sunanda@example.com')).toHaveLength(1)
  })

  test('asks the parent who has answered before, whatever address the form or the student names', async ({
    http,
    make,
    api,
    world,
    ctx,
  }) => {
    const child = await make.minor({ email: 'ananya@example.com' })
    await make.parent(child, { email: 'typed-since@example.com' })
    await make.consent(child, { by_contact: 'raghu@example.com' })
    const reply = await register(
      http,
      { email: child.email, father_email: 'friend@example.com' },
      await make.token(child),
    )
    expect(reply.status).toBe(201)
    await api.runner.drain()
    expect(world.mail.to('raghu@example.com')).toHaveLength(1)
    for (const other of ['friend', 'typed-since']) expect(world.mail.to(`${other}@example.com`)).toEqual([])
    expect(await ctx.db.selectFrom('parents').select('email').execute()).toEqual([{ email: 'typed-since@example.com' }])
  })
})

describe('a child is not registered in the account of somebody else, where no parent would be asked:', () => {
  const child = '2011-03-14'
  const other = 'sign out first and give the student’s own e-mail'

  test.for([
    ['of age, with the date of a child', child, other],
    ['of age, without a date', undefined, 'Enter the date of birth'],
  ] as const)('%s', async ([, date_of_birth, sentence], { http, make, ctx }) => {
    const mother = await make.user({ email: 'mother@example.com', date_of_birth: '1984-02-01' })
    const reply = await register(http, { email: mother.email, date_of_birth }, await make.token(mother))
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: { date_of_birth: [expect.stringContaining(sentence)] } },
    })
    expect(await ctx.db.selectFrom('registrations').select('id').execute()).toEqual([])
  })

  test.for([
    ['a parent’s, with the date of a child', 'role', child, other],
    ['a parent’s, without a date', 'role', undefined, 'Enter the date of birth'],
    ['one that a child is joined to', 'link', child, other],
  ] as const)('%s, and no date on record', async ([, known, date_of_birth, sentence], { http, make, ctx }) => {
    const role = known === 'role' ? 'parent' : 'student'
    const mother = await make.user({ email: 'mother@example.com', date_of_birth: null, role })
    if (known === 'link') {
      const joined = { child_id: (await make.minor()).id, parent_id: mother.id, contact: mother.email }
      await ctx.db
        .insertInto('child_links')
        .values({ ...joined, created_at: ctx.now() })
        .execute()
    }
    const reply = await register(http, { email: mother.email, date_of_birth }, await make.token(mother))
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: { date_of_birth: [expect.stringContaining(sentence)] } },
    })
    const kept = ctx.db.selectFrom('users').select('date_of_birth').where('id', '=', mother.id)
    expect(await kept.executeTakeFirstOrThrow()).toEqual({ date_of_birth: null })
    expect(await ctx.db.selectFrom('registrations').select('id').execute()).toEqual([])
  })

  test('whoever is of age registers themselves, and a student’s account learns its date', async ({
    http,
    make,
    ctx,
  }) => {
    const grown = await make.user({ email: 'grown@example.com', date_of_birth: '2005-06-15' })
    const own = { email: grown.email, date_of_birth: '2005-06-15' }
    expect((await register(http, own, await make.token(grown))).status).toBe(201)
    const young = await make.user({ email: 'young@example.com', date_of_birth: null })
    const theirs = { email: young.email, date_of_birth: child }
    expect((await register(http, theirs, await make.token(young))).status).toBe(201)
    const kept = ctx.db.selectFrom('users').select('date_of_birth').where('id', '=', young.id)
    expect(await kept.executeTakeFirstOrThrow()).toEqual({ date_of_birth: child })
  })
})

describe('the parent’s link', () => {
  test('cannot be answered in the browser of the student, who can still type the code', async ({
    http,
    api,
    ctx,
    world,
  }) => {
    await register(http, { email: 'ananya@example.com', father_email: 'raghu@example.com' })
    await api.runner.drain()
    const mail = world.mail.to('raghu@example.com')[0]?.text
    const token = await signIn(http, 'ananya@example.com')
    const link = `/parent-consent/${linkIn(mail)}`
    expect((await http.get(link, { token })).body).toMatchObject({ question: { is_students_browser: true } })
    for (const answer of ['agree', 'refuse'])
      expect(await http.postJson(link, { answer }, { token })).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('on your own phone') },
      })
    expect(await consentsIn(ctx)).toEqual([])
    expect((await http.get(link)).body).toMatchObject({ question: { is_students_browser: false, state: 'open' } })
    const code = /\b(\d{6})\b/.exec(mail?.replace(/\d{6,}(?=[^\s])/g, '') ?? '')?.[1]
    expect((await http.postJson('/profile/parent/code', { code }, { token })).status).toBe(200)
    expect((await consentsIn(ctx)).map(({ how }) => how)).toEqual(['code', 'code'])
  })

  test('gives nothing when the student has made the parent’s address their own meanwhile', async ({
    http,
    api,
    ctx,
    world,
  }) => {
    await register(http, { email: 'ananya@example.com', father_email: 'raghu@example.com' })
    await api.runner.drain()
    await ctx.db.updateTable('users').set({ email: 'Raghu+me@example.com' }).execute()
    const link = `/parent-consent/${linkIn(world.mail.to('raghu@example.com')[0]?.text)}`
    expect(await http.postJson(link, { answer: 'agree' })).toMatchObject({ status: 403 })
    expect(await consentsIn(ctx)).toEqual([])
  })

  test('refused later ends what was agreed before: the last word counts', async ({ http, make, api, world }) => {
    const child = await make.minor({ email: 'ananya@example.com' })
    const token = await make.token(child)
    await make.parent(child, { email: 'raghu@example.com' })
    await make.consent(child, { by_contact: 'raghu@example.com' })
    world.clock.advance(minutes(5))
    await register(http, { email: child.email }, token)
    await api.runner.drain()
    const link = linkIn(world.mail.to('raghu@example.com')[0]?.text)
    expect((await http.get('/admission/info', { token })).body).toMatchObject({ application: { needs: null } })
    await http.postJson(`/parent-consent/${link}`, { answer: 'refuse' })
    expect((await http.get('/admission/info', { token })).body).toMatchObject({
      application: { needs: 'parent-consent' },
    })
  })
})

test('what was ticked in a form before does not open a test for a minor', async ({ http, make }) => {
  const child = await make.minor()
  await make.parent(child)
  await make.consent(child, { how: 'form' })
  const { body } = await http.get('/profile/family', { token: await make.token(child) })
  expect(body).toMatchObject({ family: { needs: 'parent-consent' } })
})

test('a candidate of age agrees by the tick, in their own name', async ({ http, ctx }) => {
  const grownUp = { date_of_birth: '2005-06-15', email: 'ananya@example.com', father_email: 'ananya@example.com' }
  expect((await register(http, grownUp)).status).toBe(201)
  expect(await consentsIn(ctx)).toEqual([{ purpose: 'admission', how: 'form', by_contact: 'ananya@example.com' }])
})

test('who read the text in another language keeps the very words, however the translation is mended later', async ({
  http,
  ctx,
}) => {
  const point = 'We write to you and to your child about the test, its result, the fee and the admission.'
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  await ctx.db
    .insertInto('rule_translations')
    .values({ language: 'hi', source: point, said: 'हम आपको लिखेंगे।', is_active: true, ...stamps })
    .execute()
  const grownUp = { date_of_birth: '2005-06-15', email: 'ananya@example.com', father_email: 'ananya@example.com' }
  expect((await register(http, { ...grownUp, consent_language: 'hi' })).status).toBe(201)
  await ctx.db.updateTable('rule_translations').set({ said: 'कुछ और' }).execute()
  const consent = await ctx.db.selectFrom('consents').select(['language', 'points_said']).executeTakeFirstOrThrow()
  expect(consent).toMatchObject({ language: 'hi', points_said: expect.arrayContaining(['हम आपको लिखेंगे।']) })
  const token = await signIn(http, 'ananya@example.com')
  expect((await http.get('/profile/family', { token })).body).toMatchObject({
    family: { consents: [{ text: { points: expect.arrayContaining(['हम आपको लिखेंगे।']) } }] },
  })
})

test('neither the student’s number nor address is taken for a parent’s in the profile', async ({ http, make }) => {
  const child = await make.minor({ email: 'ananya@example.com', phone: '9845012345' })
  const token = await make.token(child)
  const named = { parent_name: 'Raghavendra Rao', parent_email: 'raghu@example.com' }
  const send = (fields: object) => http.postJson('/profile/complete', { ...named, ...fields }, { token })
  expect((await send({ parent_email: 'ANANYA+papa@example.com' })).body.errors).toHaveProperty('parent_email')
  expect((await send({ parent_phone: '9845012345' })).body.errors).toHaveProperty('parent_phone')
  expect((await send({ parent_phone: '9845012346' })).status).toBe(200)
})
