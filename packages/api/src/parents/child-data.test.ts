import { days } from '@northlight/contract/durations'
import { digest } from '@northlight/db/digest'
import { describe, expect } from 'vitest'
import { test as base } from '../../testing/test.ts'

const parent = 'ramesh@northlight.test'

/** A child whose parent has agreed and holds the link of the receipt. */
const test = base.extend<{
  child: { id: number; name: string; email: string }
  look: (token?: string) => Promise<{ status: number; body: Record<string, unknown>; text: string }>
}>({
  child: async ({ make }, use) => {
    await make.institute()
    const child = await make.minor({ email: 'asha@northlight.test' })
    await make.parent(child, { email: parent })
    await make.consent(child, { by_contact: parent, manage_hash: digest('a-receipt') })
    await use(child)
  },
  look: async ({ http }, use) =>
    use(async (token = 'a-receipt') => {
      const { status, body } = await http.get(`/parent-consent/${token}/data`)
      return { status, body, text: JSON.stringify(body) }
    }),
})

describe('a parent who has agreed', () => {
  test('sees the child’s account, agreements, tests, courses and payments, and nobody else’s', async ({
    child,
    look,
    make,
    ctx,
  }) => {
    const other = await make.minor({ email: 'other@northlight.test' })
    await make.marked(await make.onlineTest({ name: 'Open' }), child, ['A', 'B', null])
    await make.marked(await make.onlineTest({ name: 'Held', result_policy: 'by_hand' }), child, ['A', 'B', null])
    await make.marked(await make.onlineTest({ name: 'Not hers' }), other, ['A'])
    await make.enrolment({ user_id: other.id, course_name: 'Not hers' })
    // An order brings its enrolment with it.
    await make.order({ user_id: child.id, description: 'Foundation Evenings', amount_paise: 12_000_00 })
    await make.order({ user_id: other.id, description: 'Not hers' })
    const { status, body, text } = await look()
    expect(status).toBe(200)
    expect(body.child).toMatchObject({
      student_name: child.name,
      parent: { email: parent },
      account: { email: 'asha@northlight.test', date_of_birth: '2010-04-23' },
      consents: [{ by_contact: parent, how: 'link', text: { version: '2026-11' }, withdrawn_at: null }],
      tests: [
        { name: 'Held', result: null },
        { name: 'Open', result: { marks: 3, max_marks: 12, rank: null } },
      ],
      courses: [{ course: 'Foundation Evenings', branch: 'Bengaluru', payment_status: 'PENDING' }],
      applications: [],
      payments: [{ title: 'Foundation Evenings', amount_paise: 12_000_00, status: 'PENDING', receipt: null }],
    })
    expect(text).not.toMatch(/Not hers|other@|argon2|manage_hash|user_id|gateway/)
    const looks = await ctx.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'entity_id', 'details'])
      .where('action', '=', 'families.read-child-data')
      .execute()
    expect(looks).toEqual([
      { actor_kind: 'visitor', entity_id: String(child.id), details: { consent: expect.any(Number) } },
    ])
    expect(JSON.stringify(looks)).not.toContain('@')
  })

  test('takes it home as a file, three times a minute', async ({ child, look, api, ctx }) => {
    const { file_url } = (await look()).body.child as { file_url: string }
    const open = () => api.fetch(new Request(file_url), { address: '203.0.113.7', requestId: 'r' })
    const file = await open()
    expect(file.headers.get('content-type')).toBe('application/zip')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="child-data.zip"')
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    for (const status of [200, 200, 429]) expect((await open()).status).toBe(status)
    const downloads = await ctx.db
      .selectFrom('audit_log')
      .select('entity_id')
      .where('action', '=', 'families.download-child-data')
      .execute()
    expect(downloads).toEqual([1, 2, 3].map(() => ({ entity_id: String(child.id) })))
  })

  test('still sees it after taking the agreement back, because it is still kept', async ({ child, look, http }) => {
    await http.postJson('/parent-consent/a-receipt', { answer: 'withdraw' })
    const { status, body } = await look()
    expect(status).toBe(200)
    expect(body.child).toMatchObject({ student_name: child.name, consents: [{ withdrawn_by: 'parent' }] })
  })

  test('sees it by the link of the question as well, once that is answered with yes', async ({ make, look, http }) => {
    await make.institute()
    const child = await make.minor()
    await make.parent(child, { email: parent })
    await make.parentQuestion(child, { token: 'a-question' })
    expect((await look('a-question')).status).toBe(403)
    await http.postJson('/parent-consent/a-question', { answer: 'agree' })
    expect((await look('a-question')).status).toBe(200)
  })
})

describe('a link that was sent on', () => {
  const linkIn = (text: string) => /\/parent-consent\/([\w-]+)/.exec(text)?.[1] ?? ''

  test('shows nothing after 30 days; a new one goes to the mailbox that agreed, and the old ones stay closed', async ({
    child,
    look,
    http,
    api,
    world,
  }) => {
    world.clock.advance(days(30))
    expect((await look()).status).toBe(200)
    world.clock.advance(days(1))
    const old = await look()
    expect(old.status).toBe(400)
    expect(old.text).not.toContain('asha@')
    expect((await http.get('/parent-consent/a-receipt/file')).status).toBe(400)
    // What was agreed can still be read and taken back by it.
    expect((await http.get('/parent-consent/a-receipt')).body.question).toMatchObject({ state: 'agreed' })
    const ask = () => http.send('POST', '/parent-consent/a-receipt/fresh-link')
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    await api.runner.drain()
    expect(world.mail.sent.map(({ to }) => to)).toEqual([parent])
    const fresh = linkIn(world.mail.to(parent)[0]?.text ?? '')
    expect((await look(fresh)).body.child).toMatchObject({ student_name: child.name })
    expect((await look()).status).toBe(404)
  })

  test('of the question never opens again, whatever is mailed later', async ({ make, look, http, api, world }) => {
    await make.institute()
    const child = await make.minor()
    await make.parent(child, { email: parent })
    await make.parentQuestion(child, { token: 'a-question' })
    await http.postJson('/parent-consent/a-question', { answer: 'agree' })
    // The receipt goes out now: beside the fresh link it might be the later of two mails.
    await api.runner.drain()
    world.clock.advance(days(31))
    expect((await look('a-question')).status).toBe(400)
    expect((await http.send('POST', '/parent-consent/a-question/fresh-link')).status).toBe(200)
    await api.runner.drain()
    expect((await look('a-question')).status).toBe(400)
    expect((await look(linkIn(world.mail.to(parent).at(-1)?.text ?? ''))).status).toBe(200)
  })

  test('that is unanswered or taken back mails nothing', async ({ child, http, api, make, world }) => {
    await make.parentQuestion(child, { token: 'a-question' })
    expect((await http.send('POST', '/parent-consent/a-question/fresh-link')).status).toBe(400)
    await http.postJson('/parent-consent/a-receipt', { answer: 'withdraw' })
    expect((await http.send('POST', '/parent-consent/a-receipt/fresh-link')).status).toBe(400)
    await api.runner.drain()
    expect(world.mail.to(parent)).toEqual([])
  })
})

describe('nothing is shown', () => {
  const refused = async (
    look: () => Promise<{ status: number; text: string }>,
    open: (token: string) => Promise<{ status: number }>,
    status: number,
  ) => {
    const reply = await look()
    expect(reply.status).toBe(status)
    expect(reply.text).not.toContain('asha@')
    expect((await open('a-receipt')).status).toBe(status)
  }
  const file = test.extend<{ open: (token: string) => Promise<{ status: number }> }>({
    open: async ({ http }, use) => use((token) => http.get(`/parent-consent/${token}/file`)),
  })

  file('from the eighteenth birthday on', async ({ child, look, open, ctx }) => {
    await ctx.db.updateTable('users').set({ date_of_birth: '2008-11-15' }).where('id', '=', child.id).execute()
    await refused(look, open, 403)
  })

  file(
    'once another parent has agreed, and not because the student typed another address',
    async ({ child, look, open, ctx, make, world }) => {
      const meena = 'meena@northlight.test'
      await ctx.db
        .updateTable('parents')
        .set({ email: meena, phone: '9845011111' })
        .where('user_id', '=', child.id)
        .execute()
      const reply = await look()
      expect(reply.body.child).toMatchObject({ parent: { name: 'Ramesh Rao', email: parent, phone: null } })
      expect(JSON.stringify((reply.body.child as { parent: object }).parent)).not.toContain('meena')
      world.clock.advance(1000)
      await make.consent(child, { by_name: 'Meena Rao', by_contact: meena })
      await refused(look, open, 403)
    },
  )

  file('once the account is gone', async ({ child, look, open, ctx }) => {
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', child.id).execute()
    await refused(look, open, 404)
  })

  file('behind a link that nobody made, and nothing of it is logged', async ({ child, look, open, world }) => {
    expect(child.name).toBeTruthy()
    expect((await look('made-up-secret')).status).toBe(404)
    expect((await open('made-up-secret')).status).toBe(404)
    expect(JSON.stringify(world.logger.lines)).not.toContain('made-up-secret')
  })
})
