import { expect } from 'vitest'
import { test as base } from '../../../../testing/test.ts'

type Who = { token: string }

const test = base.extend<{ who: { here: Who; there: Who; admin: Who; examiner: Who }; place: Record<string, number> }>({
  who: async ({ make, ctx }, use) => {
    await make.institute()
    await make.branch({ id: 700, name: 'Dharwad' })
    const other = await make.branch({ name: 'Gadag' })
    const of = async (branch_id: number) => {
      const user = await make.user({ role: 'counsellor' })
      await ctx.db
        .insertInto('staff_members')
        .values({ user_id: user.id, is_everywhere: false, updated_at: ctx.now() })
        .execute()
      await ctx.db.insertInto('user_branches').values({ user_id: user.id, branch_id }).execute()
      return { token: await make.token(user) }
    }
    await use({
      here: await of(700),
      there: await of(other.id),
      admin: { token: await make.token(await make.user({ role: 'admin' })) },
      examiner: { token: await make.token(await make.user({ role: 'examiner' })) },
    })
  },
  /** Asha is of age and late with a fee, Bhanu's parent has not agreed, Chetan has no account, Divya has left. */
  place: async ({ make, ctx, who }, use) => {
    expect(who.here.token).toBeTruthy()
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    const at = { branch_id: 700, branch_name: 'Dharwad', payment_status: 'PAID', course_name: 'Two-Year JEE' } as const
    const asha = await make.user({ role: 'student', date_of_birth: '2000-01-01' })
    const bhanu = await make.user({ role: 'student', date_of_birth: '2012-01-01' })
    await ctx.db
      .insertInto('parents')
      .values({ user_id: bhanu.id, name: 'Iravva Hugar', email: 'iravva@example.com', phone: '9700000912', ...stamps })
      .execute()
    const rows = {
      asha: await make.enrolment({ ...at, name: 'Asha Desai', user_id: asha.id }),
      bhanu: await make.enrolment({ ...at, name: 'bhanu Hugar', user_id: bhanu.id }),
      chetan: await make.enrolment({ ...at, name: 'Chetan Patil', user_id: null, phone: '9800004127' }),
      divya: await make.enrolment({ ...at, name: 'Divya Rao', left_at: ctx.now() }),
    }
    await ctx.db
      .insertInto('instalments')
      .values({
        ...{ enrolment_id: rows.asha.id, number: 2, state: 'open' as const, due_on: '2026-11-01' },
        ...{ amount_paise: 24_600_00, paid_at: null, ...stamps },
      })
      .execute()
    await use(Object.fromEntries(Object.entries(rows).map(([name, { id }]) => [name, id])))
  },
})

const names = ({ body }: { body: Record<string, unknown> }) => (body.data as { name: string }[]).map(({ name }) => name)

test('students stand in one list by name, with what is owed and whose parent has not agreed', async ({
  http,
  who,
  place,
}) => {
  const list = await http.get('/office/students', who.here)
  expect(list.body.data).toMatchObject([
    { id: place.asha, name: 'Asha Desai', consent: 'of-age', state: 'fee-late', owed_paise: 24_600_00, batch: null },
    { name: 'bhanu Hugar', consent: 'missing', state: 'in-class', parent: 'Iravva Hugar', phone_end: '0912' },
    { name: 'Chetan Patil', consent: 'none', state: 'in-class', phone_end: '4127', owed_paise: 0 },
  ])
  // No number leaves with the list.
  expect(JSON.stringify(list.body)).not.toMatch(/97000|98000/)
  const shown = async (query: string) => names(await http.get(`/office/students?filter[show]=${query}`, who.here))
  expect(await shown('fee-late')).toEqual(['Asha Desai'])
  expect(await shown('no-consent')).toEqual(['bhanu Hugar'])
  expect(await shown('left')).toEqual(['Divya Rao'])
  expect(await shown('no-test')).toEqual(['Asha Desai', 'bhanu Hugar', 'Chetan Patil'])
  expect(names(await http.get('/office/students?filter[search]=patil', who.here))).toEqual(['Chetan Patil'])
  expect((await http.get('/office/students?filter[show]=asleep', who.here)).status).toBe(422)
})

test('a counsellor of another campus sees none of them, and moves none', async ({ http, who, place }) => {
  expect((await http.get('/office/students', who.there)).body.data).toEqual([])
  expect((await http.get(`/office/students/${place.asha}`, who.there)).status).toBe(404)
  const moves = [{ id: place.asha, batch: 'JEE 28 A' }]
  expect((await http.postJson('/office/students/batch', { moves }, who.there)).status).toBe(404)
  expect((await http.get(`/office/students/${place.asha}`, who.here)).body).toMatchObject({ student: { batch: null } })
})

test('an examiner sees who is in which course, and no fee, no number, no list and no batch to change', async ({
  http,
  who,
  place,
}) => {
  const { body } = await http.get('/office/students', who.examiner)
  expect((body.data as { owed_paise: unknown }[]).map(({ owed_paise }) => owed_paise)).toEqual([null, null, null])
  expect((await http.get(`/office/students/${place.asha}`, who.examiner)).body).toMatchObject({
    student: {
      ...{ paid_paise: null, instalments: [], family_id: null, date_of_birth: null },
      ...{ phone: null, email: null, parent: null, parent_phone: null, parent_email: null },
    },
  })
  const bhanu = await http.get(`/office/students/${place.bhanu}`, who.examiner)
  expect(JSON.stringify([body, bhanu.body])).not.toMatch(/0912|Iravva|iravva/)
  expect((await http.get(`/office/students/${place.bhanu}`, who.here)).body).toMatchObject({
    student: { parent: 'Iravva Hugar', parent_phone: '9700000912' },
  })
  const ask = { purpose: 'The class register' }
  expect((await http.postJson('/office/students/class-list', { ...ask, filter: {} }, who.examiner)).status).toBe(403)
  expect((await http.postJson('/office/students/export', ask, who.examiner)).status).toBe(403)
  const moves = [{ id: place.asha, batch: 'A' }]
  expect((await http.postJson('/office/students/batch', { moves }, who.examiner)).status).toBe(403)
})

test('students are put into a batch, found by it, and put back', async ({ http, who, place }) => {
  const moves = [place.asha, place.bhanu].map((id) => ({ id, batch: 'JEE 28 A' }))
  const moved = await http.postJson('/office/students/batch', { moves }, who.here)
  expect(moved.body).toMatchObject({ message: '2 students are in JEE 28 A now.' })
  expect(names(await http.get('/office/students?filter[batch]=JEE 28 A', who.here))).toEqual([
    'Asha Desai',
    'bhanu Hugar',
  ])
  expect((await http.get('/office/students/choices', who.here)).body).toMatchObject({
    batches: [{ name: 'JEE 28 A', students: 2 }],
    branches: [{ id: 700, name: 'Dharwad' }],
    tests: [],
  })
  await http.postJson('/office/students/batch', { moves: moved.body.before }, who.here)
  expect((await http.get('/office/students/choices', who.here)).body).toMatchObject({ batches: [] })
  // Somebody who has left is in no batch: nothing is moved, not even the other one.
  const mixed = [place.asha, place.divya].map((id) => ({ id, batch: 'B' }))
  expect((await http.postJson('/office/students/batch', { moves: mixed }, who.here)).status).toBe(404)
  expect((await http.get('/office/students?filter[batch]=B', who.here)).body.data).toEqual([])
})

test('a list is enrolled into a test; who cannot begin and who has no account is named', async ({
  http,
  who,
  place,
  make,
  ctx,
}) => {
  const exam = await make.test({ slug: 'practice-7' })
  const ids = [place.asha, place.bhanu, place.chetan]
  const enrol = () => http.postJson('/office/students/test', { test: 'practice-7', ids }, who.examiner)
  expect((await enrol()).body).toMatchObject({
    ...{ message: '2 students are enrolled.', enrolled: 2, were_in: 0 },
    ...{ wait: ['bhanu Hugar'], no_account: ['Chetan Patil'] },
  })
  expect((await enrol()).body).toMatchObject({ enrolled: 0, were_in: 2 })
  const rows = await ctx.db.selectFrom('test_enrolments').select('id').where('test_id', '=', exam.id).execute()
  expect(rows).toHaveLength(2)
  expect((await http.postJson('/office/students/test', { test: 'practice-7', ids }, who.here)).status).toBe(403)
  expect((await http.postJson('/office/students/test', { test: 'nothing', ids }, who.examiner)).status).toBe(404)
})

test('a class list has the numbers of parents, says who took it, and stands in the audit', async ({
  http,
  who,
  place,
  ctx,
}) => {
  expect(place.bhanu).toBeTruthy()
  const path = '/office/students/class-list'
  expect((await http.postJson(path, { purpose: '', filter: {} }, who.here)).status).toBe(422)
  const { body } = await http.postJson(path, { purpose: 'The register of November', filter: {} }, who.here)
  expect(body.list).toMatchObject({
    title: 'Two-Year JEE · Dharwad',
    stamp: expect.stringContaining('The register of November'),
    students: [{ name: 'Asha Desai' }, { name: 'bhanu Hugar', phone: '9700000912' }, { phone: '9800004127' }],
  })
  const taken = await ctx.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'students.print-class-list')
    .executeTakeFirstOrThrow()
  expect(taken.details).toMatchObject({ purpose: 'The register of November', students: 3 })
  expect(
    (await http.postJson(path, { purpose: 'The register of Gadag', filter: {} }, who.there)).body.list,
  ).toMatchObject({
    students: [],
  })
})
