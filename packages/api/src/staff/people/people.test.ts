import { hours, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { insert } from '../../../testing/rows.ts'
import { showFactor } from '../../../testing/staff.ts'
import { test as base, speaker } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'
import { systemContext } from '../../kernel/context.ts'
import { endTerms } from './end-terms.ts'

const password = 'Another#2026'

const test = base.extend<{
  admin: { id: number; token: string; email: string }
  /** The token at the end of the link in the last mail to this address. */
  linkTo: (email: string) => Promise<string>
}>({
  admin: async ({ make }, use) => {
    await make.institute()
    const user = await make.user({ role: 'admin', name: 'Latha Shenoy' })
    await use({ id: user.id, email: user.email, token: await make.token(user) })
  },
  linkTo: async ({ world, api }, use) =>
    use(async (email) => {
      await api.runner.drain()
      return /\/office\/invite\/([\w-]+)/.exec(world.mail.to(email).at(-1)?.text ?? '')?.[1] ?? ''
    }),
})

describe('an invitation', () => {
  const ravi = { name: 'Ravi Kumar', email: 'ravi@northlight.test', role: 'editor' }

  test('makes a colleague with a role, branches and a last day, by a link that works once', async ({
    http,
    admin,
    make,
    linkTo,
    ctx,
    world,
  }) => {
    const branch = await make.branch({ name: 'Mysuru' })
    const sent = { ...ravi, role: 'counsellor', branches: [branch.id], until: '2027-03-31' }
    const { status, body } = await http.postJson('/office/invites', sent, admin)
    expect([status, body.invite]).toMatchObject([
      201,
      { state: 'open', branches: [{ name: 'Mysuru' }], invited_by: 'Latha Shenoy' },
    ])
    const token = await linkTo(ravi.email)
    expect(world.mail.to(ravi.email).at(-1)?.text).toContain('Latha Shenoy invites you')
    expect((await http.get(`/staff-invites/${token}`)).body).toMatchObject({ email: ravi.email, role: 'counsellor' })
    const answer = { name: 'Ravi K.', password, password_confirmation: password }
    const other = speaker(createApi(world.services).fetch, world.services.siteUrl)
    const replies = await Promise.all([http, other].map((one) => one.postJson(`/staff-invites/${token}`, answer)))
    expect(replies.map((one) => one.status).sort()).toEqual([201, 404])
    expect((await http.get(`/staff-invites/${token}`)).status).toBe(404)
    const login = await http.postJson('/auth/login', { email: ravi.email, password })
    const own = { token: String(login.body.token) }
    expect((await http.get('/office/me', own)).body).toMatchObject({
      name: 'Ravi K.',
      role: 'counsellor',
      branches: [{ id: branch.id, name: 'Mysuru' }],
      needs: null,
    })
    const lines = ctx.db.selectFrom('audit_log').select('action').where('action', 'like', 'staff.%')
    const acts = await lines.orderBy('id').execute()
    expect(acts.map(({ action }) => action)).toEqual(['staff.invite', 'staff.accept-invite'])
    expect((await http.get('/office/audit?filter[action]=staff.invite', admin)).body.data).toMatchObject([
      { actor: { name: 'Latha Shenoy' }, entity: 'staff_invite', details: { role: 'counsellor' } },
    ])
    const kept = await ctx.db
      .selectFrom('mails')
      .select(['html', 'text'])
      .where('to_address', '=', ravi.email)
      .execute()
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('is refused for an address that is taken, taken back, sent anew, and over after a week', async ({
    http,
    admin,
    make,
    linkTo,
    world,
  }) => {
    const family = await make.user()
    const invite = (email: string) => http.postJson('/office/invites', { ...ravi, email }, admin)
    expect(await invite(family.email)).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining('family')] } },
    })
    expect(await invite(admin.email)).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining('works here')] } },
    })
    const { id } = (await invite(ravi.email)).body.invite as { id: number }
    const first = await linkTo(ravi.email)
    expect((await http.send('POST', `/office/invites/${id}/send-again`, undefined, admin)).status).toBe(200)
    const second = await linkTo(ravi.email)
    expect((await http.get(`/staff-invites/${first}`)).status).toBe(404)
    expect((await http.get(`/staff-invites/${second}`)).status).toBe(200)
    expect((await http.send('DELETE', `/office/invites/${id}`, undefined, admin)).status).toBe(200)
    expect((await http.get(`/staff-invites/${second}`)).status).toBe(404)
    await invite('late@northlight.test')
    const late = await linkTo('late@northlight.test')
    world.clock.advance(hours(24 * 7) + 1)
    expect((await http.get(`/staff-invites/${late}`)).status).toBe(404)
  })

  test('brings somebody back who left, with nothing of the old ways in', async ({ http, admin, make, linkTo, ctx }) => {
    const left = await make.user({ role: 'editor', is_active: false, email: 'old@northlight.test' })
    await make.totp(left)
    await http.postJson('/office/invites', { ...ravi, email: left.email, role: 'examiner' }, admin)
    const answer = { name: 'Ravi', password, password_confirmation: password }
    expect((await http.postJson(`/staff-invites/${await linkTo(left.email)}`, answer)).status).toBe(201)
    const row = await ctx.db.selectFrom('users').selectAll().where('id', '=', left.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ role: 'examiner', is_active: true, name: 'Ravi' })
    expect(await ctx.db.selectFrom('second_factors').selectAll().execute()).toEqual([])
  })
})

describe('a colleague', () => {
  test('whose role changes is signed out at once, in every process, and told so', async ({
    http,
    admin,
    make,
    world,
    api,
  }) => {
    const editor = await make.user({ role: 'editor', name: 'Sneha' })
    const token = await make.token(editor)
    const other = speaker(createApi(world.services).fetch, world.services.siteUrl)
    expect((await other.get('/office/me', { token })).status).toBe(200)
    const changed = await http.postJson(`/office/people/${editor.id}`, { role: 'examiner' }, admin)
    expect(changed).toMatchObject({ status: 200, body: { person: { role: 'examiner', branches: null, sessions: 0 } } })
    expect((await other.get('/office/me', { token })).status).toBe(401)
    await api.runner.drain()
    expect(world.mail.to(editor.email).at(-1)?.text).toContain('Role: examiner')
  })

  test('works only in the branches named, and what lies elsewhere is not there', async ({ http, make, admin }) => {
    const [here, there] = [await make.branch(), await make.branch()]
    const counsellor = await make.user({ role: 'counsellor' })
    for (const branch of [here, there]) await make.sitting({ code: `at-${branch.id}`, branch_id: branch.id })
    await http.postJson(`/office/people/${counsellor.id}`, { role: 'counsellor', branches: [here.id] }, admin)
    const token = await make.token(counsellor)
    expect((await http.get('/office/me', { token })).body).toMatchObject({ branches: [{ id: here.id }] })
    expect((await http.get(`/office/people?filter[branch]=${there.id}`, admin)).body.data).toMatchObject([
      { id: admin.id },
    ])
    const unknown = await http.postJson(
      `/office/people/${counsellor.id}`,
      { role: 'editor', branches: [999_999] },
      admin,
    )
    expect(unknown).toMatchObject({
      status: 422,
      body: { errors: { branches: [expect.stringContaining('does not exist')] } },
    })
  })

  test('who leaves hands over, is out at once, and keeps the name in the history', async ({
    http,
    admin,
    make,
    ctx,
  }) => {
    const [leaving, staying] = [
      await make.user({ role: 'admin', name: 'Old Hand' }),
      await make.user({ role: 'editor' }),
    ]
    const token = await make.token(leaving)
    await http.postJson('/office/invites', { name: 'N', email: 'n@northlight.test', role: 'editor' }, { token })
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    await insert(ctx.db, 'record_drafts', {
      resource: 'articles',
      record_id: 1,
      content: {},
      started_at: ctx.now(),
      updated_at: ctx.now(),
      updated_by: leaving.id,
    })
    for (const name of ['ours', 'mine'])
      await insert(ctx.db, 'saved_views', {
        ...stamps,
        resource: 'articles',
        name,
        query: '',
        is_shared: name === 'ours',
        owner_id: leaving.id,
      })
    await make.followUp(await make.family({ owner_id: leaving.id }), { owner_id: leaving.id })
    expect((await http.get(`/office/people/${leaving.id}`, admin)).body).toMatchObject({
      person: { state: 'active' },
      hands_over: [
        { what: 'families', count: 1 },
        { what: 'follow-ups', count: 1 },
        { what: 'drafts', count: 1 },
        { what: 'shared-views', count: 1 },
        { what: 'invitations', count: 1 },
      ],
    })
    const remove = (to: number) => http.postJson(`/office/people/${leaving.id}/remove`, { to }, admin)
    expect((await remove(leaving.id)).status).toBe(422)
    expect((await remove((await make.user()).id)).status).toBe(422)
    expect(await remove(staying.id)).toMatchObject({
      status: 200,
      body: { moved: Array(5).fill({ count: 1 }) },
    })
    expect((await http.get('/office/me', { token })).status).toBe(401)
    expect((await http.get(`/office/people/${leaving.id}`, admin)).body).toMatchObject({
      person: { state: 'left', name: 'Old Hand' },
    })
    const lines = (await http.get(`/office/audit?filter[person]=${leaving.id}`, admin)).body.data as { actor: object }[]
    expect(lines[0]?.actor).toMatchObject({ name: 'Old Hand' })
    const [draft] = await ctx.db.selectFrom('record_drafts').select('updated_by').execute()
    expect(draft?.updated_by).toBe(staying.id)
    const views = await ctx.db.selectFrom('saved_views').select(['name', 'owner_id']).orderBy('name').execute()
    expect(views).toEqual([
      { name: 'mine', owner_id: leaving.id },
      { name: 'ours', owner_id: staying.id },
    ])
    const [invite] = await ctx.db.selectFrom('staff_invites').select('invited_by').execute()
    expect(invite?.invited_by).toBe(staying.id)
  })

  test('is shut out the day after the last one', async ({ http, make, world, ctx }) => {
    await make.institute()
    const user = await make.user({ role: 'editor' })
    const token = await make.token(user)
    await ctx.db
      .insertInto('staff_members')
      .values({ user_id: user.id, until: '2026-11-15', updated_at: ctx.now() })
      .execute()
    expect((await http.get('/office/me', { token })).status).toBe(200)
    world.clock.advance(hours(15))
    expect((await http.get('/office/me', { token })).status).toBe(401)
    await endTerms.run(systemContext(world.services, 'test'), {})
    const row = await ctx.db.selectFrom('users').select('is_active').where('id', '=', user.id).executeTakeFirst()
    expect(row?.is_active).toBe(false)
  })
})

describe('the last administrator', () => {
  test('cannot be demoted, given a last day or removed', async ({ http, admin, make }) => {
    const other = await make.user({ role: 'editor' })
    const change = (work: object) => http.postJson(`/office/people/${admin.id}`, work, admin)
    for (const work of [{ role: 'editor' }, { role: 'admin', until: '2027-01-31' }])
      expect(await change(work)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('last administrator') },
      })
    expect((await http.postJson(`/office/people/${admin.id}/remove`, { to: other.id }, admin)).status).toBe(409)
    expect((await http.get('/office/me', admin)).status).toBe(200)
  })

  test('is left when two demote each other at the same moment', async ({ admin, make, world }) => {
    const second = await make.user({ role: 'admin' })
    const tokens = [admin.token, await make.token(second)]
    const replies = await Promise.all(
      [second.id, admin.id].map((id, at) => {
        const http = speaker(createApi(world.services).fetch, world.services.siteUrl)
        return http.postJson(`/office/people/${id}`, { role: 'editor' }, { token: tokens[at] ?? '' })
      }),
    )
    expect(replies.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect(replies.some(({ status }) => status === 200)).toBe(true)
  })
})

describe('a factor that a colleague has lost', () => {
  const ask = (http: ReturnType<typeof speaker>, id: number, who: { token: string }) =>
    http.postJson(`/office/people/${id}/reset-factor`, { reason: 'Phone lost' }, who)

  test('goes after a day, both are told, and the owner sets up a new one', async ({
    http,
    admin,
    make,
    world,
    api,
    ctx,
  }) => {
    const editor = await make.user({ role: 'editor' })
    await make.totp(editor)
    await make.recoveryCode(editor, 'aaaaa-22222')
    const token = await make.token(editor)
    expect(await ask(http, editor.id, admin)).toMatchObject({
      status: 200,
      body: { due_at: '2026-11-16T04:30:00.000Z' },
    })
    expect((await ask(http, admin.id, admin)).status).toBe(409)
    await api.runner.drain()
    for (const { email } of [editor, admin])
      expect(world.mail.to(email).at(-1)?.subject).toContain('second factor will be reset')
    world.clock.advance(hours(24) - 1)
    await api.runner.drain()
    expect(await ctx.db.selectFrom('second_factors').selectAll().execute()).toHaveLength(1)
    world.clock.advance(1)
    await api.runner.drain()
    expect(await ctx.db.selectFrom('second_factors').selectAll().execute()).toEqual([])
    expect((await http.get('/office/me', { token })).status).toBe(401)
    const next = await make.tokenWithoutFactor(editor)
    expect((await http.get('/office/me', { token: next })).body).toMatchObject({ factor: { has: false } })
  })

  test('goes at once when a second administrator agrees, and stays when the owner shows it', async ({
    http,
    admin,
    make,
    ctx,
    world,
  }) => {
    const second = await make.token(await make.user({ role: 'admin' }))
    const editor = await make.user({ role: 'editor' })
    await make.totp(editor)
    await make.recoveryCode(editor, 'aaaaa-22222')
    await ask(http, editor.id, admin)
    const own = await make.tokenWithoutFactor(editor)
    const keep = () => http.send('DELETE', '/office/me/factor-reset', undefined, { token: own })
    expect((await keep()).status).toBe(403)
    await showFactor(ctx, own)
    expect((await keep()).status).toBe(200)
    world.clock.advance(minutes(1))
    await ask(http, editor.id, admin)
    expect((await ask(http, editor.id, admin)).body.due_at).not.toBeNull()
    expect((await ask(http, editor.id, { token: second })).body.due_at).toBeNull()
    expect(await ctx.db.selectFrom('second_factors').selectAll().execute()).toEqual([])
  })
})
