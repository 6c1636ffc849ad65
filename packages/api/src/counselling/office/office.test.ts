import { later } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { insert } from '../../../testing/rows.ts'
import { test as base, type Fixtures } from '../../../testing/test.ts'
import { sendDigests } from './digest.ts'

type Reply = { status: number; body: Record<string, unknown> }
type As = {
  get: (path: string) => Promise<Reply>
  post: (path: string, body?: unknown) => Promise<Reply>
  id: number
}

let keys = 0
const key = () => (++keys).toString(16).padStart(24, '0')

/** Two branches, a counsellor at each, an administrator of all. */
const test = base.extend<{ here: number; there: number; asha: As; ravi: As; latha: As }>({
  here: async ({ make }, use) => {
    await make.institute()
    await use((await make.branch({ name: 'Bengaluru' })).id)
  },
  there: async ({ make }, use) => use((await make.branch({ name: 'Mysuru' })).id),
  asha: async ({ make, ctx, http, here }, use) => use(await colleague({ make, ctx, http }, 'Asha Ramesh', here)),
  ravi: async ({ make, ctx, http, there }, use) => use(await colleague({ make, ctx, http }, 'Ravi Naik', there)),
  latha: async ({ make, ctx, http }, use) => use(await colleague({ make, ctx, http }, 'Latha Shenoy', null)),
})

const colleague = async (
  { make, ctx, http }: Pick<Fixtures, 'make' | 'ctx' | 'http'>,
  name: string,
  branch: number | null,
): Promise<As> => {
  const user = await make.user({ name, role: branch === null ? 'admin' : 'counsellor' })
  if (branch !== null) {
    await ctx.db
      .insertInto('staff_members')
      .values({ user_id: user.id, is_everywhere: false, updated_at: ctx.now() })
      .execute()
    await ctx.db.insertInto('user_branches').values({ user_id: user.id, branch_id: branch }).execute()
  }
  const token = await make.token(user)
  return {
    id: user.id,
    get: (path) => http.get(`/office/families${path}`, { token }),
    post: (path, body = {}) => http.postJson(`/office/families${path}`, body, { token }),
  }
}

const formOf = ({ id }: { id: number }) =>
  ({ family_id: id, form: 'contact', entity: 'contact_enquiries', entity_id: id }) as const

const idsIn = ({ body }: Reply) => (body.data as { id: number }[]).map(({ id }) => id)

test('a counsellor of one branch cannot see, find, count or change a family of another one', async ({
  make,
  ctx,
  here,
  there,
  asha,
  ravi,
  latha,
}) => {
  const own = await make.family({ branch_id: here, name: 'Meera Krishnan', phone: '9845000111' })
  const other = await make.family({ branch_id: there, name: 'Meera Kumar', phone: '9845000112' })
  const nobodys = await make.family({ branch_id: null, name: 'Meera Online', phone: '9845000113' })
  await make.followUp(other, { owner_id: ravi.id })
  for (const path of ['', '?filter[search]=meera', '?filter[search]=98450%2000111,%2B91%209845000112,9845000113'])
    expect(idsIn(await asha.get(path)).toSorted(), path).toEqual([own.id, nobodys.id].toSorted())
  expect(idsIn(await asha.get('?filter[search]=9845000112'))).toEqual([])
  // Numbers and names in one search; a part of a number while it is typed.
  expect(idsIn(await asha.get('?filter[search]=0%2098450%2000111,online')).toSorted()).toEqual(
    [own.id, nobodys.id].toSorted(),
  )
  expect(idsIn(await asha.get('?filter[search]=984500011')).toSorted()).toEqual([own.id, nobodys.id].toSorted())
  for (const begun of ['98450 0011', '%2B91 98450-001', '(98450) 00'])
    expect(idsIn(await asha.get(`?filter[search]=${begun}`)).toSorted(), begun).toEqual([own.id, nobodys.id].toSorted())
  // Words in any order and with any gap between them, also those that are too short for the index.
  for (const typed of [
    'Meera  Krishnan',
    'krishnan meera',
    'kumar meera, krish meera',
    'krishnan  ra',
    'kr',
    'kr me, ku',
  ])
    expect(idsIn(await asha.get(`?filter[search]=${typed}`)), typed).toEqual([own.id])
  for (const nothing of ['krishnan online', 'kr on', '%25', '_', 'ku'])
    expect(idsIn(await asha.get(`?filter[search]=${nothing}`)), nothing).toEqual([])
  expect(idsIn(await asha.get('?filter[search]=kr, 9845000113')).toSorted()).toEqual([own.id, nobodys.id].toSorted())
  expect(idsIn(await asha.get('?filter[search]=online meera, 98450 00111')).toSorted()).toEqual(
    [own.id, nobodys.id].toSorted(),
  )
  expect(idsIn(await asha.get(`?filter[branch]=${there}`))).toEqual([])
  expect(idsIn(await latha.get('?filter[search]=meera'))).toHaveLength(3)
  expect((await asha.get('/counts')).body).toMatchObject({ inbox: 2 })
  expect((await asha.get('/board/new')).body).toMatchObject({ count: 2 })
  expect((await asha.get('/known?phone=9845000112')).body).toEqual({ family: null })
  expect((await asha.get('/follow-ups?whose=all')).body).toEqual({ follow_ups: [] })
  expect((await asha.get('/sources')).body.lines).toMatchObject([{ families: 2 }])
  for (const [family, wants] of [
    [own, 'JEE at home'],
    [other, 'NEET elsewhere'],
  ] as const) {
    await ctx.db.updateTable('families').set({ wants }).where('id', '=', family.id).execute()
    await insert(ctx.db, 'family_touches', { ...formOf(family), page: `/${wants}`, at: ctx.now() })
  }
  expect((await asha.get('/choices')).body).toMatchObject({ programme: ['JEE at home'], page: ['/JEE at home'] })
  expect(idsIn(await asha.get('?filter[programme]=NEET%20elsewhere'))).toEqual([])
  expect(idsIn(await asha.get('?filter[page]=/NEET%20elsewhere'))).toEqual([])
  // Both others are one digit off; the one of another branch is not even suggested.
  const seen = (await asha.get(`/${own.id}`)).body.family as { similar: { id: number }[] }
  expect(seen.similar.map(({ id }) => id)).toEqual([nobodys.id])
  const unknown = await asha.get('/8888888')
  for (const [path, body] of [
    ['/note', { key: key(), text: 'Hello' }],
    ['/join', { other: own.id }],
  ] as const) {
    const reply = await asha.post(`/${other.id}${path}`, body)
    expect([reply.status, reply.body], path).toEqual([404, unknown.body])
  }
  expect((await asha.post(`/${own.id}/join`, { other: other.id })).status).toBe(404)
  const many = (act: object, ids: number[]) => asha.post('/many', { key: key(), ids, ...act })
  for (const act of [
    { act: 'assign', to: asha.id },
    { act: 'move', state: 'contacted' },
    { act: 'follow-up', due_at: '2026-11-16T04:30:00.000Z' },
  ]) {
    const reply = await many(act, [own.id, other.id])
    expect([reply.status, reply.body], act.act).toEqual([404, unknown.body])
  }
  expect((await asha.get(`/${own.id}`)).body.family).toMatchObject({ owner: null, state: 'new', follow_ups: [] })
  expect((await many({ act: 'assign', to: ravi.id }, [own.id])).status).toBe(422)
})

test('a family that moves to another branch goes to a colleague there, with what is still to do for it', async ({
  make,
  ctx,
  here,
  there,
  asha,
  ravi,
  latha,
}) => {
  const family = await make.family({ branch_id: here, name: 'Meera Krishnan', owner_id: asha.id })
  const { id: due } = await make.followUp(family, { owner_id: asha.id, due_at: later(ctx.now(), -hours(1)) })
  const overdueOf = async (who: As) => ((await who.get('/today')).body.overdue as { id: number }[]).map(({ id }) => id)
  const moveTo = (branch_id: number | null) => latha.post(`/${family.id}/facts`, { name: 'Meera Krishnan', branch_id })
  const ownerNow = async () => ((await latha.get(`/${family.id}`)).body.family as { owner: unknown }).owner
  expect(await overdueOf(asha)).toEqual([due])
  expect((await moveTo(there)).status).toBe(200)
  expect([await overdueOf(asha), await overdueOf(ravi)]).toEqual([[], [due]])
  expect(await ownerNow()).toMatchObject({ name: 'Ravi Naik' })
  // A branch of none is everybody's: anyone who looks after the family keeps it.
  expect((await moveTo(null)).status).toBe(200)
  expect(await ownerNow()).toMatchObject({ name: 'Ravi Naik' })
  // Where no counsellor works it is in the list of those that nobody looks after.
  const empty = await make.branch({ name: 'Hubballi' })
  expect((await moveTo(empty.id)).status).toBe(200)
  expect(await ownerNow()).toBeNull()
  expect(idsIn(await latha.get('?filter[owner]=none'))).toEqual([family.id])
  expect((await latha.get('/today')).body.team).toMatchObject({ follow_ups: [{ id: due, owner: null }] })
})

test('a family of no branch that is joined to one of another branch goes to a colleague there; undone, it comes back', async ({
  make,
  ctx,
  there,
  asha,
  ravi,
  latha,
}) => {
  const online = await make.family({ branch_id: null, name: 'Meera Online', phone: '9845000113', owner_id: asha.id })
  const { id: due } = await make.followUp(online, { owner_id: asha.id, due_at: later(ctx.now(), -hours(1)) })
  const other = await make.family({ branch_id: there, name: 'Meera Kumar', phone: '9845000112' })
  const overdueOf = async (who: As) => ((await who.get('/today')).body.overdue as { id: number }[]).map(({ id }) => id)
  const ownerNow = async () => ((await latha.get(`/${online.id}`)).body.family as { owner: unknown }).owner
  expect((await latha.post(`/${online.id}/join`, { other: other.id })).status).toBe(200)
  expect(await ownerNow()).toMatchObject({ name: 'Ravi Naik' })
  expect([await overdueOf(asha), await overdueOf(ravi)]).toEqual([[], [due]])
  const { id } = await ctx.db.selectFrom('family_joins').select('id').executeTakeFirstOrThrow()
  expect((await latha.post(`/joins/${id}/undo`, {})).status).toBe(200)
  expect(await ownerNow()).toMatchObject({ id: asha.id })
  expect([await overdueOf(asha), await overdueOf(ravi)]).toEqual([[due], []])
})

test('a call: contacted, taken, a visit fixed and made; the timeline tells it, and a key is written once', async ({
  make,
  here,
  asha,
  ctx,
}) => {
  const { id } = await make.family({ branch_id: here, email: 'meera@example.com' })
  const visit = later(ctx.now(), days(1))
  const call = {
    key: key(),
    result: 'spoke',
    text: 'Wants to see the reading room',
    next_at: visit,
    next_kind: 'visit',
  }
  for (let times = 0; times < 3; times += 1) expect((await asha.post(`/${id}/call`, call)).status).toBe(200)
  const family = async () =>
    (await asha.get(`/${id}`)).body.family as Record<string, unknown> & { timeline: { kind: string }[] }
  const fixed = await family()
  expect(fixed).toMatchObject({ state: 'visit-fixed', owner: { name: 'Asha Ramesh' }, next_at: visit })
  expect(fixed.timeline.filter(({ kind }) => kind === 'call')).toHaveLength(1)
  const [followUp] = fixed.follow_ups as { id: number; what: string }[]
  expect(followUp).toMatchObject({ kind: 'visit', what: 'Wants to see the reading room' })
  await asha.post(`/follow-ups/${followUp?.id}/done`, { key: key(), text: 'Came with both parents' })
  expect(await family()).toMatchObject({ state: 'visited', next_at: null, follow_ups: [] })
  // A mail to the family's own address alone, once, through the outbox.
  const letter = { key: key(), to: 'Meera@Example.com', subject: 'Fees', body: 'Dear parent,\n\nhere they are.' }
  expect((await asha.post(`/${id}/mail`, { ...letter, key: key(), to: 'stranger@example.com' })).status).toBe(422)
  for (let times = 0; times < 2; times += 1) expect((await asha.post(`/${id}/mail`, letter)).status).toBe(200)
  await asha.post(`/${id}/whatsapp`, { key: key(), text: 'When may I call you?' })
  await asha.post(`/${id}/note`, { key: key(), text: 'Two sisters', at: later(ctx.now(), -hours(2)) })
  expect((await family()).timeline.map(({ kind }) => kind).toSorted()).toEqual(
    ['call', 'mail', 'moved', 'moved', 'note', 'visit', 'whatsapp'].toSorted(),
  )
  const move = (to: object) => asha.post('/many', { key: key(), ids: [id], act: 'move', ...to })
  for (const to of [{}, { state: 'lost' }, { state: 'admitted' }]) expect((await move(to)).status).toBe(422)
  expect((await move({ state: 'lost', reason: 'Another institute' })).status).toBe(200)
  expect(await family()).toMatchObject({ state: 'lost', lost_reason: 'Another institute' })
})

test('the mail to a family goes out once, with its words', async ({ make, here, asha, api, world }) => {
  const { id } = await make.family({ branch_id: here, email: 'meera@example.com' })
  const letter = { key: key(), to: 'meera@example.com', subject: 'Fees', body: 'Dear parent,\n\nhere they are.' }
  for (let times = 0; times < 2; times += 1) await asha.post(`/${id}/mail`, letter)
  await api.runner.drain()
  const mails = world.mail.sent.filter(({ to }) => to === 'meera@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ subject: 'Fees', text: expect.stringContaining('here they are.') })
})

test('a follow-up stands on Today at its minute, in the mail of eight in the morning, and then on the administrator’s', async ({
  make,
  here,
  asha,
  latha,
  api,
  ctx,
  world,
}) => {
  const { id } = await make.family({ branch_id: here, name: 'Meera Krishnan' })
  // The tests' clock stands at 10:00 in India; two days later, 11:00.
  const due = later(ctx.now(), days(2) + hours(1))
  await asha.post(`/${id}/follow-up`, { key: key(), kind: 'visit', due_at: due, what: 'Reading room' })
  await asha.post('/many', { key: key(), act: 'assign', ids: [id], to: asha.id })
  const today = async (who: As) => (await who.get('/today')).body as Record<string, { id: number }[]>
  expect(await today(asha)).toMatchObject({ overdue: [], today: [], next: { what: 'Reading room' } })
  world.clock.advance(days(2) - hours(3))
  await sendDigests.run(ctx, {})
  await api.runner.drain()
  expect(world.mail.sent.filter(({ subject }) => subject.startsWith('Follow-ups'))).toEqual([])
  world.clock.advance(hours(1))
  for (let times = 0; times < 2; times += 1) {
    await sendDigests.run(ctx, {})
    await api.runner.drain()
  }
  const [digest, ...more] = world.mail.sent.filter(({ subject }) => subject.startsWith('Follow-ups'))
  expect(more).toEqual([])
  expect(digest).toMatchObject({ subject: 'Follow-ups: 1 today', text: expect.stringContaining('11:00 am: A visit') })
  expect(digest?.text).not.toContain('Meera')
  expect((await today(asha)).today).toHaveLength(1)
  world.clock.advance(hours(3) - minutes(1))
  expect(await today(asha)).toMatchObject({ overdue: [], today: [{ kind: 'visit' }] })
  world.clock.advance(minutes(1))
  expect(await today(asha)).toMatchObject({ overdue: [{ kind: 'visit' }], today: [], team: null })
  world.clock.advance(minutes(1))
  expect((await today(latha)).team).toMatchObject({ follow_ups: [{ family: { name: 'Meera Krishnan' } }] })
})

test('a list is narrowed by programme, page, class and where families came from; the report leads to the same families', async ({
  make,
  ctx,
  here,
  latha,
}) => {
  const jee = { branch_id: here, wants: 'Two-Year JEE', class: '10th' }
  const direct = await make.family(jee)
  const poster = await make.family({ ...jee, first_source: 'poster', first_medium: 'print', state: 'lost' })
  await make.family({ branch_id: here, wants: 'Foundation', first_source: 'poster', first_medium: 'school' })
  const page = '/bengaluru/courses/jee'
  await insert(ctx.db, 'family_touches', { ...formOf(poster), form: 'application', page, at: ctx.now() })
  const found = async (query: string) => idsIn(await latha.get(`?filter[view]=all&${query}`)).toSorted()
  expect(await found('filter[programme]=Two-Year%20JEE')).toEqual([direct.id, poster.id].toSorted())
  expect(await found('filter[programme]=Two-Year%20JEE&filter[class]=10th&filter[source]=none')).toEqual([direct.id])
  expect(await found(`filter[page]=${page}`)).toEqual([poster.id])
  expect(await found('filter[page]=/bengaluru/courses/je')).toEqual([])
  expect((await latha.get('/choices')).body).toMatchObject({
    class: ['10th'],
    programme: ['Foundation', 'Two-Year JEE'],
    page: [page],
    source: ['poster'],
    medium: ['print', 'school'],
    campaign: [],
  })
  // A family that applied and was lost has applied.
  const { lines, from, to } = (await latha.get('/sources')).body as {
    lines: {
      source: string | null
      medium: string | null
      campaign: string | null
      families: number
      applied: number
    }[]
    from: string
    to: string
  }
  expect(lines.find(({ medium }) => medium === 'print')).toMatchObject({ families: 1, applied: 1 })
  for (const { families, ...line } of lines) {
    const words = (['source', 'medium', 'campaign'] as const).map((name) => `filter[${name}]=${line[name] ?? 'none'}`)
    expect(await found([...words, `filter[from]=${from}`, `filter[to]=${to}`].join('&'))).toHaveLength(families)
  }
})

test('the facts of a family: consent by its children under 18, papers of its forms, money less what went back', async ({
  make,
  ctx,
  here,
  asha,
}) => {
  const family = await make.family({ branch_id: here })
  const facts = async () => (await asha.get(`/${family.id}`)).body.family
  expect(await facts()).toMatchObject({ has_account: false, consent: 'not-needed', papers: [], paid_paise: 0 })
  const child = await make.minor()
  await insert(ctx.db, 'family_accounts', { family_id: family.id, user_id: child.id, created_at: ctx.now() })
  await make.order({ user_id: child.id, status: 'PAID', amount_paise: 1_000_00, refunded_paise: 400_00 })
  const scan = { path: 'marks/1.pdf', kind: 'marks', original_name: 'm.pdf', mime: 'application/pdf' } as const
  const file = await insert(ctx.db, 'private_files', { ...scan, bytes: 8, created_at: ctx.now() })
  const form = await insert(ctx.db, 'admission_enquiries', {
    ...{ kind: 'puc', name: 'Zoya Khan', school_name: 'Lakeview', aadhar_last_four: '0123', send_key: 'form-1' },
    ...{ address: '12 Lake Road', center: 'Mysuru', batch: 'A', marks_file_id: file.id },
    ...{ created_at: ctx.now(), updated_at: ctx.now() },
  })
  await insert(ctx.db, 'family_touches', {
    ...{ family_id: family.id, form: 'admission', entity: 'admission_enquiries', entity_id: form.id, at: ctx.now() },
  })
  const known = { has_account: true, papers: [{ id: file.id, kind: 'marks' }], paid_paise: 600_00 }
  expect(await facts()).toMatchObject({ ...known, consent: 'missing' })
  await insert(ctx.db, 'consents', {
    ...{
      user_id: child.id,
      purpose: 'child-account',
      text_version: '1',
      by_name: 'Ramesh',
      by_contact: 'r@example.com',
    },
    ...{ how: 'link', agreed_at: ctx.now() },
  })
  expect(await facts()).toMatchObject({ ...known, consent: 'given' })
})

test('in turn: each counsellor of the branch gets the next family; nobody of another branch gets one', async ({
  make,
  ctx,
  http,
  here,
  asha,
  ravi,
  latha,
  world,
}) => {
  const second = await colleague({ make, ctx, http }, 'Sunil Rao', here)
  const ids = []
  for (let at = 0; at < 4; at += 1) ids.push((await make.family({ branch_id: here })).id)
  for (const id of ids) {
    expect((await latha.post('/many', { key: key(), act: 'assign', ids: [id], to: 'turn' })).status).toBe(200)
    world.clock.advance(minutes(1))
  }
  const owners = await ctx.db.selectFrom('families').select('owner_id').orderBy('id').execute()
  expect(owners.map(({ owner_id }) => owner_id)).toEqual([asha.id, second.id, asha.id, second.id])
  expect(owners.map(({ owner_id }) => owner_id)).not.toContain(ravi.id)
})

test('a walk-in with a known number is that family; the key makes it once', async ({ make, here, asha, ctx }) => {
  const known = await make.family({ branch_id: here, name: 'Meera Krishnan', phone: '9845000111' })
  expect((await asha.get('/known?phone=%2B91%2098450%2000111')).body).toEqual({
    family: { id: known.id, name: 'Meera Krishnan' },
  })
  const walkIn = { key: 'ab12cd34ef56ab12cd34ef56', name: 'Meera Krishnan', phone: '098450 00111', note: 'At the desk' }
  for (let times = 0; times < 2; times += 1) {
    const reply = await asha.post('', walkIn)
    expect([reply.status, (reply.body.family as { id: number }).id]).toEqual([201, known.id])
  }
  const fresh = await asha.post('', { ...walkIn, key: 'cd12cd34ef56ab12cd34ef56', name: 'Kavya', phone: '9845000155' })
  expect(fresh.body.family).toMatchObject({
    name: 'Kavya',
    branch: { id: here },
    owner: { id: asha.id },
    form: 'walk-in',
  })
  const touches = await ctx.db.selectFrom('family_touches').select('form').execute()
  expect(touches).toHaveLength(2)
})

test('a walk-in chooses class and course from what there is, and how they heard of us is their source', async ({
  make,
  asha,
}) => {
  await make.options()
  const course = await make.course()
  const desk = (await asha.get('/desk')).body as { classes: string[]; courses: string[] }
  expect(desk.courses).toContain(course.name)
  expect(desk.classes).toEqual(['7', '8', '9', '10'])
  const walkIn = { name: 'Kavya', phone: '9845000155', class: '10' }
  const told = await asha.post('', { ...walkIn, key: 'ef12cd34ef56ab12cd34ef56', heard: 'hoarding' })
  expect(told.body.family).toMatchObject({ class: '10', first: { source: 'hoarding' } })
  const silent = { ...walkIn, phone: '9845000156', key: 'ab12cd34ef56ab12cd34ef57' }
  expect((await asha.post('', silent)).body.family).toMatchObject({ first: { source: 'walk-in' } })
  const invented = { ...silent, key: 'ab12cd34ef56ab12cd34ef58', heard: 'a dream' }
  expect(await asha.post('', invented)).toMatchObject({ status: 422 })
})

test('news: whoever waits hears of a form within the second it is kept', async ({ http, make, here, asha }) => {
  await make.options()
  const course = await make.course({ slug: 'jee' })
  await make.courseAtBranch({ course_id: course.id, branch_id: here })
  const { slug } = await make.branch({ slug: 'bengaluru', name: 'Bengaluru campus' })
  const first = (await asha.get('/counts')).body.news as number
  const waiting = asha.get(`/news?since=${first}`)
  await http.postForm(`/course/jee/branch/${slug}/request`, { name: 'A', email: 'a@example.com', phone: '9845000111' })
  expect((await waiting).body.news).toBeGreaterThan(first)
})
