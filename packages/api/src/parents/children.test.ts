import { later } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import { digest } from '@northlight/db/digest'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../testing/admission-factories.ts'
import { insert } from '../../testing/rows.ts'
import { test as base } from '../../testing/test.ts'
import { dataFile } from '../families/export/make-export.ts'
import { eraseDueAccounts } from '../families/jobs.ts'
import { toldAbout } from '../notices/people.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const mailbox = 'ramesh@northlight.test'

/** A parent's account with a confirmed address, and a way to add children for whom it has agreed. */
const test = base.extend<{
  parent: { id: number; token: string }
  childOf: (name: string, fields?: { email?: string; contact?: string }) => Promise<{ id: number; token: string }>
  call: (method: 'get' | 'postJson' | 'delete', path: string, token?: string) => Promise<{ status: number; body: Body }>
}>({
  parent: async ({ make, ctx }, use) => {
    await make.institute()
    const row = await make.user({ name: 'Ramesh Rao', email: mailbox, email_verified_at: ctx.now(), role: 'parent' })
    await use({ id: row.id, token: await make.token(row) })
  },
  childOf: async ({ make, parent }, use) =>
    use(async (name, { email, contact = mailbox } = {}) => {
      expect(parent.id).toBeGreaterThan(0)
      const child = await make.minor({ name, ...(email && { email }) })
      await make.parent(child, { email: contact })
      await make.consent(child, { by_contact: contact })
      return { id: child.id, token: await make.token(child) }
    }),
  call: async ({ http, parent }, use) =>
    use((method, path, token = parent.token) => {
      if (method === 'postJson') return http.postJson(path, {}, { token })
      return method === 'get' ? http.get(path, { token }) : http.send('DELETE', path, undefined, { token })
    }),
})

const linked = async (call: (method: 'postJson', path: string) => Promise<{ body: Body }>) =>
  (await call('postJson', '/children')).body.children as { id: number; name: string; by: string | null }[]

describe('a parent whose address has agreed', () => {
  test('links several children in one tap, each once', async ({ ctx, call, childOf }) => {
    await childOf('Asha Rao')
    await childOf('Kiran Rao')
    await childOf('Not Theirs', { contact: 'other@northlight.test' })
    expect((await call('get', '/children')).body).toEqual({ children: [], waiting: 2 })
    const [one] = await Promise.all([linked(call), linked(call)])
    expect(one).toMatchObject([
      { name: 'Asha Rao', by: 'agreement' },
      { name: 'Kiran Rao', by: 'agreement' },
    ])
    expect((await call('get', '/children')).body).toMatchObject({ waiting: 0 })
    expect(await ctx.db.selectFrom('child_links').selectAll().execute()).toHaveLength(2)
  })

  test('sees how far the application of the child is, and the seat that is offered, until its last day is over', async ({
    ctx,
    make,
    call,
    childOf,
    parent,
    world,
  }) => {
    const asha = await childOf('Asha Rao')
    const [link] = await linked(call)
    const seen = async () =>
      ((await call('get', `/children/${link?.id}`)).body.child as { application: unknown }).application
    expect(await seen()).toBeNull()
    const sitting = await make.sitting({ sits_on: '2026-12-13', centre: 'Hubballi campus' })
    const row = await aRegistration(ctx, asha, sitting, { state: 'paid', payment_status: 'PAID' })
    expect(await seen()).toMatchObject({
      ...{ number: row.number, state: 'paid', offer: null },
      test: { sits_on: '2026-12-13', centre: 'Hubballi campus' },
    })
    await ctx.db.updateTable('registrations').set({ state: 'offered' }).execute()
    expect(await seen()).toMatchObject({
      ...{ state: 'offered', offer: { state: 'open', title: row.program, to_pay_paise: null } },
    })
    const place = await make.courseAtBranch()
    await insert(ctx.db, 'offers', {
      ...{ registration_id: row.id, course_branch_id: place.id, title: 'Foundation, Mysuru', fee_paise: 42_000_00 },
      ...{ waiver_percent: 0, waived_paise: 0, until: '2026-12-15', created_at: ctx.now() },
    })
    const end = Date.parse('2026-12-15T18:29:59.999Z')
    const seenLater = async () => {
      const token = await make.token(parent)
      return (await call('get', `/children/${link?.id}`, token)).body.child.application
    }
    world.clock.advance(end - Date.parse(ctx.now()))
    expect(await seenLater()).toMatchObject({ offer: { state: 'open', to_pay_paise: 42_000_00 } })
    world.clock.advance(minutes(1))
    expect(await seenLater()).toMatchObject({ state: 'offered', offer: { state: 'past', title: 'Foundation, Mysuru' } })
  })

  test('sees next tests, marks, the letter and fees of the child, and no result before the child', async ({
    ctx,
    make,
    call,
    childOf,
  }) => {
    const asha = await childOf('Asha Rao')
    const stranger = await make.minor({ name: 'Not Theirs' })
    const open = await make.marked(await make.onlineTest({ name: 'Open' }), asha, ['A', 'B', null])
    const held = await make.marked(await make.onlineTest({ name: 'Held', result_policy: 'by_hand' }), asha, ['A'])
    const others = await make.marked(await make.onlineTest({ name: 'Not hers' }), stranger, ['A'])
    const closes_at = later(ctx.now(), hours(5))
    await make.testEnrolment(await make.onlineTest({ name: 'Mock 3', closes_at }), asha)
    const enrolment = await make.enrolment({ user_id: asha.id, payment_status: 'PAID' })
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    for (const [number, state] of [[1, 'paid'] as const, [2, 'open'] as const])
      await insert(ctx.db, 'instalments', {
        ...{ enrolment_id: enrolment.id, number, state, amount_paise: 18_900_00, due_on: '2026-12-01', ...stamps },
      })
    const [link] = await linked(call)
    const root = `/children/${link?.id}`
    const { body } = await call('get', root)
    expect(body.child).toMatchObject({
      name: 'Asha Rao',
      next_tests: [{ name: 'Mock 3', status: 'Pending', begin_by: later(closes_at, -hours(1)) }],
      tests: [
        { name: 'Held', result: null, report: null },
        { name: 'Open', result: { marks: 3, max_marks: 12, rank: null }, report: open.uuid },
      ],
      fees: [{ left_paise: 18_900_00, instalments: [{ state: 'paid' }, { state: 'open', can_pay: true }] }],
      consents: [{ by_contact: mailbox }],
    })
    expect(JSON.stringify(body)).not.toContain('Not hers')
    const letter = await call('get', `${root}/reports/${open.uuid}`)
    expect(letter.body).toMatchObject({
      state: 'ready',
      report: { student: { name: 'Asha Rao' }, total: { marks: 3 } },
    })
    expect((await call('get', `${root}/reports/${held.uuid}`)).body).toMatchObject({ state: 'held', report: null })
    expect((await call('get', `${root}/reports/${others.uuid}`)).status).toBe(404)
    const looks = await ctx.db.selectFrom('audit_log').select('action').where('entity', '=', 'user').execute()
    expect(looks.map(({ action }) => action)).toContain('families.read-child-report')
  })

  test('pays the next instalment of the child, and of nobody else', async ({ ctx, make, call, childOf, parent }) => {
    const asha = await childOf('Asha Rao')
    const theirs = await make.enrolment({ user_id: asha.id, payment_status: 'PAID' })
    const others = await make.enrolment({ user_id: (await make.user()).id, payment_status: 'PAID' })
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    for (const enrolment of [theirs, others])
      await insert(ctx.db, 'instalments', {
        ...{ enrolment_id: enrolment.id, number: 1, state: 'open' as const, amount_paise: 5_000_00 },
        ...{ due_on: '2026-12-01', ...stamps },
      })
    const [link] = await linked(call)
    const pay = (enrolment: number) => `/children/${link?.id}/enrolments/${enrolment}/instalments/1/pay`
    expect(await call('postJson', pay(theirs.id))).toMatchObject({
      status: 201,
      body: { order: { amount_paise: 5_000_00 } },
    })
    expect((await call('postJson', pay(others.id))).status).toBe(404)
    const orders = await ctx.db.selectFrom('orders').select(['user_id', 'subject_id']).execute()
    expect(orders).toEqual([{ user_id: parent.id, subject_id: theirs.id }])
  })

  test('is named by the order and gets the receipt; a child gets it as well, a grown student does not', async ({
    ctx,
    make,
    http,
    world,
    api,
    call,
    childOf,
    parent,
  }) => {
    const asha = await childOf('Asha Rao')
    const theirs = { user_id: asha.id, name: 'Asha Rao', email: 'asha.rao@example.com' }
    const { id } = await make.enrolment({ ...theirs, payment_status: 'PAID' })
    for (const number of [1, 2])
      await insert(ctx.db, 'instalments', {
        ...{ enrolment_id: id, number, state: 'open' as const, amount_paise: 5_000_00, due_on: '2026-12-01' },
        ...{ created_at: ctx.now(), updated_at: ctx.now() },
      })
    const [link] = await linked(call)
    const pay = async (number: number) => {
      const opened = await call('postJson', `/children/${link?.id}/enrolments/${id}/instalments/${number}/pay`)
      expect(opened.body.order.payer).toMatchObject({ name: 'Ramesh Rao', email: mailbox })
      const { order_id, payment_id, signature } = world.gateway.pay(opened.body.order.razorpay_order_id)
      const proof = { razorpay_order_id: order_id, razorpay_payment_id: payment_id, razorpay_signature: signature }
      expect((await http.postJson('/payments/verify', proof, parent)).status).toBe(200)
      await api.runner.drain()
    }
    const receipts = (email: string) => world.mail.to(email).filter(({ subject }) => subject.includes('Receipt'))
    await pay(1)
    expect([receipts(mailbox).length, receipts(theirs.email).length]).toEqual([1, 1])
    expect(receipts(mailbox)[0]?.text).toContain('Hello Ramesh Rao')
    expect(receipts(theirs.email)[0]?.text).toContain('Hello Asha Rao')
    expect((await call('get', '/payments')).body).toMatchObject({ payments: [{ payer: { name: 'Ramesh Rao' } }] })
    // Both see that it is paid; the office finds it by either name.
    expect((await http.get('/instalments', asha)).body).toMatchObject({
      fees: [{ instalments: [{ state: 'paid', receipt: { number: expect.any(String) } }, {}] }],
    })
    const staff = { token: await make.token(await make.user({ role: 'admin' })) }
    for (const typed of ['Ramesh', 'Asha'])
      expect((await http.get(`/office/payments?filter[search]=${typed}`, staff)).body.data, typed).toHaveLength(1)
    const stranger = await make.token(await make.user({ role: 'parent' }))
    expect((await call('get', '/payments', stranger)).body).toMatchObject({ payments: [] })
    // Of age, and the fees are shared with the parent: what the parent paid is told to the parent.
    await ctx.db.updateTable('users').set({ date_of_birth: '2000-01-01' }).where('id', '=', asha.id).execute()
    await ctx.db.updateTable('child_links').set({ shared_at: ctx.now() }).execute()
    await pay(2)
    expect([receipts(mailbox).length, receipts(theirs.email).length]).toEqual([2, 1])
  })

  test('pays what the child began and left open, in an order of their own; the other window pays nothing twice', async ({
    ctx,
    make,
    http,
    world,
    api,
    call,
    childOf,
    parent,
  }) => {
    const asha = await childOf('Asha Rao')
    const { id } = await make.enrolment({ user_id: asha.id, payment_status: 'PAID' })
    for (const [number, state] of [[1, 'paid'] as const, [2, 'open'] as const])
      await insert(ctx.db, 'instalments', {
        ...{ enrolment_id: id, number, state, amount_paise: 5_000_00, due_on: '2026-12-01' },
        ...{ created_at: ctx.now(), updated_at: ctx.now() },
      })
    const [link] = await linked(call)
    const begun = await http.send('POST', `/courses-enrolled/${id}/instalments/2/pay`, undefined, asha)
    const own = await call('postJson', `/children/${link?.id}/enrolments/${id}/instalments/2/pay`)
    const orderOf = ({ body }: { body: Body }) => body.order.razorpay_order_id as string
    // The page asks where the order stands before the window of the bank opens.
    expect(await call('get', `/payments/orders/${orderOf(own)}`)).toMatchObject({
      ...{ status: 200, body: { status: 'PENDING', objection: null } },
    })
    const prove = (order: string, token: string) => {
      const { order_id, payment_id, signature } = world.gateway.pay(order)
      const proof = { razorpay_order_id: order_id, razorpay_payment_id: payment_id, razorpay_signature: signature }
      return http.postJson('/payments/verify', proof, { token })
    }
    expect((await prove(orderOf(own), parent.token)).status).toBe(200)
    expect((await prove(orderOf(begun), asha.token)).status).toBe(409)
    await api.runner.drain()
    expect(await ctx.db.selectFrom('unmatched_payments').select(['reason', 'state']).execute()).toEqual([
      { reason: 'paid_twice', state: 'refunded' },
    ])
  })
})

describe('nothing is shown', () => {
  test('of a child that is linked to somebody else', async ({ make, http, call, childOf }) => {
    await childOf('Asha Rao')
    const [link] = await linked(call)
    const other = await make.token(await make.user({ role: 'parent' }))
    for (const path of [`/children/${link?.id}`, `/children/${link?.id}/reports/00000000-0000-4000-8000-000000000001`])
      expect((await call('get', path, other)).status).toBe(404)
    expect((await call('delete', `/children/${link?.id}`, other)).status).toBe(404)
    expect((await http.get(`/children/${link?.id}`)).status).toBe(401)
  })

  test('by a forwarded link of a mail, or to an address that is not confirmed', async ({
    ctx,
    make,
    call,
    childOf,
  }) => {
    const asha = await childOf('Asha Rao')
    await ctx.db
      .updateTable('consents')
      .set({ manage_hash: digest('a-receipt') })
      .where('user_id', '=', asha.id)
      .execute()
    const reader = await make.token(await make.user({ email_verified_at: ctx.now() }))
    expect((await call('get', '/parent-consent/a-receipt', reader)).status).toBe(200)
    expect((await call('postJson', '/children', reader)).body).toMatchObject({ children: [], waiting: 0 })
    await ctx.db.updateTable('users').set({ email_verified_at: null }).where('email', '=', mailbox).execute()
    expect(await linked(call)).toEqual([])
  })

  test('to a child that would be its own parent, by its own mailbox or a second account of a child', async ({
    ctx,
    make,
    call,
    childOf,
  }) => {
    const asha = await childOf('Asha Rao', { email: 'asha@northlight.test', contact: 'asha+mother@northlight.test' })
    const second = await make.user({ email: 'asha+mother@northlight.test', email_verified_at: ctx.now() })
    expect((await call('postJson', '/children', await make.token(second))).body).toMatchObject({ children: [] })
    await childOf('Kiran Rao', { contact: 'friend@northlight.test' })
    const friend = await make.minor({ email: 'friend@northlight.test', email_verified_at: ctx.now() })
    expect((await call('postJson', '/children', await make.token(friend))).body).toMatchObject({ children: [] })
    const own = { child_id: asha.id, parent_id: asha.id, contact: 'x@northlight.test', created_at: ctx.now() }
    await expect(ctx.db.insertInto('child_links').values(own).execute()).rejects.toThrow()
  })

  test('after the agreement is taken back, a question is refused, or another parent has agreed', async ({
    ctx,
    make,
    call,
    childOf,
    world,
  }) => {
    const [asha, kiran, tara] = [await childOf('Asha'), await childOf('Kiran'), await childOf('Tara')]
    const links = await linked(call)
    const status = async () => {
      const all = await Promise.all(links.map(({ id }) => call('get', `/children/${id}`)))
      return all.map((reply) => reply.status)
    }
    expect(await status()).toEqual([200, 200, 200])
    world.clock.advance(hours(1))
    await ctx.db
      .updateTable('consents')
      .set({ withdrawn_at: ctx.now(), withdrawn_by: 'parent' })
      .where('user_id', '=', asha.id)
      .execute()
    await make.parentQuestion(kiran)
    await ctx.db.updateTable('consent_requests').set({ answer: 'refused', answered_at: ctx.now() }).execute()
    // A child who types another address takes nothing from the parent who has agreed.
    await ctx.db.updateTable('parents').set({ email: 'other@northlight.test' }).where('user_id', '=', tara.id).execute()
    expect(await status()).toEqual([403, 403, 200])
    await make.consent(tara, { by_contact: 'other@northlight.test' })
    expect(await status()).toEqual([403, 403, 403])
    const { children } = (await call('get', '/children')).body
    expect(children.map(({ by }: Body) => by)).toEqual([null, null, null])
    expect(children[0].sentence).toContain('taken back')
  })
})

test('a parent of a child sees that another one agreed and when, not who that is, on the page and behind the link', async ({
  ctx,
  make,
  call,
  childOf,
  http,
  world,
}) => {
  const asha = await childOf('Asha Rao', { contact: 'sunita@northlight.test' })
  await ctx.db.updateTable('consents').set({ by_name: 'Sunita Hegde' }).execute()
  const first = ctx.now()
  world.clock.advance(minutes(5))
  await make.consent(asha, {
    by_contact: 'Ramesh@northlight.test',
    manage_hash: digest('a-receipt'),
    link_at: ctx.now(),
  })
  const agreed = [
    { by_name: 'Ramesh Rao', by_contact: 'Ramesh@northlight.test', agreed_at: ctx.now(), withdrawn_at: null },
    { by_name: null, by_contact: null, how: 'link', agreed_at: first, text: { purpose: 'child-account' } },
  ]
  const [link] = await linked(call)
  const { child } = (await call('get', `/children/${link?.id}`)).body
  expect(child.consents).toMatchObject(agreed)
  expect(JSON.stringify(child)).not.toMatch(/sunita|hegde/i)
  const kept = ((await http.get('/parent-consent/a-receipt/data')).body as Body).child
  expect(kept.consents).toMatchObject(agreed)
  expect(JSON.stringify(kept.consents)).not.toMatch(/sunita|hegde/i)
  // The student, who named both, reads whose word each is.
  expect((await http.get('/profile/family', { token: asha.token })).body).toMatchObject({
    family: { consents: [{ by_name: 'Ramesh Rao' }, { by_name: 'Sunita Hegde' }] },
  })
})

test('the file behind the link names no other parent and brings no paper of theirs, and everything of the reader’s own', async ({
  ctx,
  make,
  childOf,
  api,
  world,
}) => {
  const scan = async (name: string) => {
    const path = `scans/${name}`
    await ctx.services.storage.private.write(path, new TextEncoder().encode(`the paper of ${name}`))
    const file = {
      path,
      kind: 'consent' as const,
      original_name: `${name}.pdf`,
      mime: 'application/pdf',
      bytes: 9,
      created_at: ctx.now(),
    }
    return (await insert(ctx.db, 'private_files', file)).id
  }
  const hers = { email: 'sunita@northlight.test', phone: '9845099999' }
  const asha = await childOf('Asha Rao', { email: 'asha@northlight.test', contact: hers.email })
  await ctx.db.updateTable('parents').set({ name: 'Sunita Hegde', phone: hers.phone }).execute()
  await ctx.db
    .updateTable('consents')
    .set({ by_name: 'Sunita Hegde', how: 'office', witness: 'Seen by Sunita’s sister', scan_id: await scan('hegde') })
    .execute()
  const question = { parent_name: 'Sunita Hegde', parent_email: hers.email, answer: 'agreed' } as const
  await make.parentQuestion(asha, { token: 'hers', ...question })
  await make.parentQuestion(asha, { token: 'his', parent_email: mailbox, answer: 'agreed' } as object)
  for (const contact of [hers.email, mailbox])
    await insert(ctx.db, 'child_links', { child_id: asha.id, contact, linked_at: null, created_at: ctx.now() })
  const entity = { actor_kind: 'user', entity: 'user', entity_id: String(asha.id), at: ctx.now() } as const
  const details = { by: 'office', reason: 'Sunita asks for it.' }
  await insert(ctx.db, 'audit_log', { ...entity, action: 'families.end-child-link', details })
  const payer = (name: string, email: string, phone: string) => ({
    ...{ user_id: asha.id, payer_name: name, payer_email: email, payer_phone: phone },
  })
  await make.order(payer('Sunita Hegde', hers.email, hers.phone))
  await make.order(payer('Ramesh Rao', mailbox, '9845088888'))
  // Ordered by the student, who typed the mother's number.
  await make.order(payer('Asha Rao', 'asha@northlight.test', hers.phone))
  await aRegistration(ctx, asha, await make.sitting(), {
    ...{ father_name: 'Ramesh Rao', father_phone: '9845088888', father_email: mailbox },
    ...{ mother_name: 'Sunita Hegde', mother_phone: hers.phone, mother_email: hers.email, address: '12 Lake Road' },
  })
  await aRegistration(ctx, asha, await make.sitting(), {
    ...{ season: '2026-27', father_name: null, father_phone: null, father_email: null, address: '4 Hegde Lane' },
    ...{ mother_name: 'Sunita Hegde', mother_phone: hers.phone, mother_email: hers.email },
  })
  world.clock.advance(minutes(5))
  const own = { by_contact: 'Ramesh@northlight.test', manage_hash: digest('a-receipt'), link_at: ctx.now() }
  await make.consent(asha, { ...own, witness: 'Ravi of the office', scan_id: await scan('ramesh') })

  const reply = await api.fetch(new Request('http://localhost/api/v1/parent-consent/a-receipt/file'), {
    ...{ address: '203.0.113.7', requestId: 'r' },
  })
  expect(reply.status).toBe(200)
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  const page = strFromU8(files['your-data.html'] ?? new Uint8Array())
  const json = strFromU8(files['data.json'] ?? new Uint8Array())
  for (const text of [page, json, Object.keys(files).join()]) expect(text).not.toMatch(/sunita|hegde|9845099999/i)
  expect(page).toContain('What names another parent')
  const section = (title: string) => {
    const parts = Object.values(JSON.parse(json)).filter(Array.isArray).flat() as { title: string; rows: Body[] }[]
    return parts.find((part) => part.title === title)?.rows
  }
  expect(section('Agreements')).toMatchObject([
    { by_name: null, by_contact: null, witness: null, how: 'office', purpose: 'child-account' },
    { by_name: 'Ramesh Rao', by_contact: own.by_contact, witness: 'Ravi of the office' },
  ])
  expect(section('Parent or guardian')).toMatchObject([{ name: null, email: null, phone: null }])
  expect(section('Questions to your parent')).toMatchObject([
    { parent_name: null, parent_email: null, answer: 'agreed' },
    { parent_name: 'Ramesh Rao', parent_email: mailbox, answer: 'agreed' },
  ])
  expect(section('Accounts of parents and children that are linked')?.map(({ contact }) => contact)).toEqual([
    null,
    mailbox,
  ])
  expect(section('Orders')).toMatchObject([
    { payer_name: null, payer_email: null, payer_phone: null },
    { payer_name: 'Ramesh Rao', payer_email: mailbox, payer_phone: '9845088888' },
    { payer_name: 'Asha Rao', payer_email: 'asha@northlight.test', payer_phone: null },
  ])
  expect(section('Applications for admission')).toMatchObject([
    { father_name: 'Ramesh Rao', father_email: mailbox, mother_name: null, address: null },
    { mother_name: null, mother_phone: null, address: null },
  ])
  expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toEqual([
    expect.stringMatching(/^files\/\d+-ramesh\.pdf$/),
  ])

  // The student, who named both, gets the whole.
  const user = await ctx.db.selectFrom('users').selectAll().where('id', '=', asha.id).executeTakeFirstOrThrow()
  const whole = unzipSync(new Uint8Array(await dataFile(ctx, user)))
  expect(Object.keys(whole).filter((name) => name.startsWith('files/'))).toHaveLength(2)
  const all = strFromU8(whole['data.json'] ?? new Uint8Array())
  for (const said of ['Sunita Hegde', hers.email, hers.phone, 'Sunita asks for it.', '4 Hegde Lane'])
    expect(all).toContain(said)
})

describe('a student of age', () => {
  test('decides: the birthday closes the page until the student shares it, and stops it again', async ({
    ctx,
    call,
    childOf,
    http,
  }) => {
    const asha = await childOf('Asha Rao')
    const [link] = await linked(call)
    const share = () => http.postJson('/profile/parents', { email: mailbox }, { token: asha.token })
    expect((await share()).status).toBe(403)
    expect((await call('delete', `/profile/parents/${link?.id}`, asha.token)).status).toBe(403)
    // Born eighteen years ago by the calendar of the test.
    await ctx.db.updateTable('users').set({ date_of_birth: '2008-11-01' }).where('id', '=', asha.id).execute()
    expect((await call('get', `/children/${link?.id}`)).status).toBe(403)
    expect((await call('get', '/profile/parents', asha.token)).body).toMatchObject({
      may_decide: true,
      parents: [{ email: mailbox, name: 'Ramesh Rao', sees: false }],
    })
    expect((await share()).body).toMatchObject({ parents: [{ sees: true }] })
    expect((await call('get', `/children/${link?.id}`)).body).toMatchObject({ child: { by: 'student' } })
    expect((await call('delete', `/profile/parents/${link?.id}`, asha.token)).body).toMatchObject({ parents: [] })
    expect((await call('get', `/children/${link?.id}`)).status).toBe(404)
    expect(await linked(call)).toEqual([])
  })

  test('shares marks and fees, and not the application; a sister under eighteen is seen as before', async ({
    ctx,
    make,
    call,
    childOf,
    http,
  }) => {
    const [asha, kavya] = [await childOf('Asha Rao'), await childOf('Kavya Rao')]
    const sitting = await make.sitting()
    const strangers = await make.minor({ name: 'Not Theirs' })
    const seat = { state: 'offered', payment_status: 'PAID', seat: 'taken' } as const
    const rows = [await aRegistration(ctx, asha, sitting, seat), await aRegistration(ctx, kavya, sitting, seat)]
    await aRegistration(ctx, strangers, sitting, seat)
    const links = await linked(call)
    const seen = async () => {
      const homes = await Promise.all(links.map(({ id }) => call('get', `/children/${id}`)))
      return homes.map(({ body }) => [body.child.by, body.child.application?.number ?? null])
    }
    const numbers = rows.map(({ number }) => number)
    expect(await seen()).toEqual(numbers.map((number) => ['agreement', number]))
    await ctx.db.updateTable('users').set({ date_of_birth: '2008-11-01' }).where('id', '=', asha.id).execute()
    await http.postJson('/profile/parents', { email: mailbox }, { token: asha.token })
    expect(await seen()).toEqual([
      ['student', null],
      ['agreement', numbers[1]],
    ])
    // Nor what another parent has agreed to, with that parent's name and address.
    await make.consent(asha, { by_name: 'Sunita Rao', by_contact: 'sunita@northlight.test' })
    const { child } = (await call('get', `/children/${links[0]?.id}`)).body
    expect(child.consents).toMatchObject([{ by_contact: mailbox }])
    expect(JSON.stringify(child)).not.toMatch(/sunita/i)
    // Once the parent has put it away, the student shares it again.
    await call('delete', `/children/${links[0]?.id}`)
    expect((await call('get', '/children')).body).toMatchObject({ children: [{ by: 'agreement' }], waiting: 0 })
    await http.postJson('/profile/parents', { email: mailbox }, { token: asha.token })
    expect(await linked(call)).toHaveLength(2)
  })

  test('shares with a parent who was never asked, by the address that the parent confirms', async ({
    make,
    call,
    http,
    parent,
  }) => {
    expect(parent.id).toBeGreaterThan(0)
    const grown = await make.user({ name: 'Meera Rao' })
    const token = await make.token(grown)
    const own = await http.postJson('/profile/parents', { email: grown.email }, { token })
    expect(own.status).toBe(422)
    expect((await http.postJson('/profile/parents', { email: mailbox }, { token })).body).toMatchObject({
      parents: [{ email: mailbox, name: null, sees: false }],
    })
    expect(await linked(call)).toMatchObject([{ name: 'Meera Rao', by: 'student' }])
  })
})

test('a parent may stop looking and begin again; what the office ended stays ended', async ({
  ctx,
  call,
  childOf,
  world,
}) => {
  await childOf('Asha Rao')
  const [link] = await linked(call)
  expect((await call('delete', `/children/${link?.id}`)).body).toMatchObject({ children: [], waiting: 1 })
  world.clock.advance(days(1))
  expect(await linked(call)).toHaveLength(1)
  await ctx.db.updateTable('child_links').set({ ended_at: ctx.now(), ended_by: 'office' }).execute()
  expect(await linked(call)).toEqual([])
})

describe('a series', () => {
  /** A course that gives one paper, paid by somebody. */
  const aSeries = async ({ ctx, make }: { ctx: Body; make: Body }, user: { id: number; email: string }) => {
    const place = await make.courseAtBranch()
    const paper = await make.onlineTest({ name: 'Paper one' })
    await insert(ctx.db, 'course_papers', {
      ...{ course_branch_id: place.id, number: 1, test_id: paper.id, opens_at: null },
      ...{ days_after_joining: null, papers_finished: null },
    })
    return make.enrolment({
      ...{ user_id: user.id, email: user.email, course_branch_id: place.id, course_name: 'Test Series' },
      payment_status: 'PAID' as const,
    })
  }

  test('of the child is shown to the parent; one the parent bought is handed over once, to this child alone', async ({
    ctx,
    make,
    call,
    childOf,
    parent,
  }) => {
    const asha = await childOf('Asha Rao', { email: 'asha@northlight.test' })
    await childOf('Kiran Rao')
    const bought = await aSeries({ ctx, make }, { id: parent.id, email: mailbox })
    const links = await linked(call)
    const [ashas, kirans] = ['Asha Rao', 'Kiran Rao'].map((name) => links.find((one) => one.name === name)?.id)
    expect((await call('get', `/children/${ashas}`)).body.child).toMatchObject({
      series: [],
      can_be_handed: [{ enrolment_id: bought.id, course: 'Test Series' }],
    })
    const hand = (link: number | undefined, token?: string) =>
      call('postJson', `/children/${link}/series/${bought.id}`, token)
    expect((await hand(ashas, await make.token(await make.user()))).status).toBe(404)
    expect(await hand(ashas)).toMatchObject({
      status: 200,
      body: { child: { series: [{ enrolment_id: bought.id, sentence: 'Paper 1 of 1 is open.' }], can_be_handed: [] } },
    })
    expect((await hand(kirans)).status).toBe(404)
    expect((await call('get', '/series', asha.token)).body.series).toHaveLength(1)
    expect((await call('get', '/series')).body.series).toEqual([])
  })

  test('of which a paper is begun stays where it is', async ({ ctx, make, call, childOf, parent }) => {
    await childOf('Asha Rao')
    const bought = await aSeries({ ctx, make }, { id: parent.id, email: mailbox })
    const [link] = await linked(call)
    expect((await call('postJson', `/series/${bought.id}/papers/1`)).status).toBe(201)
    expect((await call('get', `/children/${link?.id}`)).body.child.can_be_handed).toEqual([])
    expect((await call('postJson', `/children/${link?.id}/series/${bought.id}`)).status).toBe(409)
  })
})

test('the office ends a link on a family’s word: the parent sees nothing more and cannot take it up again', async ({
  ctx,
  make,
  http,
  call,
  childOf,
}) => {
  await childOf('Asha Rao')
  const [link] = await linked(call)
  const token = await make.token(await make.user({ role: 'admin' }))
  const { body } = await http.get('/office/child-links?filter[search]=asha', { token })
  expect((body as Body).data).toMatchObject([{ id: link?.id, child: 'Asha Rao', contact: mailbox, ended_by: null }])
  const end = (by = token) =>
    http.postJson(`/office/child-links/${link?.id}/end`, { reason: 'The mother asks for it.' }, { token: by })
  const counsellor = await make.token(await make.user({ role: 'counsellor' }))
  expect((await end(counsellor)).status).toBe(403)
  expect((await end()).status).toBe(200)
  expect((await end()).status).toBe(409)
  expect((await call('get', `/children/${link?.id}`)).status).toBe(404)
  expect(await linked(call)).toEqual([])
  const said = await ctx.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'families.end-child-link')
    .execute()
  expect(said).toMatchObject([{ details: { by: 'office', reason: 'The mother asks for it.' } }])
})

test('a parent whom the office has shut out comes back neither by the mailed link, nor by capitals, nor by a new account', async ({
  ctx,
  make,
  http,
  call,
  childOf,
  parent,
}) => {
  const asha = await childOf('Asha Rao')
  await ctx.db
    .updateTable('consents')
    .set({ manage_hash: digest('a-receipt') })
    .execute()
  const [link] = await linked(call)
  expect((await http.get('/parent-consent/a-receipt/data')).status).toBe(200)
  const token = await make.token(await make.user({ role: 'admin' }))
  await http.postJson(`/office/child-links/${link?.id}/end`, { reason: 'The mother asks for it.' }, { token })
  expect((await http.get('/parent-consent/a-receipt/data')).status).toBe(403)
  expect((await http.get('/parent-consent/a-receipt/file')).status).toBe(403)

  await make.consent(asha, { by_contact: mailbox.toUpperCase() })
  expect(await linked(call)).toEqual([])

  const at = ctx.now()
  await insert(ctx.db, 'deletion_requests', { user_id: parent.id, requested_at: at, due_at: at })
  await eraseDueAccounts.run(ctx, {})
  const again = await make.user({ email: mailbox, email_verified_at: ctx.now(), role: 'parent' })
  const { body } = await call('postJson', '/children', await make.token(again))
  expect(body).toMatchObject({ children: [], waiting: 0 })
  expect((await toldAbout(ctx, asha.id))?.told.map(({ as }) => as)).toEqual(['student'])
})
