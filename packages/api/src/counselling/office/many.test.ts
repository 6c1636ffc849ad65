import { later } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { siteUrl } from '../../../testing/services.ts'
import { test as base, type Fixtures } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'
import { refreshFamily } from '../refresh.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any
type As = { id: number; post: (path: string, body: object) => Promise<{ status: number; body: Body }> }

let keys = 0
const key = () => (++keys).toString(16).padStart(24, '0')

const counsellor = async (
  { make, ctx, http }: Pick<Fixtures, 'make' | 'ctx' | 'http'>,
  name: string,
  branch: number,
): Promise<As & { token: string }> => {
  const user = await make.user({ name, role: 'counsellor' })
  await ctx.db
    .insertInto('staff_members')
    .values({ user_id: user.id, is_everywhere: false, updated_at: ctx.now() })
    .execute()
  await ctx.db.insertInto('user_branches').values({ user_id: user.id, branch_id: branch }).execute()
  const token = await make.token(user)
  return {
    ...{ id: user.id, token },
    post: (path, body) => http.postJson(`/office/families${path}`, body, { token }),
  }
}

/** Three families of one branch, in three states, one with an owner and a follow-up of hers; a family of another branch. */
const test = base.extend<{
  branches: { here: number; there: number }
  asha: As & { token: string }
  sunil: As & { token: string }
  ids: number[]
}>({
  branches: async ({ make }, use) => {
    await make.institute()
    await use({
      here: (await make.branch({ name: 'Bengaluru' })).id,
      there: (await make.branch({ name: 'Mysuru' })).id,
    })
  },
  asha: async ({ make, ctx, http, branches }, use) =>
    use(await counsellor({ make, ctx, http }, 'Asha Ramesh', branches.here)),
  sunil: async ({ make, ctx, http, branches }, use) =>
    use(await counsellor({ make, ctx, http }, 'Sunil Rao', branches.here)),
  ids: async ({ make, ctx, branches: { here }, sunil }, use) => {
    const fresh = await make.family({ branch_id: here, name: '=Meera', email: 'meera@example.com' })
    const owned = await make.family({ branch_id: here, state: 'visited', owner_id: sunil.id })
    await make.followUp(owned, { owner_id: sunil.id })
    const lost = await make.family({ branch_id: here, state: 'lost', lost_reason: 'The fee' })
    const ids = [fresh.id, owned.id, lost.id]
    for (const id of ids) await refreshFamily(ctx.db, id)
    await use(ids)
  },
})

const rowsOf = async ({ db }: Ctx) => ({
  families: await db.selectFrom('families').selectAll().orderBy('id').execute(),
  followUps: await db.selectFrom('follow_ups').selectAll().orderBy('id').execute(),
})
const without = ({ families, followUps }: Awaited<ReturnType<typeof rowsOf>>) => ({
  families: families.map(({ updated_at: _, ...row }) => row),
  followUps,
})

test('an act on many is written once for its key, and undone every row is as it was', async ({
  ctx,
  asha,
  ids,
  world,
}) => {
  for (const act of [
    { act: 'assign', to: asha.id },
    { act: 'assign', to: 'turn' },
    { act: 'move', state: 'contacted' },
    { act: 'move', state: 'not-for-us' },
    { act: 'move', state: 'lost', reason: 'Too far' },
    { act: 'follow-up', kind: 'other', due_at: '2026-11-16T04:30:00.000Z', what: 'Send the brochure' },
  ]) {
    const before = without(await rowsOf(ctx))
    world.clock.advance(minutes(1))
    const one = { key: key(), ids, ...act }
    for (let times = 0; times < 2; times += 1)
      expect(await asha.post('/many', one), act.act).toMatchObject({ status: 200, body: { done: 3 } })
    const after = without(await rowsOf(ctx))
    expect(after).not.toEqual(before)
    expect(after.followUps).toHaveLength(act.act === 'follow-up' ? 4 : 1)
    for (let times = 0; times < 2; times += 1) await asha.post('/many/undo', { key: one.key, ids })
    expect(without(await rowsOf(ctx)), JSON.stringify(act)).toEqual(before)
  }
})

test('undo leaves what somebody has changed since, what others did, and what is older than an hour', async ({
  ctx,
  asha,
  sunil,
  ids,
  world,
}) => {
  const [first = 0, second = 0] = ids
  const states = async () =>
    (await ctx.db.selectFrom('families').select('state').orderBy('id').execute()).map(({ state }) => state)
  const moved = { key: key(), ids: [first, second], act: 'move', state: 'contacted' }
  await asha.post('/many', moved)
  await sunil.post('/many', { key: key(), ids: [second], act: 'move', state: 'later' })
  expect((await sunil.post('/many/undo', { key: moved.key, ids: [first] })).body).toMatchObject({ undone: 0 })
  expect((await asha.post('/many/undo', { key: moved.key, ids: [first, second] })).body).toMatchObject({ undone: 1 })
  expect(await states()).toEqual(['new', 'later', 'lost'])
  const again = { ...moved, key: key() }
  await asha.post('/many', again)
  world.clock.advance(hours(1))
  expect((await asha.post('/many/undo', { key: again.key, ids: [first] })).body).toMatchObject({ undone: 0 })
  expect(await states()).toEqual(['contacted', 'contacted', 'lost'])
})

test('a word with the family after a move, and a move that came to the same, are not undone with it', async ({
  ctx,
  asha,
  sunil,
  ids,
  world,
}) => {
  const [first = 0, second = 0] = ids
  const familyOf = (id: number) =>
    ctx.db.selectFrom('families').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const moved = { key: key(), ids: [first, second], act: 'move', state: 'contacted' }
  await asha.post('/many', moved)
  world.clock.advance(minutes(1))
  await sunil.post(`/${first}/call`, { key: key(), result: 'spoke', text: 'Comes on Saturday' })
  for (const state of ['later', 'contacted'])
    await sunil.post('/many', { key: key(), ids: [second], act: 'move', state })
  const before = [await familyOf(first), await familyOf(second)]
  expect((await asha.post('/many/undo', { key: moved.key, ids: [first, second] })).body).toMatchObject({ undone: 0 })
  expect([await familyOf(first), await familyOf(second)]).toEqual(before)
  expect(before[0]).toMatchObject({ state: 'contacted', owner_id: sunil.id })

  // Given to somebody, then written about: the owner goes back, the later word stays the last one.
  const given = { key: key(), ids: [second], act: 'assign', to: asha.id }
  await asha.post('/many', given)
  world.clock.advance(minutes(1))
  await sunil.post(`/${second}/note`, { key: key(), text: 'The father rang.' })
  expect((await asha.post('/many/undo', { key: given.key, ids: [second] })).body).toMatchObject({ undone: 1 })
  expect(await familyOf(second)).toMatchObject({ owner_id: before[1]?.owner_id, last_at: ctx.now() })
})

test('in turn: many families at one moment are shared out evenly', async ({ make, ctx, branches, asha, sunil }) => {
  const ids = []
  for (let at = 0; at < 7; at += 1) ids.push((await make.family({ branch_id: branches.here })).id)
  expect(await asha.post('/many', { key: key(), ids, act: 'assign', to: 'turn' })).toMatchObject({ status: 200 })
  const owners = await ctx.db.selectFrom('families').select('owner_id').where('id', 'in', ids).execute()
  const share = (who: As) => owners.filter(({ owner_id }) => owner_id === who.id).length
  expect([share(asha), share(sunil)].toSorted()).toEqual([3, 4])
})

test('in turn: whoever was not here today gets no family while somebody else was', async ({
  make,
  ctx,
  branches,
  asha,
  sunil,
}) => {
  const ids: number[] = []
  for (let at = 0; at < 4; at += 1) ids.push((await make.family({ branch_id: branches.here })).id)
  await ctx.db
    .updateTable('access_tokens')
    .set({ last_used_at: later(ctx.now(), -hours(20)) })
    .where('user_id', '=', sunil.id)
    .execute()
  expect(await asha.post('/many', { key: key(), ids, act: 'assign', to: 'turn' })).toMatchObject({ status: 200 })
  const owners = await ctx.db.selectFrom('families').select('owner_id').where('id', 'in', ids).execute()
  expect(owners.map(({ owner_id }) => owner_id)).toEqual(ids.map(() => asha.id))
})

test('an act reaches a family once, though it was chosen as two that were joined meanwhile', async ({
  ctx,
  asha,
  ids,
}) => {
  const [first = 0, second = 0] = ids
  await asha.post(`/${first}/join`, { other: second })
  const due = { key: key(), ids: [second, first], act: 'follow-up', due_at: '2026-11-18T04:30:00.000Z', what: 'Once' }
  expect((await asha.post('/many', due)).body).toMatchObject({ done: 1 })
  expect(await ctx.db.selectFrom('follow_ups').select('id').where('what', '=', 'Once').execute()).toHaveLength(1)
})

test('two colleagues with the same families in another order follow each other; two who join them both ways make one', async ({
  ctx,
  asha,
  sunil,
  ids,
}) => {
  const move = (who: As, order: number[], state: string) =>
    who.post('/many', { key: key(), ids: order, act: 'move', state })
  const replies = await Promise.all([
    move(asha, ids, 'contacted'),
    move(sunil, ids.toReversed(), 'later'),
    move(asha, ids, 'visit-fixed'),
    move(sunil, ids.toReversed(), 'visited'),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const events = await ctx.db
    .selectFrom('family_events')
    .select(['family_id', 'details'])
    .where('kind', '=', 'moved')
    .orderBy('id')
    .execute()
  // Each move begins where the one before it ended.
  for (const own of Map.groupBy(events, ({ family_id }) => family_id).values())
    for (const [at, { details }] of own.entries()) if (at > 0) expect(details.from).toBe(own[at - 1]?.details.to)

  const [first = 0, second = 0] = ids
  const joins = await Promise.all([
    asha.post(`/${first}/join`, { other: second }),
    sunil.post(`/${second}/join`, { other: first }),
  ])
  expect(joins.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const rows = await ctx.db
    .selectFrom('families')
    .select('joined_into')
    .where('id', 'in', [first, second])
    .where('joined_into', 'is not', null)
    .execute()
  expect(rows).toHaveLength(1)
})

test('an admitted family is moved by an administrator alone, with a reason; a join cannot take the seat back either', async ({
  make,
  ctx,
  http,
  asha,
  branches,
  ids,
}) => {
  const admin = await make.token(await make.user({ role: 'admin' }))
  const [fresh = 0] = ids
  const { id } = await make.family({ branch_id: branches.here, name: 'Meera', state: 'admitted' })
  const stateOf = async (family: number) =>
    (await ctx.db.selectFrom('families').select('state').where('id', '=', family).executeTakeFirstOrThrow()).state
  const move = { ids: [fresh, id], act: 'move', state: 'lost', reason: 'Went back home' }
  const refused = await asha.post('/many', { key: key(), ...move })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Meera is admitted. An administrator can move the family, with a reason.',
  ])
  expect([await stateOf(fresh), await stateOf(id)]).toEqual(['new', 'admitted'])
  // Nor by a call, whose result may bring a family on; nor by a join, whichever of the two stays.
  const call = { key: key(), result: 'spoke', state: 'contacted' }
  expect((await asha.post(`/${id}/call`, call)).status).toBe(409)
  expect((await asha.post(`/${id}/join`, { other: fresh, state: 'other' })).status).toBe(200)
  expect(await stateOf(id)).toBe('admitted')
  const another = await make.family({ branch_id: branches.here })
  expect((await asha.post(`/${another.id}/join`, { other: id })).status).toBe(200)
  expect(await stateOf(another.id)).toBe('admitted')

  const { reason, ...bare } = { key: key(), ...move, ids: [another.id], state: 'later' }
  const byAdmin = (body: object) => http.postJson('/office/families/many', body, { token: admin })
  expect((await byAdmin(bare)).status).toBe(422)
  expect((await byAdmin({ ...bare, reason })).status).toBe(200)
  expect(await stateOf(another.id)).toBe('later')
  const [told] = await ctx.db
    .selectFrom('family_events')
    .select('text')
    .where('kind', '=', 'moved')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(told?.text).toBe(reason)
})

test('of two colleagues who take a family at the same moment one has it, and the other is told', async ({
  ctx,
  asha,
  sunil,
  ids,
}) => {
  const [id = 0] = ids
  const take = (who: As) => who.post('/many', { key: key(), ids: [id], act: 'assign', to: who.id, is_free: true })
  const replies = await Promise.all([take(asha), take(sunil)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const first = replies[0]?.status === 200 ? asha : sunil
  const { owner_id } = await ctx.db
    .selectFrom('families')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(owner_id).toBe(first.id)
  expect(replies.find(({ status }) => status === 409)?.body.message).toMatch(/^A colleague looks after/)
  const events = await ctx.db.selectFrom('family_events').select('by_id').where('family_id', '=', id).execute()
  expect(events).toEqual([{ by_id: first.id }])
})

test('families leave for a purpose alone, of one’s own branches, stamped, with numbers only where they are asked for', async ({
  ctx,
  make,
  http,
  api,
  asha,
  ids,
  branches,
}) => {
  await make.family({ branch_id: branches.there, name: 'Kavya Reddy' })
  for (const purpose of [undefined, '', 'abc'])
    expect((await asha.post('/export', { purpose })).status, String(purpose)).toBe(422)
  for (const filter of [{ state: 'nonsense' }, { password: 'x' }])
    expect((await asha.post('/export', { purpose: 'The open day', filter })).status).toBe(422)
  const fileOf = async (input: object) => {
    const { work } = (await asha.post('/export', { purpose: 'Invitations to the open day', ...input })).body
    await api.runner.drain()
    const reply = await http.get(`/office/works/${work}`, asha)
    const { file, state } = (reply.body as Body).work
    expect(state).toBe('done')
    const headers = { authorization: `Bearer ${asha.token}` }
    const bytes = await api.download(new Request(file, { headers }), { address: '203.0.113.9', requestId: 'file' })
    return (await bytes.text()).replace('\ufeff', '').trimEnd().split('\r\n')
  }
  const [stamp, head, ...lines] = await fileOf({})
  expect(stamp).toMatch(
    /^"?Families\. Private: taken by Asha Ramesh on 15 Nov 2026, .* for: Invitations to the open day\./,
  )
  expect(stamp).toMatch(/Copy \d+-[0-9a-f]{16}\./)
  const isOurs = async (line = '') => (await http.postJson('/office/audit/stamp', { line }, asha)).body.is_ours
  expect(await isOurs(stamp)).toBe(true)
  for (const changed of [stamp?.replace('open day', 'open doors'), stamp?.replace('Asha Ramesh', 'Sunil Rao'), head])
    expect(await isOurs(changed)).toBe(false)
  expect(head).not.toMatch(/Numbers|Addresses/)
  expect(lines).toHaveLength(ids.length)
  expect(lines.join()).not.toMatch(/Kavya|meera@example\.com|98\d{8}/)
  expect(lines.some((line) => line.startsWith("'=Meera"))).toBe(true)
  const withContacts = await fileOf({ with_contacts: true, filter: { state: 'new' } })
  expect(withContacts).toHaveLength(3)
  expect(withContacts[2]).toContain('meera@example.com')
  const audit = await ctx.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'counselling.export-families')
    .execute()
  expect(audit).toHaveLength(2)
  const latha = { token: await make.token(await make.user({ role: 'admin' })) }
  expect((await http.get('/office/families/today', latha)).body).toMatchObject({ team: { exports: 2 } })
  // Colleagues of another role have neither the file nor the views that are kept of the list.
  const editor = { token: await make.token(await make.user({ role: 'editor' })) }
  const view = { resource: 'families', name: 'Lost', query: 'state=lost', is_shared: true }
  expect((await http.postJson('/office/views', view, asha)).status).toBe(201)
  expect((await http.get('/office/views?filter[resource]=families', latha)).body.views).toMatchObject([
    { name: 'Lost' },
  ])
  for (const reply of [
    await http.get('/office/views?filter[resource]=families', editor),
    await http.postJson('/office/families/export', { purpose: 'The open day' }, editor),
  ])
    expect(reply.status).toBe(403)
})

test('the report by source leaves as figures alone; what visitors wrote into their address is harmless there', async ({
  api,
  make,
  asha,
  branches,
}) => {
  await make.family({ branch_id: branches.here, name: 'Meera Krishnan', first_source: '=cmd|x', first_medium: 'cpc' })
  await make.family({ branch_id: branches.there, first_source: 'hoarding' })
  const reply = await api.fetch(
    new Request(`${siteUrl}/api/v1/office/families/sources/file?from=2026-11-01&to=2026-11-30`, {
      headers: { authorization: `Bearer ${asha.token}` },
    }),
    { address: '203.0.113.9', requestId: 'file' },
  )
  const [, ...lines] = (await reply.text()).trimEnd().split('\r\n')
  expect(lines).toEqual(["'=cmd|x,cpc,,1,0,0,0"])
})
