import { inflateRawSync } from 'node:zlib'
import { days, hours, minutes } from '@northlight/contract/durations'
import type { Tables } from '@northlight/db/tables'
import { describe, expect } from 'vitest'
import { password } from '../../../testing/factories.ts'
import { insert } from '../../../testing/rows.ts'
import { test as base } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'
import { eraseDueAccounts, forgetOldFamilyData } from '../jobs.ts'

type OwnData = {
  exports: { id: number; state: string; url: string | null }[]
  deletion: { due_at: string } | null
  kept_at: string | null
  kept_by_law: string[]
}

const test = base.extend<{ user: { id: number; email: string; token: string }; data: () => Promise<OwnData> }>({
  user: async ({ make, ctx }, use) => {
    await make.institute()
    const user = await make.user({ email: 'asha@northlight.test', email_verified_at: ctx.now() })
    await use({ id: user.id, email: user.email, token: await make.token(user) })
  },
  data: async ({ http, user }, use) =>
    use(async () => (await http.get('/profile/data', { token: user.token })).body.data as OwnData),
})

const wrote = (ctx: Ctx, email: string, course: string) =>
  insert(ctx.db, 'scholar_enquiries', {
    name: 'Asha Rao',
    email,
    phone: '9845012345',
    course,
    branch: 'Mysuru',
    send_key: `${email}:${course}`,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  })

/** Reads the archive as another program would: by its local headers. */
const unzip = (bytes: Buffer) => {
  const files: Record<string, string> = {}
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const packed = bytes.readUInt32LE(at + 18)
    const nameLength = bytes.readUInt16LE(at + 26)
    const name = bytes.toString('utf8', at + 30, at + 30 + nameLength)
    const start = at + 30 + nameLength
    files[name] = inflateRawSync(bytes.subarray(start, start + packed)).toString('utf8')
    at = start + packed
  }
  return files
}

describe('the file of one’s own data', () => {
  test('holds what is known, is announced by mail and opens by a signed address only', async ({
    http,
    api,
    user,
    data,
    ctx,
    world,
    make,
  }) => {
    await make.consent(user)
    await wrote(ctx, user.email, 'About <b>the hostel</b>')
    await wrote(ctx, 'other@northlight.test', 'Not mine')
    expect((await http.send('POST', '/profile/export', undefined, { token: user.token })).status).toBe(200)
    expect((await data()).exports).toMatchObject([{ state: 'waiting', url: null }])
    await http.send('POST', '/profile/export', undefined, { token: user.token })
    await api.runner.drain()
    const { exports } = await data()
    expect(exports).toMatchObject([{ state: 'ready' }])
    const mail = await ctx.db.selectFrom('mails').selectAll().where('template', '=', 'export-ready').execute()
    expect(mail).toHaveLength(1)
    expect(mail[0]?.text).toContain('/profile/details#your-data')

    const open = (url: string) => api.fetch(new Request(url), { address: '203.0.113.7', requestId: 'r' })
    const url = exports[0]?.url ?? ''
    const file = await open(url)
    expect(file.headers.get('content-type')).toBe('application/zip')
    expect(file.headers.get('cache-control')).toBe('no-store')
    const files = unzip(Buffer.from(await file.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['your-data.html', 'data.json'])
    expect(files['your-data.html']).toContain('About &lt;b&gt;the hostel')
    for (const text of Object.values(files)) {
      expect(text).toContain('asha@northlight.test')
      expect(text).toContain('Ramesh Rao')
      expect(text).not.toContain('Not mine')
      expect(text).not.toContain('argon2')
    }
    const json = JSON.parse(files['data.json'] ?? '') as Record<string, unknown>
    expect(Object.keys(json)).toEqual(expect.arrayContaining(['made_at', 'account', 'family', 'enquiries']))

    for (const bad of [
      url.replace(/signature=\w/, 'signature=0'),
      url.replace(/export\/\d+/, 'export/999'),
      url.split('?')[0] ?? '',
    ])
      expect((await open(bad)).status, bad).toBe(404)
    world.clock.advance(minutes(11))
    expect((await open(url)).status).toBe(404)
    expect((await open((await data()).exports[0]?.url ?? '')).status).toBe(200)
    world.clock.advance(days(7))
    expect((await open((await data()).exports[0]?.url ?? '')).status).toBe(404)
    await forgetOldFamilyData.run(ctx, {})
    expect((await data()).exports).toEqual([])
  })

  test('leaves out what others may have written in one’s name, until the address is confirmed', async ({
    http,
    api,
    user,
    data,
    ctx,
  }) => {
    await ctx.db.updateTable('users').set({ email_verified_at: null }).execute()
    await wrote(ctx, user.email, 'About the hostel')
    await http.send('POST', '/profile/export', undefined, { token: user.token })
    await api.runner.drain()
    const url = (await data()).exports[0]?.url ?? ''
    const file = await api.fetch(new Request(url), { address: '203.0.113.7', requestId: 'r' })
    expect(unzip(Buffer.from(await file.arrayBuffer()))['data.json']).not.toContain('About the hostel')
  })
})

describe('deleting the account', () => {
  const ask = (
    http: {
      postJson: (
        ...args: [string, unknown, { token: string }]
      ) => Promise<{ status: number; body: Record<string, unknown> }>
    },
    token: string,
    secret = password,
  ) => http.postJson('/profile/delete', { password: secret }, { token })

  test('asks for the password, waits fourteen days, and says what the law keeps', async ({
    http,
    user,
    data,
    make,
    api,
    ctx,
  }) => {
    const other = await make.token(user)
    expect((await ask(http, user.token, 'Wrong#2026')).body.errors).toEqual({
      password: ['This is not your password.'],
    })
    expect((await data()).deletion).toBeNull()
    expect((await ask(http, user.token)).status).toBe(200)
    expect((await data()).deletion).toMatchObject({ due_at: '2026-11-29T04:30:00.000Z' })
    expect((await data()).kept_by_law.join(' ')).toContain('Receipts')
    expect((await http.get('/profile', { token: other })).status).toBe(401)
    await ask(http, user.token)
    expect(await ctx.db.selectFrom('deletion_requests').selectAll().execute()).toHaveLength(1)
    await api.runner.drain()
    const [mail] = await ctx.db.selectFrom('mails').selectAll().where('template', '=', 'deletion-scheduled').execute()
    expect(mail?.text).toContain('29 Nov 2026')
  })

  test('is refused to the last administrator, also when the other one is leaving', async ({ http, make }) => {
    await make.institute()
    const [one, two] = [await make.user({ role: 'admin' }), await make.user({ role: 'admin' })]
    expect((await ask(http, await make.token(one))).status).toBe(200)
    const last = await ask(http, await make.token(two))
    expect([last.status, last.body.message]).toEqual([
      409,
      'You are the only administrator. Make somebody else one first, then leave.',
    ])
    await make.user({ role: 'admin', is_active: false })
    expect((await ask(http, await make.token(two))).status).toBe(409)
    await make.user({ role: 'admin' })
    expect((await ask(http, await make.token(two))).status).toBe(200)
  })

  test('asked for twice at the same moment is one; of the last two administrators one stays', async ({
    http,
    make,
    ctx,
  }) => {
    const student = await make.token(await make.user())
    const admins = [
      await make.token(await make.user({ role: 'admin' })),
      await make.token(await make.user({ role: 'admin' })),
    ]
    const leave = async (token: string) => (await http.postJson('/profile/delete', { password }, { token })).status
    expect(await Promise.all([leave(student), leave(student)])).toEqual([200, 200])
    expect((await Promise.all(admins.map(leave))).sort()).toEqual([200, 409])
    expect(await ctx.db.selectFrom('deletion_requests').select('id').execute()).toHaveLength(2)
  })

  test('is called off by a sign-in, by the button and by the mailed link, which works once', async ({
    http,
    user,
    data,
    api,
    ctx,
    world,
  }) => {
    await ask(http, user.token)
    await http.postJson('/auth/login', { email: user.email, password })
    expect(await data()).toMatchObject({ deletion: null, kept_at: ctx.now() })
    await ask(http, user.token)
    expect((await http.send('POST', '/profile/keep', undefined, { token: user.token })).status).toBe(200)
    expect((await http.send('POST', '/profile/keep', undefined, { token: user.token })).status).toBe(404)
    await ask(http, user.token)
    await api.runner.drain()
    const link = /\/keep-account\/([\w-]+)/.exec(world.mail.to(user.email).at(-1)?.text ?? '')?.[1]
    expect((await http.send('POST', `/account-deletion/${link}/keep`)).status).toBe(200)
    expect((await http.send('POST', `/account-deletion/${link}/keep`)).status).toBe(400)
    world.clock.advance(days(15))
    await api.runner.drain()
    expect(await ctx.db.selectFrom('users').select('erased_at').execute()).toEqual([{ erased_at: null }])
  })

  test('leaves nothing that names the person after fourteen days', async ({ http, user, api, ctx, make, world }) => {
    await make.parent(user, { name: 'Ramesh Rao', email: 'ramesh@northlight.test' })
    await make.consent(user, { by_contact: 'ramesh@northlight.test' })
    await make.parentQuestion(user)
    await wrote(ctx, user.email, 'About the hostel')
    await http.postForm('/auth/forgot-password', { email: user.email })
    await http.send('POST', '/profile/export', undefined, { token: user.token })
    await ask(http, user.token)
    await api.runner.drain()
    world.clock.advance(days(14) - hours(1))
    await eraseDueAccounts.run(ctx, {})
    expect((await ctx.db.selectFrom('users').selectAll().execute())[0]?.name).toBe('Asha Rao')
    world.clock.advance(hours(2))
    await eraseDueAccounts.run(ctx, {})
    await eraseDueAccounts.run(ctx, {})

    // Every table there is, so that one that is added later is looked at without anybody thinking of it.
    const tables = (await ctx.db.introspection.getTables()).map(({ name }) => name as keyof Tables)
    expect(tables.length).toBeGreaterThan(40)
    for (const table of tables) {
      const rows = JSON.stringify(await ctx.db.selectFrom(table).selectAll().execute())
      for (const word of ['Asha', 'Ramesh', 'asha@', 'ramesh@', 'hostel']) expect(rows, table).not.toContain(word)
    }
    const [gone] = await ctx.db.selectFrom('users').selectAll().execute()
    expect(gone).toMatchObject({ name: 'Deleted account', is_active: false, password_hash: null, phone: null })
    expect(await ctx.db.selectFrom('consents').select('by_name').execute()).toEqual([{ by_name: 'removed' }])
    expect((await http.get('/profile', { token: user.token })).status).toBe(401)
    expect((await http.postJson('/auth/login', { email: user.email, password })).status).toBe(400)
  })
})

test('a signature that is no text of ours looks like any wrong link', async ({ http }) => {
  const { status } = await http.get(`/profile/export/1/file?signature=${encodeURIComponent('é'.repeat(64))}`)
  expect(status).toBe(404)
})
