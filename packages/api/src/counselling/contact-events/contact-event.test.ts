import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { ctxAs } from '../../../testing/staff.ts'
import { test as base } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'
import { joinFamilies } from '../joins/join-families.ts'
import { joinInto, ownTables } from '../joins/join-into.ts'
import { shareContact } from '../joins/share-contact.ts'
import { similarFamilies } from '../joins/similar.ts'
import { undoJoin } from '../joins/undo-join.ts'
import { phoneKey } from './contact-keys.ts'
import { joinFamilyBy } from './join-family.ts'
import { takeInEnquiries } from './take-in.ts'

/** A site with two branches and one course that can be asked about. */
const test = base.extend<{ ask: (fields: Record<string, string>, branch?: string) => Promise<number>; admin: Ctx }>({
  ask: async ({ http, make }, use) => {
    await make.institute()
    await make.options()
    const course = await make.course({ slug: 'jee', name: 'Two-Year JEE' })
    for (const slug of ['bengaluru', 'mysuru'])
      await make.courseAtBranch({ course_id: course.id, branch_id: (await make.branch({ slug, name: slug })).id })
    await use(async (fields, branch = 'bengaluru') => {
      const person = { name: 'Asha Rao', email: 'asha@example.com', phone: '9845000199', ...fields }
      return (await http.postForm(`/course/jee/branch/${branch}/request`, person, { address: person.phone })).status
    })
  },
  admin: async ({ make, ctx }, use) => use(ctxAs(ctx, await make.user({ role: 'admin' }))),
})

const families = ({ db }: Ctx) =>
  db.selectFrom('families').selectAll().where('joined_into', 'is', null).orderBy('id').execute()

/** Every row of families, as it stands; joins themselves and who was parted are what is added. */
const everything = async ({ db }: Ctx) => {
  const rows: Record<string, unknown> = {}
  for (const table of ['families', ...ownTables] as const)
    rows[table] = await db
      .selectFrom(table as 'families')
      .selectAll()
      .orderBy('id')
      .execute()
  return rows
}

const spellings = [
  ...['9845000199', '98450 00199', '+91 98450 00199', '+91-98450-00199', '09845000199', '0 98450 00199'],
  ...['919845000199', '(+91) 98450 00199', '98450-00199'],
]

test('a number written in nine ways is one number, in scripts of India too; a landline and a scrap are none', () => {
  expect(new Set(spellings.map(phoneKey))).toEqual(new Set(['9845000199']))
  expect(['0091 98450.00199', '९८४५०००१९९', '೯೮೪೫೦೦೦೧೯೯'].map(phoneKey)).toEqual(Array(3).fill('9845000199'))
  expect(['011 2345 6789', '12345', '', null, '984500019', '98450001999'].map(phoneKey)).toEqual(Array(6).fill(null))
})

test('a form written nine ways is a touch of one family, joined at once; an address in any case joins too', async ({
  ask,
  ctx,
}) => {
  for (const [at, phone] of spellings.entries()) expect(await ask({ phone, email: `asha-${at}@example.com` })).toBe(201)
  const [family, ...others] = await families(ctx)
  expect(others).toEqual([])
  expect(family).toMatchObject({ name: 'Asha Rao', touches: 9, state: 'new', form: 'course-request' })
  expect(await ask({ phone: '9000000001', email: 'ASHA-3@Example.COM' })).toBe(201)
  expect((await families(ctx)).map(({ touches }) => touches)).toEqual([10])
})

test('brothers and sisters are children of one family; a number many children share joins no more', async ({ ctx }) => {
  const names = ['Meera Rao', 'Rohan Rao', 'Diya Rao', 'Kiran Rao', 'Farhan Ali', 'Zoya Khan', 'meera rao']
  for (const [at, name] of names.entries())
    await joinFamilyBy(ctx, {
      form: 'vrddhi',
      entity: 'vrddhi_enquiries',
      id: at + 1,
      at: ctx.now(),
      name,
      child: { name, class: '10', school: 'Lakeview' },
      phones: [{ value: '98450 00177', whose: 'father' }],
      emails: [],
    })
  const children = await ctx.db.selectFrom('family_children').select(['family_id', 'name']).orderBy('id').execute()
  const [first] = await families(ctx)
  // The fifth and sixth child of the number are families of their own; the first one is known by its name.
  expect(children.filter(({ family_id }) => family_id === first?.id).map(({ name }) => name)).toEqual([
    ...['Meera Rao', 'Rohan Rao', 'Diya Rao', 'Kiran Rao', 'meera rao'],
  ])
  expect((await families(ctx)).map(({ name }) => name)).toEqual(['Meera Rao', 'Farhan Ali', 'Zoya Khan'])
})

test('the number of a hostel, once marked, and that of the institute itself join nobody', async ({
  ask,
  ctx,
  admin,
}) => {
  await shareContact(admin, '9845000177', 'Hostel in Mysuru')
  for (const [at, phone] of ['9845000177', '9845000177', '9845000100', '9845000100'].entries())
    expect(await ask({ phone, name: `Child ${at}`, email: `child-${at}@example.com` })).toBe(201)
  expect(await families(ctx)).toHaveLength(4)
})

test('a family of another branch is not joined, but shown to those who see both', async ({ ask, ctx, admin }) => {
  await ask({})
  await ask({}, 'mysuru')
  const [one, other] = await families(ctx)
  expect(one && other && (await similarFamilies(admin, one))).toEqual([
    { id: other?.id, name: 'Asha Rao', class: null, why: 'has the same number 98••••0199' },
  ])
})

test('a family of the same name and school is shown, however many others have the words of its name', async ({
  make,
  admin,
}) => {
  for (let at = 0; at < 51; at++) await make.familyWith({}, { name: 'Rao Asha', school: 'Vidya Niketan' })
  const one = await make.familyWith({}, { school: 'Vidya Niketan' })
  const other = await make.familyWith({}, { name: 'asha rao', school: 'Vidya Niketan' })
  expect(await similarFamilies(admin, one)).toMatchObject([{ id: other.id, why: 'same name and school' }])
})

test('undoing a join gives the same rows, whoever has joined them, and the two are never suggested again', async ({
  ask,
  ctx,
  admin,
  make,
}) => {
  await ask({})
  await ask({ phone: '9845000111', email: 'other@example.com', name: 'Meera Kumar' })
  const [kept, gone] = await families(ctx)
  if (!kept || !gone) throw new Error('Two families were expected.')
  await make.followUp(gone, { due_at: later(ctx.now(), days(2)) })
  await ctx.db
    .updateTable('families')
    .set({ state: 'lost', lost_reason: 'The fee', next_at: null })
    .where('id', '=', kept.id)
    .execute()
  for (const choice of [{}, { name: 'other', state: 'other', wants: 'other', owner: 'other' }] as const) {
    await ctx.db
      .updateTable('families')
      .set({ next_at: later(ctx.now(), days(2)) })
      .where('id', '=', gone.id)
      .execute()
    const before = await everything(ctx)
    const join = await joinFamilies(admin, kept.id, { other: gone.id, ...choice })
    const joined = await families(ctx)
    expect(joined).toMatchObject([{ id: kept.id, touches: 2, state: 'new', next_at: later(ctx.now(), days(2)) }])
    expect(await everything(ctx)).not.toEqual(before)
    expect(await undoJoin(admin, join)).toBe(gone.id)
    expect(await everything(ctx)).toEqual(before)
  }
  await ctx.db.updateTable('family_contacts').set({ value: '9845000199' }).where('value', '=', '9845000111').execute()
  expect(await similarFamilies(admin, kept)).toEqual([])
})

test('a join by a form is undone into what a form from a stranger would have made; after 30 days it stands', async ({
  ask,
  ctx,
  admin,
  world,
}) => {
  await ask({})
  const before = await families(ctx)
  world.clock.advance(days(1))
  await ask({ name: 'Somebody Else' })
  const { id } = await ctx.db.selectFrom('family_joins').select('id').executeTakeFirstOrThrow()
  await undoJoin(admin, id)
  const [kept, own] = await families(ctx)
  expect(kept).toEqual(before[0])
  expect(own).toMatchObject({ name: 'Somebody Else', touches: 1, state: 'new', came_at: ctx.now(), joined_into: null })
  world.clock.advance(days(1))
  await ask({ name: 'Somebody Else', email: 'third@example.com' })
  const { id: second } = await ctx.db
    .selectFrom('family_joins')
    .select('id')
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  world.clock.advance(days(31))
  await expect(undoJoin(admin, second)).rejects.toMatchObject({ code: 'conflict' })
})

test('what came to a family after a join stays with it when the join is undone', async ({ ask, ctx, admin }) => {
  await ask({})
  await ask({ phone: '9845000111', email: 'other@example.com', name: 'Meera Kumar' })
  const [kept, gone] = await families(ctx)
  if (!kept || !gone) throw new Error('Two families were expected.')
  const join = await joinInto(admin, { kept: kept.id, gone: gone.id, how: 'by-hand' })
  await ctx.db.updateTable('families').set({ state: 'visited' }).where('id', '=', kept.id).execute()
  await ask({ name: 'Asha Rao', email: 'asha.again@example.com' })
  await undoJoin(admin, join)
  expect(await families(ctx)).toMatchObject([
    { id: kept.id, state: 'visited', touches: 2 },
    { id: gone.id, name: 'Meera Kumar', touches: 1 },
  ])
})

test('a form is kept when its family cannot be, and taken in later; taking in twice changes nothing', async ({
  ask,
  ctx,
  api,
}) => {
  await sql`alter table family_touches rename to family_touches_gone`.execute(ctx.db)
  expect(await ask({})).toBe(201)
  expect(await ctx.db.selectFrom('course_requests').select('id').execute()).toHaveLength(1)
  await sql`alter table family_touches_gone rename to family_touches`.execute(ctx.db)
  expect(await families(ctx)).toEqual([])
  await api.runner.drain()
  expect(await families(ctx)).toMatchObject([{ name: 'Asha Rao', touches: 1, wants: 'Two-Year JEE' }])
  const before = await everything(ctx)
  await takeInEnquiries.run(ctx, {})
  expect(await everything(ctx)).toEqual(before)
})

test('where a visitor came from goes with the form: the first stays, the last changes', async ({
  ask,
  http,
  ctx,
  world,
}) => {
  const from = (words: string) => ({ 'x-came-from': words })
  const send = (headers: Record<string, string>, phone: string, email = 'asha@example.com') =>
    http.postForm(
      '/course/jee/branch/bengaluru/request',
      { name: 'Asha Rao', email, phone },
      { headers, address: phone },
    )
  expect(await ask({ phone: '9000000009', email: 'x@example.com' })).toBe(201)
  await send(from('source=Instagram&medium=cpc&campaign=nov-open&landing=/scholarship&page=/courses'), '9845000199')
  world.clock.advance(days(1))
  await send(from('referrer=google.com'), '9845000199')
  const [, family] = await families(ctx)
  expect(family).toMatchObject({ first_source: 'instagram', first_campaign: 'nov-open', last_source: 'google.com' })
  const flood = from(`campaign=%00%0a&source=${'x'.repeat(5000)}`)
  expect((await send(flood, '9845000198', 'b@example.com')).status).toBe(201)
  expect((await families(ctx)).at(-1)).toMatchObject({ first_source: 'x'.repeat(120), first_campaign: null })
})

test('a family that filled in a form in Kannada is known by it in lists and on its page, whatever English form follows', async ({
  http,
  ctx,
  make,
}) => {
  await make.institute()
  await make.options()
  const colleague = { token: await make.token(await make.user({ role: 'admin' })) }
  const call = { name: 'Asha Rao', phone: '9845000199', request_type: 'Call Back', class: 'Class 10' }
  const page = (path: string) => ({ page_url: `https://northlight.test${path}` })
  expect((await http.postForm('/contact-form', { ...call, ...page('/kn/contact-us') })).status).toBe(201)
  await http.postForm('/contact-form', { ...call, detail: 'And the hostel?', ...page('/contact-us') })
  await http.postForm('/contact-form', { ...call, phone: '9845000188', ...page('/contact-us') })
  const [asha, other] = await families(ctx)
  expect([asha?.class, asha?.wants]).toEqual(['Class 10', null])
  const listed = (await http.get('/office/families?sort=came_at', colleague)).body.data as Record<string, unknown>[]
  expect(new Map(listed.map(({ id, wrote_in }) => [id, wrote_in]))).toEqual(
    new Map([
      [asha?.id, 'kn'],
      [other?.id, null],
    ]),
  )
  const { family } = (await http.get(`/office/families/${asha?.id}`, colleague)).body as {
    family: { wrote_in: string; timeline: { title: string; text: string }[] }
  }
  expect(family.wrote_in).toBe('kn')
  const forms = family.timeline.filter(({ title }) => title.startsWith('Contact form'))
  expect(forms.map(({ title, text }) => `${title}: ${text}`).toSorted()).toEqual([
    'Contact form, page /contact-us: Call Back · 15 Nov 2026, any time · Class 10 · “And the hostel?”',
    'Contact form, page /kn/contact-us, in Kannada: Call Back · 15 Nov 2026, any time · Class 10',
  ])
})
