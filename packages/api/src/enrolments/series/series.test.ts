import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test as base } from '../../../testing/test.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const path = '/office/course/test-series/branch/bengaluru/papers'

/** A course with a place to set papers for, a student who has paid for it, and an examiner. */
const test = base.extend<{
  place: { id: number }
  asha: { id: number; token: string; enrolment: number }
  setPapers: (papers: object[]) => Promise<{ status: number; body: Body }>
  series: (token?: string) => Promise<Body[]>
}>({
  place: async ({ make }, use) => {
    const course = await make.course({ name: 'Test Series', slug: 'test-series' })
    const branch = await make.branch({ name: 'Bengaluru', slug: 'bengaluru' })
    await use(await make.courseAtBranch({ course_id: course.id, branch_id: branch.id }))
  },
  asha: async ({ make, ctx, place }, use) => {
    const user = await make.user()
    const paid = {
      user_id: user.id,
      course_branch_id: place.id,
      course_name: 'Test Series',
      payment_status: 'PAID' as const,
    }
    const enrolment = await make.enrolment(paid)
    await make.order({ subject_id: enrolment.id, user_id: user.id, status: 'PAID', paid_at: ctx.now() })
    await use({ id: user.id, token: await make.token(user), enrolment: enrolment.id })
  },
  setPapers: async ({ make, http, place }, use) => {
    expect(place.id).toBeGreaterThan(0)
    const token = await make.token(await make.user({ role: 'examiner' }))
    await use((papers) => http.postJson(path, { papers }, { token }))
  },
  series: async ({ http, asha }, use) =>
    use(async (token = asha.token) => ((await http.get('/series', { token })).body as Body).series),
})

const begin = (number: number, { enrolment }: { enrolment: number }) => `/series/${enrolment}/papers/${number}`

describe('a paid series', () => {
  test('opens its papers by days and by progress, and says which comes next', async ({
    ctx,
    make,
    http,
    world,
    asha,
    setPapers,
    series,
  }) => {
    const tests = [
      await make.onlineTest({ is_paid: true, amount_paise: 199_00, name: 'One' }),
      await make.onlineTest({ is_paid: true, amount_paise: 199_00 }),
    ]
    tests.push(await make.onlineTest({ is_paid: true, amount_paise: 199_00, name: 'Three' }))
    const [one, two, three] = tests.map(({ slug }) => slug)
    const set = await setPapers([
      { test: one, days_after_joining: 0 },
      { test: two, days_after_joining: 3 },
      { test: three, papers_finished: 2 },
    ])
    expect(set).toMatchObject({ status: 200, body: { papers: 3 } })
    expect(await series()).toMatchObject([
      {
        ...{ course: 'Test Series', tracks: [], track: null, finished: 0, sentence: 'Paper 1 of 3 is open.' },
        papers: [
          { number: 1, name: 'One', state: 'open' },
          { number: 2, state: 'waiting', opens_at: later(ctx.now(), days(3)) },
          { number: 3, state: 'waiting', opens_at: null, finish_first: 2 },
        ],
      },
    ])
    const token = asha.token
    const early = await http.postJson(begin(2, asha), {}, { token })
    expect(early.status).toBe(409)
    expect(early.body).toMatchObject({ message: expect.stringMatching(/^Paper 2 of 3 opens on \w+day\.$/) })
    expect(await http.postJson(begin(1, asha), {}, { token })).toMatchObject({ status: 201, body: { slug: one } })
    expect((await series())[0].papers[0]).toMatchObject({ state: 'begun' })
    expect((await http.postJson(`/tests/${one}/attempt`, { tab: 'tab-number-one' }, { token })).status).toBe(200)
    await ctx.db.updateTable('test_enrolments').set({ test_status: 'Completed' }).execute()
    world.clock.advance(days(3))
    // A paid test costs nothing more here.
    expect((await http.postJson(begin(2, asha), {}, { token })).status).toBe(201)
    const own = (await http.get(`/tests/${two}/main-detail`, { token })).body as Body
    expect(own.test.is_test_enrolled).toMatchObject({
      is_enrolled: true,
      enrollment_type: 'Purchased',
      payment_status: 'PAID',
    })
    await ctx.db.updateTable('test_enrolments').set({ test_status: 'Completed' }).execute()
    expect(await series()).toMatchObject([{ finished: 2, sentence: 'Paper 3 of 3 is open.' }])
  })

  test('is nobody else’s, and ends with the refund or when the student leaves', async ({
    ctx,
    make,
    http,
    asha,
    setPapers,
    series,
  }) => {
    await setPapers([{ test: (await make.onlineTest({ is_paid: true, amount_paise: 199_00 })).slug }])
    const other = await make.token(await make.user())
    expect(await series(other)).toEqual([])
    expect((await http.postJson(begin(1, asha), {}, { token: other })).status).toBe(404)
    for (const change of [
      { payment_status: 'REFUND' as const },
      { leave_asked_at: ctx.now() },
      { payment_status: 'PENDING' as const },
    ]) {
      await ctx.db.updateTable('course_enrolments').set({ payment_status: 'PAID', leave_asked_at: null }).execute()
      expect(await series()).toHaveLength(1)
      await ctx.db.updateTable('course_enrolments').set(change).execute()
      expect(await series()).toEqual([])
      expect((await http.postJson(begin(1, asha), {}, { token: asha.token })).status).toBe(404)
    }
  })

  test('asks for the examination first and keeps it once a paper is begun', async ({
    make,
    http,
    asha,
    setPapers,
    series,
  }) => {
    const [jee, neet] = [
      await make.onlineTest({ is_paid: true, amount_paise: 199_00 }),
      await make.onlineTest({ is_paid: true, amount_paise: 199_00 }),
    ]
    await setPapers([
      { test: jee.slug, track: 'JEE Main' },
      { test: neet.slug, track: 'NEET' },
    ])
    const token = asha.token
    expect(await series()).toMatchObject([
      { tracks: ['JEE Main', 'NEET'], track: null, papers: [], sentence: 'Choose the examination first.' },
    ])
    expect((await http.postJson(begin(1, asha), {}, { token })).status).toBe(404)
    const choose = (track: string) => http.postJson(`/series/${asha.enrolment}/track`, { track }, { token })
    expect((await choose('KCET')).status).toBe(422)
    expect((await choose('JEE Main')).status).toBe(200)
    expect((await choose('NEET')).body).toMatchObject({ series: { track: 'NEET', papers: [{ slug: neet.slug }] } })
    await http.postJson(begin(1, asha), {}, { token })
    expect((await choose('JEE Main')).status).toBe(409)
    expect((await choose('NEET')).status).toBe(200)
  })

  test('two clicks enrol once, also where buying it alone was begun before', async ({
    ctx,
    make,
    http,
    asha,
    setPapers,
  }) => {
    const paid = await make.onlineTest({ is_paid: true, amount_paise: 199_00 })
    await make.testEnrolment(paid, asha, { is_enrolled: false, enrollment_type: 'Purchased', amount_paise: 199_00 })
    await setPapers([{ test: paid.slug }])
    const click = () => http.postJson(begin(1, asha), {}, { token: asha.token })
    const replies = await Promise.all([click(), click()])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    const rows = await ctx.db.selectFrom('test_enrolments').select('is_enrolled').execute()
    expect(rows).toEqual([{ is_enrolled: true }])
  })
})

describe('staff', () => {
  test('cannot set a paper that would never open, stands twice, or has nothing to sit', async ({ make, setPapers }) => {
    const [one, two] = [
      (await make.onlineTest({ is_paid: true, amount_paise: 199_00 })).slug,
      (await make.onlineTest({ is_paid: true, amount_paise: 199_00 })).slug,
    ]
    const announced = (await make.test()).slug
    expect(await setPapers([{ test: one }, { test: two, papers_finished: 2 }])).toMatchObject({
      status: 422,
      body: { errors: { papers: ['Paper 2 would never open.'] } },
    })
    expect((await setPapers([{ test: one }, { test: one }])).status).toBe(422)
    expect((await setPapers([{ test: announced }])).status).toBe(422)
    expect((await setPapers([{ test: one }, { test: two, papers_finished: 1 }])).status).toBe(200)
    expect(await setPapers([])).toMatchObject({ status: 200, body: { papers: 0 } })
  })

  test('alone set papers', async ({ make, http, place }) => {
    expect(place.id).toBeGreaterThan(0)
    for (const role of ['student', 'parent', 'editor', 'counsellor'] as const) {
      const token = await make.token(await make.user({ role }))
      expect((await http.postJson(path, { papers: [] }, { token })).status).toBe(403)
    }
  })
})

test('what is free to guests is open to whoever has paid, from the day on which it is open to them', async ({
  ctx,
  make,
  http,
  asha,
  setPapers,
  series,
}) => {
  const one = await make.onlineTest({ is_paid: true, amount_paise: 199_00 })
  const free = await make.onlineTest({})
  const coming = await make.onlineTest({ opens_at: later(ctx.now(), days(2)) })
  await setPapers([
    { test: one.slug, days_after_joining: 0 },
    { test: free.slug, days_after_joining: 7 },
    { test: coming.slug, days_after_joining: 7 },
  ])
  const [{ papers }] = await series()
  expect(papers.map(({ state }: Body) => state)).toEqual(['open', 'open', 'waiting'])
  expect(papers[1].sentence).toBe('Paper 2 of 3 is open.')
  const token = asha.token
  expect((await http.send('POST', begin(2, asha), undefined, { token })).status).toBeLessThan(300)
  expect((await http.send('POST', begin(3, asha), undefined, { token })).status).toBe(409)
})
