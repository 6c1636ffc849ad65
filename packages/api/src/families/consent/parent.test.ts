import { days, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { test as base } from '../../../testing/test.ts'

type Family = {
  needs: string | null
  parent: { name: string; email: string } | null
  request: { state: string; code_tries_left: number } | null
  consents: { id: number; how: string; by_name: string; withdrawn_at: string | null; text: { version: string } }[]
}

const account = {
  name: 'Asha Rao',
  email: 'asha@northlight.test',
  phone: '9845012345',
  password: 'Polaris#2027',
  confirm_password: 'Polaris#2027',
}
const parent = { parent_name: 'Ramesh Rao', parent_email: 'ramesh@northlight.test' }

/** A signed-in child, and what the page about the family says. */
const test = base.extend<{
  child: { id: number; email: string; token: string }
  family: () => Promise<Family>
  mailTo: (address: string) => Promise<{ text: string; subject: string }[]>
}>({
  child: async ({ make }, use) => {
    await make.institute()
    const child = await make.minor({ email: 'asha@northlight.test' })
    await use({ id: child.id, email: child.email, token: await make.token(child) })
  },
  family: async ({ http, child }, use) =>
    use(async () => (await http.get('/profile/family', { token: child.token })).body.family as Family),
  mailTo: async ({ api, world }, use) =>
    use(async (address) => {
      await api.runner.drain()
      return world.mail.to(address)
    }),
})

const linkIn = (text: string) => /\/parent-consent\/([\w-]+)/.exec(text)?.[1] ?? ''
const codeIn = (text: string) => /\b(\d{6})\b/.exec(text.replace(/\d{6,}(?=[^\s])/g, ''))?.[1] ?? ''

describe('signing up', () => {
  test('as a child asks the named parent by mail, with a link and a code', async ({ http, make, mailTo }) => {
    await make.institute()
    const reply = await http.postJson('/auth/register', { ...account, date_of_birth: '2010-04-23', ...parent })
    expect(reply.status).toBe(201)
    const token = String(reply.body.token)
    const [mail] = await mailTo(parent.parent_email)
    expect(mail?.text).toContain('Dear Ramesh Rao, Asha Rao has created an account')
    expect(mail?.text).toContain('We do not use your child’s data for advertising')
    expect(mail?.subject).not.toContain('Asha')
    const { body } = await http.get('/profile/family', { token })
    expect(body.family).toMatchObject({ needs: 'parent-consent', is_minor: true, request: { state: 'open' } })
  })

  test('without a date of birth, as older clients do, works and asks later', async ({ http, make }) => {
    await make.institute()
    const { body, status } = await http.postJson('/auth/register', account)
    expect(status).toBe(201)
    const family = await http.get('/profile/family', { token: String(body.token) })
    expect(family.body.family).toMatchObject({ needs: 'date-of-birth', parent: null, request: null })
  })

  test.for([
    ['the student’s own address', { ...parent, parent_email: 'ASHA@northlight.test' }, 'parent_email'],
    ['a plus behind it', { ...parent, parent_email: 'asha+father@northlight.test' }, 'parent_email'],
    ['a name without an address', { parent_name: 'Ramesh Rao' }, 'parent_email'],
    ['an address without a name', { parent_email: 'ramesh@northlight.test' }, 'parent_name'],
  ] as const)('as a child refuses %s, and makes no account', async ([, given, field], { http, ctx, make }) => {
    await make.institute()
    const reply = await http.postJson('/auth/register', { ...account, date_of_birth: '2010-04-23', ...given })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.errors as object)).toEqual([field])
    expect(await ctx.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('as an adult keeps nothing about a parent', async ({ http, ctx, make }) => {
    await make.institute()
    await http.postJson('/auth/register', { ...account, date_of_birth: '2005-04-23', ...parent })
    expect(await ctx.db.selectFrom('parents').selectAll().execute()).toEqual([])
  })

  test('with a birthday in the future is refused', async ({ http }) => {
    const reply = await http.postJson('/auth/register', { ...account, date_of_birth: '2026-11-16' })
    expect(reply.body.errors).toEqual({ date_of_birth: ['The date of birth lies in the future.'] })
  })
})

test('a mailbox at Gmail is the student’s own however its address is written', async ({ http, make }) => {
  await make.institute()
  const child = await make.minor({ email: 'asha.rao@gmail.com' })
  const token = await make.token(child)
  for (const parent_email of ['asharao@gmail.com', 'A.S.H.A.rao+papa@googlemail.com']) {
    const reply = await http.postJson('/profile/complete', { ...parent, parent_email }, { token })
    expect(Object.keys(reply.body.errors as object)).toEqual(['parent_email'])
  }
  expect(
    (await http.postJson('/profile/complete', { ...parent, parent_email: 'asha@gmail.com' }, { token })).status,
  ).toBe(200)
})

describe('the mail to a parent', () => {
  test('takes no header and no clickable address from what a student types', async ({ http, make, mailTo, world }) => {
    await make.institute()
    const name = 'Win at https://evil.test now\r\nBcc: all@evil.test'
    const given = { ...parent, parent_name: 'Ramesh www.evil.test\nSubject: Prize' }
    await http.postJson('/auth/register', { ...account, name, date_of_birth: '2010-04-23', ...given })
    const [mail] = await mailTo(parent.parent_email)
    expect(mail?.text).not.toMatch(/evil\.test|https:\/\/evil|\nBcc:|\nSubject:/)
    expect(mail?.subject).toBe('Test Institute: a student asks for your agreement')
    expect(world.mail.sent).toHaveLength(2)
    for (const sent of world.mail.sent) {
      // The mail that asks to confirm the address goes to a mailbox nobody has proved to own.
      expect(sent.text + sent.html).not.toMatch(/evil\.test/)
      expect(sent.subject).not.toMatch(/[\r\n]/)
      expect(sent.to).toMatch(/^(asha|ramesh)@northlight\.test$/)
      expect(sent.headers ?? {}).toEqual({})
    }
  })

  test.for(['ramesh@northlight.test\r\nBcc: all@evil.test', 'a@b.test,c@d.test', 'Ramesh <a@b.test>'])(
    'never goes to %j',
    async (parent_email, { http, ctx, make }) => {
      await make.institute()
      const body = { ...account, date_of_birth: '2010-04-23', parent_name: 'Ramesh Rao', parent_email }
      expect((await http.postJson('/auth/register', body)).status).toBe(422)
      expect(await ctx.db.selectFrom('consent_requests').selectAll().execute()).toEqual([])
    },
  )
})

describe('completing the profile', () => {
  test('needs a parent from a child, and a date only once', async ({ http, ctx, child, family }) => {
    const send = (body: object) => http.postJson('/profile/complete', body, { token: child.token })
    await ctx.db.updateTable('users').set({ date_of_birth: null }).execute()
    const alone = await send({ date_of_birth: '2010-04-23' })
    expect(alone.status).toBe(422)
    expect(Object.keys(alone.body.errors as object)).toEqual(['parent_name', 'parent_email'])
    expect((await family()).needs).toBe('date-of-birth')
    expect((await send({ date_of_birth: '2010-04-23', ...parent })).status).toBe(200)
    expect((await family()).needs).toBe('parent-consent')
    const older = await send({ date_of_birth: '2000-04-23', ...parent })
    expect(older.body.errors).toEqual({
      date_of_birth: ['Your date of birth is on record. Write to the office if it is wrong.'],
    })
  })

  test('with another parent makes the earlier link useless', async ({ http, child, mailTo, family }) => {
    await http.postJson('/profile/complete', parent, { token: child.token })
    const [first] = await mailTo(parent.parent_email)
    await http.postJson(
      '/profile/complete',
      { parent_name: 'Meena Rao', parent_email: 'meena@northlight.test' },
      { token: child.token },
    )
    const refused = await http.postJson(`/parent-consent/${linkIn(first?.text ?? '')}`, { answer: 'agree' })
    expect(refused.status).toBe(400)
    expect(await family()).toMatchObject({ needs: 'parent-consent', parent: { name: 'Meena Rao' }, consents: [] })
    expect(await mailTo('meena@northlight.test')).toHaveLength(1)
  })
})

describe('the link to a parent', () => {
  test('shows what is asked, records the yes once, and the receipt takes it back', async ({
    http,
    child,
    family,
    mailTo,
  }) => {
    await http.postJson('/profile/complete', parent, { token: child.token })
    const [mail] = await mailTo(parent.parent_email)
    const link = linkIn(mail?.text ?? '')
    const { body } = await http.get(`/parent-consent/${link}`)
    expect(body.question).toMatchObject({ kind: 'question', state: 'open', student_name: 'Asha Rao' })
    const answers = await Promise.all([1, 2].map(() => http.postJson(`/parent-consent/${link}`, { answer: 'agree' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await family()).toMatchObject({
      needs: null,
      consents: [{ how: 'link', by_name: 'Ramesh Rao', text: { version: '2026-11' } }],
    })
    // The link in the question shows the agreement from now on, and so does the one in the receipt.
    expect((await http.get(`/parent-consent/${link}`)).body.question).toMatchObject({
      kind: 'receipt',
      state: 'agreed',
      parent_name: 'Ramesh Rao',
    })
    const [, receipt] = await mailTo(parent.parent_email)
    const manage = linkIn(receipt?.text ?? '')
    expect(receipt?.text).toContain('you agreed for Asha Rao')
    expect((await http.get(`/parent-consent/${manage}`)).body.question).toMatchObject({
      kind: 'receipt',
      state: 'agreed',
    })
    expect((await http.postJson(`/parent-consent/${manage}`, { answer: 'withdraw' })).status).toBe(200)
    expect((await http.postJson(`/parent-consent/${manage}`, { answer: 'withdraw' })).status).toBe(400)
    expect(await family()).toMatchObject({ needs: 'parent-consent', consents: [{ withdrawn_by: 'parent' }] })
    expect((await mailTo(child.email)).map(({ subject }) => subject)).toEqual([
      'Test Institute: your parent has agreed',
      'Test Institute: your parent has taken the agreement back',
    ])
  })

  test('that was answered by the code takes that agreement back', async ({ http, child, make, family }) => {
    await make.parent(child)
    await make.parentQuestion(child, { token: 'a-link', code: '123456' })
    await http.postJson('/profile/parent/code', { code: '123456' }, { token: child.token })
    expect((await http.postJson('/parent-consent/a-link', { answer: 'agree' })).status).toBe(400)
    expect((await http.postJson('/parent-consent/a-link', { answer: 'withdraw' })).status).toBe(200)
    expect(await family()).toMatchObject({ needs: 'parent-consent', consents: [{ withdrawn_by: 'parent' }] })
    expect((await http.get('/parent-consent/a-link')).body.question).toMatchObject({ state: 'withdrawn' })
  })

  test('takes a no, which is told to the student', async ({ http, child, make, family, mailTo }) => {
    await make.parent(child)
    await make.parentQuestion(child, { token: 'a-link' })
    expect((await http.postJson('/parent-consent/a-link', { answer: 'refuse' })).status).toBe(200)
    expect((await http.postJson('/parent-consent/a-link', { answer: 'agree' })).status).toBe(400)
    expect(await family()).toMatchObject({ needs: 'parent-consent', request: { state: 'refused' }, consents: [] })
    expect((await mailTo(child.email))[0]?.subject).toContain('refused')
  })

  test('ends after a week, and a clock that is a few seconds apart does not matter', async ({
    http,
    child,
    make,
    world,
    ctx,
  }) => {
    await make.parentQuestion(child, { token: 'a-link' })
    world.clock.advance(days(7) + 10_000)
    expect((await http.get('/parent-consent/a-link')).body.question).toMatchObject({ state: 'open' })
    world.clock.advance(minutes(1))
    expect((await http.get('/parent-consent/a-link')).body.question).toMatchObject({ state: 'expired' })
    expect((await http.postJson('/parent-consent/a-link', { answer: 'agree' })).status).toBe(400)
    expect(await ctx.db.selectFrom('consents').selectAll().execute()).toEqual([])
  })

  test('that nobody made is not found, and nothing of it is logged', async ({ http, world }) => {
    expect((await http.get('/parent-consent/made-up-secret')).status).toBe(404)
    expect(JSON.stringify(world.logger.lines)).not.toContain('made-up-secret')
  })
})

describe('the code', () => {
  test('counts as the parent’s yes, once', async ({ http, child, family, mailTo }) => {
    await http.postJson('/profile/complete', parent, { token: child.token })
    const code = codeIn((await mailTo(parent.parent_email))[0]?.text ?? '')
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect((await http.postJson('/profile/parent/code', { code: spaced }, { token: child.token })).status).toBe(200)
    expect(await family()).toMatchObject({ needs: null, consents: [{ how: 'code' }] })
    expect((await http.postJson('/profile/parent/code', { code }, { token: child.token })).status).toBe(422)
  })

  test('may be tried five times, also from many tabs at once; then even the right one is refused', async ({
    http,
    child,
    make,
    family,
  }) => {
    await make.parentQuestion(child, { code: '123456' })
    const guess = (code: string) => http.postJson('/profile/parent/code', { code }, { token: child.token })
    await Promise.all(['000001', '000002', '000003', '000004', '000005', '000006'].map(guess))
    const late = await guess('123456')
    expect(late.body.errors).toEqual({
      code: ['This code was tried too often. Send the mail again for a new one.'],
    })
    expect(await family()).toMatchObject({ request: { code_tries_left: 0 }, consents: [] })
  })

  test('of another student is worth nothing', async ({ http, child, make }) => {
    await make.parentQuestion(await make.minor(), { token: 'another', code: '123456' })
    const reply = await http.postJson('/profile/parent/code', { code: '123456' }, { token: child.token })
    expect(reply.status).toBe(422)
  })
})

describe('asking again', () => {
  test('waits a minute, ends the earlier link, and stops after five a day for one mailbox', async ({
    http,
    child,
    make,
    mailTo,
    world,
  }) => {
    await http.postJson('/profile/complete', parent, { token: child.token })
    await mailTo(parent.parent_email)
    const again = () => http.send('POST', '/profile/parent/resend', undefined, { token: child.token })
    expect(await again()).toMatchObject({ status: 429 })
    for (let time = 0; time < 4; time++) {
      world.clock.advance(minutes(2))
      expect((await again()).status).toBe(200)
      await mailTo(parent.parent_email)
    }
    world.clock.advance(minutes(2))
    const refused = await again()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('86400')
    const mails = await mailTo(parent.parent_email)
    expect(mails).toHaveLength(5)
    expect((await http.postJson(`/parent-consent/${linkIn(mails[3]?.text ?? '')}`, { answer: 'agree' })).status).toBe(
      400,
    )
    const other = await make.token(await make.minor())
    expect((await http.postJson('/profile/complete', parent, { token: other })).status).toBe(429)
    expect((await http.postJson(`/parent-consent/${linkIn(mails[4]?.text ?? '')}`, { answer: 'agree' })).status).toBe(
      200,
    )
  })
})

describe('a mailbox that another child has confirmed as theirs', () => {
  test('agrees for nobody, neither by the link nor by the code; the parent of both does', async ({
    http,
    ctx,
    child,
    make,
    family,
  }) => {
    const friend = await make.minor({ email: 'friend@northlight.test' })
    await make.parentQuestion(child, { token: 'a-link', code: '123456' })
    await ctx.db.updateTable('consent_requests').set({ parent_email: friend.email }).execute()
    const byLink = () => http.postJson('/parent-consent/a-link', { answer: 'agree' })
    const confirm = (email_verified_at: string | null) =>
      ctx.db.updateTable('users').set({ email_verified_at }).where('id', '=', friend.id).execute()
    await confirm(ctx.now())
    expect((await byLink()).status).toBe(403)
    const byCode = await http.postJson('/profile/parent/code', { code: '123456' }, { token: child.token })
    expect(byCode.status).toBe(403)
    expect((await family()).consents).toEqual([])
    // Anybody can register anybody's address: one that is not confirmed stops no parent.
    await confirm(null)
    expect((await byLink()).status).toBe(200)
  })
})

describe('a parent who has answered', () => {
  const meena = { parent_name: 'Meena Rao', parent_email: 'meena@northlight.test' }
  const heard = (mails: { subject: string; text: string }[]) =>
    mails.filter(({ subject }) => /another parent|taken back/.test(subject))

  test.for(['agree', 'refuse'] as const)(
    'with %s is told when another one agrees, and not when the student only names one',
    async (answer, { http, ctx, child, make, mailTo, world }) => {
      await make.parent(child, { email: parent.parent_email })
      await make.parentQuestion(child, { token: 'a-link' })
      await http.postJson('/parent-consent/a-link', { answer })
      world.clock.advance(minutes(5))
      await http.postJson('/profile/complete', meena, { token: child.token })
      const [asked] = await mailTo(meena.parent_email)
      expect(heard(await mailTo(parent.parent_email))).toEqual([])
      await http.postJson(`/parent-consent/${linkIn(asked?.text ?? '')}`, { answer: 'agree' })
      const [news, ...more] = heard(await mailTo(parent.parent_email))
      expect(more).toEqual([])
      expect(news?.text).toMatch(/another parent or guardian agreed for\s+Asha\s+Rao/)
      expect(news?.text).not.toMatch(/meena/i)
      expect(heard(await mailTo(meena.parent_email))).toEqual([])
      const rows = await ctx.db.selectFrom('mails').select('user_id').where('template', '=', 'parent-news').execute()
      expect(rows).toEqual([{ user_id: child.id }])
    },
  )

  test('is told when the student takes the agreement back', async ({ http, child, make, mailTo }) => {
    await make.parent(child, { email: parent.parent_email })
    const { id } = await make.consent(child, { by_contact: parent.parent_email })
    await http.send('DELETE', `/profile/consents/${id}`, undefined, { token: child.token })
    const [news] = heard(await mailTo(parent.parent_email))
    expect(news?.text).toMatch(/your agreement for Asha Rao was taken back in\s+the student’s account/)
  })
})

test('an agreement can be taken back in the account, one’s own only', async ({ http, child, make, family }) => {
  await make.parent(child)
  const own = await make.consent(child)
  const foreign = await make.consent(await make.minor())
  const end = (id: number) => http.send('DELETE', `/profile/consents/${id}`, undefined, { token: child.token })
  expect((await end(foreign.id)).status).toBe(404)
  expect((await end(own.id)).status).toBe(200)
  expect(await family()).toMatchObject({ needs: 'parent-consent', consents: [{ withdrawn_by: 'student' }] })
})

test('an agreement to an admission ends the application with it', async ({ http, child, make, ctx }) => {
  const sitting = await make.sitting()
  const { id } = await aRegistration(ctx, child, sitting)
  const consent = await make.consent(child, { purpose: 'admission' })
  const reply = await http.send('DELETE', `/profile/consents/${consent.id}`, undefined, { token: child.token })
  expect(reply.status).toBe(200)
  const row = await ctx.db.selectFrom('registrations').select('state').where('id', '=', id).execute()
  expect(row).toEqual([{ state: 'withdrawn' }])
})
