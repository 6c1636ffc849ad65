import { expect } from 'vitest'
import { aRegistration } from '../../testing/admission-factories.ts'
import { test as base } from '../../testing/test.ts'

/** A counsellor who works at one of two branches. */
const test = base.extend<{ here: number; there: number; token: string }>({
  here: async ({ make }, use) => use((await make.branch()).id),
  there: async ({ make }, use) => use((await make.branch()).id),
  token: async ({ make, ctx, here }, use) => {
    await make.institute()
    const user = await make.user({ role: 'counsellor' })
    await ctx.db
      .insertInto('staff_members')
      .values({ user_id: user.id, is_everywhere: false, updated_at: ctx.now() })
      .execute()
    await ctx.db.insertInto('user_branches').values({ user_id: user.id, branch_id: here }).execute()
    await use(await make.token(user))
  },
})

test('applications: own branches and online sittings are listed; one elsewhere is answered like one that is not there', async ({
  http,
  make,
  ctx,
  here,
  there,
  token,
}) => {
  const ids: Record<string, number> = {}
  for (const [name, branch_id] of [
    ['here', here],
    ['there', there],
    ['online', null],
  ] as const) {
    const sitting = await make.sitting({ code: name, branch_id })
    ids[name] = (await aRegistration(ctx, await make.user(), sitting, { state: 'paid' })).id
  }
  const { data } = (await http.get('/office/applications', { token })).body as { data: { id: number }[] }
  expect(data.map(({ id }) => id)).toEqual([ids.online, ids.here])
  for (const to of ['appeared', 'withdrawn']) {
    const move = (id: number) => http.postJson(`/office/applications/${id}/state`, { to }, { token })
    const [elsewhere, unknown] = [await move(ids.there ?? 0), await move(999_999)]
    expect([elsewhere.status, elsewhere.body]).toEqual([404, unknown.body])
  }
  const own = await http.postJson(`/office/applications/${ids.here}/state`, { to: 'appeared' }, { token })
  expect(own.status).toBe(200)
})

test('payments: what was bought at another branch is not in the list', async ({
  http,
  make,
  ctx,
  here,
  there,
  token,
}) => {
  for (const branch_id of [here, there]) {
    const enrolment = await make.enrolment({ branch_id })
    await make.order({ subject_id: enrolment.id, payer_name: branch_id === here ? 'Here' : 'There' })
    const sitting = await make.sitting({ code: `s-${branch_id}`, branch_id })
    const application = await aRegistration(ctx, await make.user(), sitting)
    await make.order({
      kind: 'admission',
      subject_id: application.id,
      payer_name: branch_id === here ? 'Here' : 'There',
    })
  }
  const { data } = (await http.get('/office/payments', { token })).body as { data: { payer: { name: string } }[] }
  expect(data.map(({ payer }) => payer.name)).toEqual(['Here', 'Here'])
  const admin = await make.token(await make.user({ role: 'admin' }))
  expect((await http.get('/office/payments', { token: admin })).body.data).toHaveLength(4)
})

test('the palette: an application and a payment are found by their numbers, those of another branch by none', async ({
  http,
  make,
  ctx,
  here,
  there,
  token,
}) => {
  const numbers: string[] = []
  for (const branch_id of [here, there]) {
    const enrolment = await make.enrolment({ branch_id })
    const order = await make.order({ subject_id: enrolment.id, gateway_order_id: `order_Branch${branch_id}` })
    const sitting = await make.sitting({ code: `s-${branch_id}`, branch_id })
    const { number } = await aRegistration(ctx, await make.user(), sitting, { attention: 'refund-due' })
    numbers.push(number.toLowerCase(), order.gateway_order_id)
  }
  const found = async (who: string) => {
    const q = encodeURIComponent(numbers.join(', '))
    const { results } = (await http.get(`/office/search?q=${q}`, { token: who })).body as {
      results: { kind: string }[]
    }
    return results.map(({ kind }) => kind).toSorted()
  }
  expect(await found(token)).toEqual(['application', 'payment'])
  const as = async (role: 'admin' | 'editor') => make.token(await make.user({ role }))
  expect(await found(await as('admin'))).toEqual(['application', 'application', 'payment', 'payment'])
  expect(await found(await as('editor'))).toEqual([])
  // What waits for the office, of one's own branches; the figure of Today is this list.
  expect((await http.get('/office/applications?filter[attention]=any', { token })).body.data).toHaveLength(1)
  expect((await http.get('/office/admissions', { token })).body).toMatchObject({ attention: 1 })
  expect((await http.get('/office/money', { token })).body.figures).toMatchObject({ refunds: { count: 1, late: 0 } })
})

test('results, reports and notes: a student of another branch is not there', async ({
  http,
  make,
  ctx,
  here,
  there,
  token,
}) => {
  const paper = await make.onlineTest()
  const attempts: Record<string, string> = {}
  for (const [name, branch_id] of [
    ['here', here],
    ['there', there],
  ] as const) {
    const attempt = await make.marked(paper, await make.user({ name }))
    await ctx.db.updateTable('test_enrolments').set({ branch_id }).where('id', '=', attempt.enrolment_id).execute()
    attempts[name] = attempt.uuid
  }
  const { data } = (await http.get(`/office/tests/${paper.slug}/results`, { token })).body as {
    data: { name: string }[]
  }
  expect(data.map(({ name }) => name)).toEqual(['here'])
  const note = { text: 'Well fought.' }
  const add = (uuid: string, as = token) => http.postJson(`/office/attempts/${uuid}/notes`, note, { token: as })
  expect((await http.get(`/office/attempts/${attempts.here}/report`, { token })).status).toBe(200)
  expect((await http.get(`/office/attempts/${attempts.there}/report`, { token })).status).toBe(404)
  expect([(await add(attempts.here ?? '')).status, (await add(attempts.there ?? '')).status]).toEqual([201, 404])
  const examiner = await make.token(await make.user({ role: 'examiner' }))
  const { id } = (await add(attempts.there ?? '', examiner)).body
  expect((await http.send('DELETE', `/office/notes/${id}`, undefined, { token })).status).toBe(404)
})

test('the palette: the code of a question finds it, for those who work with the bank', async ({
  http,
  make,
  token,
}) => {
  await make.question({ code: 'PHY-0042' })
  const foundBy = async (who: string) => {
    const { results } = (await http.get('/office/search?q=phy-0042', { token: who })).body as {
      results: { kind: string; title: string }[]
    }
    return results.filter(({ kind }) => kind === 'question').map(({ title }) => title)
  }
  const as = async (role: 'admin' | 'editor' | 'examiner') => foundBy(await make.token(await make.user({ role })))
  expect([await as('admin'), await as('examiner')]).toEqual([['PHY-0042'], ['PHY-0042']])
  expect([await as('editor'), await foundBy(token)]).toEqual([[], []])
})
