import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'

describe('event', () => {
  test('shows past and coming ones, and keeps one kind when asked', async ({ http, make }) => {
    const branch = await make.branch({ slug: 'hubballi' })
    await make.event({ slug: 'over', event_date: '2026-11-14T04:30:00.000Z', ends_at: '2026-11-14T06:30:00.000Z' })
    await make.event({ slug: 'running', event_date: '2026-11-15T03:30:00.000Z', ends_at: '2026-11-15T06:30:00.000Z' })
    await make.event({ slug: 'coming', event_date: '2026-11-20T04:30:00.000Z', branch_id: branch.id })
    await make.event({ slug: 'draft', is_active: false })
    const slugs = async (query: string) =>
      ((await http.get(`/event?${query}`)).body.data as { slug: string }[]).map(({ slug }) => slug)
    expect(await slugs('')).toEqual(['over', 'running', 'coming'])
    expect(await slugs('sort=-id')).toEqual(['coming', 'running', 'over'])
    expect(await slugs('filter[when]=upcoming&sort=-event_date')).toEqual(['coming', 'running'])
    expect(await slugs('filter[when]=past')).toEqual(['over'])
    expect(await slugs('filter[branch]=hubballi')).toEqual(['coming'])
    expect((await http.get('/event?filter[when]=soon')).status).toBe(422)
    expect(((await http.get('/event/all')).body.events as unknown[]).length).toBe(3)
  })

  test('has its speakers and facts in their order, and its time in India', async ({ http, make, ctx }) => {
    const branch = await make.branch({ name: 'Mysuru', slug: 'mysuru' })
    const event = await make.event({
      slug: 'night-sky',
      event_date: '2026-12-18T13:30:00.000Z',
      ends_at: '2026-12-18T15:30:00.000Z',
      branch_id: branch.id,
      venue: 'Terrace',
    })
    const other = await make.event({ slug: 'bare' })
    const [asha, ravi] = [await make.speaker({ name: 'Asha' }), await make.speaker({ name: 'Ravi' })]
    await ctx.db
      .insertInto('event_speakers')
      .values([
        { event_id: event.id, speaker_id: ravi.id, position: 2 },
        { event_id: event.id, speaker_id: asha.id, position: 1 },
      ])
      .execute()
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    await ctx.db
      .insertInto('event_specifications')
      .values([
        { event_id: event.id, title: 'Bring', description: 'A torch', position: 2, ...stamps },
        { event_id: event.id, title: 'Entry', description: 'Free', position: 1, ...stamps },
      ])
      .execute()
    expect((await http.get('/event/Night-Sky')).body.event).toMatchObject({
      event_date_on: '2026, 18 Dec',
      event_date: '2026-12-18T13:30:00.000Z',
      time: '7:00 pm – 9:00 pm',
      branch: { name: 'Mysuru', slug: 'mysuru' },
      speakers: [{ name: 'Asha' }, { name: 'Ravi' }],
      specifications: [{ title: 'Entry' }, { title: 'Bring' }],
    })
    expect((await http.get(`/event/${other.slug}`)).body.event).toMatchObject({
      speakers: [],
      specifications: [],
      branch: null,
      ends_at: null,
    })
  })

  test('is 404 when it is a draft or unknown', async ({ http, make }) => {
    await make.event({ slug: 'draft', is_active: false })
    for (const slug of ['draft', 'unknown'])
      expect(await http.get(`/event/${slug}`)).toMatchObject({ status: 404, body: { message: 'Data not found.' } })
  })
})

describe('campaign', () => {
  test('shows the people it names, as long as they are shown themselves', async ({ http, make, ctx }) => {
    const campaign = await make.campaign({ slug: 'aptitude-test', include_topper: true })
    await make.campaign({ slug: 'ended', is_active: false })
    const neet = await make.achieverCategory({ slug: 'neet' })
    const closed = await make.achieverCategory({ slug: 'closed', is_active: false })
    const asha = await make.achiever({ name: 'Asha' })
    const gone = await make.achiever({ name: 'Gone', is_active: false })
    for (const category of [neet, closed]) await make.inCategory(asha, category)
    const said = await make.testimonial({ name: 'Sunanda' })
    const withdrawn = await make.testimonial({ is_active: false })
    const campaign_id = campaign.id
    await ctx.db
      .insertInto('campaign_achievers')
      .values([asha, gone].map(({ id }) => ({ campaign_id, achiever_id: id })))
      .execute()
    await ctx.db
      .insertInto('campaign_testimonials')
      .values([said, withdrawn].map(({ id }) => ({ campaign_id, testimonial_id: id })))
      .execute()

    const { body } = await http.get('/campaign/aptitude-test')
    const view = body.campaign as { testimonials: unknown[]; achievers: { categories: unknown[] }[] }
    expect(view).toMatchObject({
      include_topper: true,
      include_form: false,
      testimonials: [{ name: 'Sunanda' }],
      achievers: [{ name: 'Asha', categories: [{ slug: 'neet' }] }],
    })
    expect([view.testimonials.length, view.achievers.length, view.achievers[0]?.categories.length]).toEqual([1, 1, 1])
    expect((await http.get('/campaign/all')).body.campaigns).toMatchObject([
      { slug: 'aptitude-test', achievers: [{ name: 'Asha' }] },
    ])
    for (const slug of ['ended', 'unknown'])
      expect(await http.get(`/campaign/${slug}`)).toMatchObject({ status: 404, body: { message: 'Data not found.' } })
  })

  test('a pair is kept once', async ({ make, ctx }) => {
    const [campaign, achiever] = [await make.campaign(), await make.achiever()]
    const pair = { campaign_id: campaign.id, achiever_id: achiever.id }
    await ctx.db.insertInto('campaign_achievers').values(pair).execute()
    await expect(ctx.db.insertInto('campaign_achievers').values(pair).execute()).rejects.toThrow()
  })
})
