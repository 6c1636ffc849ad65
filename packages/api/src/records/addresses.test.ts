import { minutes } from '@northlight/contract/durations'
import { isFixedPath } from '@northlight/contract/pages/fixed-paths'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { newKey, recordSteps, type Speaker } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'
import type { Ctx } from '../kernel/context.ts'
import { lookForFindings } from './findings/look.ts'

const moves = async (ctx: Ctx) =>
  new Map(
    (await ctx.db.selectFrom('redirects').select(['from_path', 'to_path']).execute()).map((row) => [
      row.from_path,
      row.to_path,
    ]),
  )

describe('a changed address', () => {
  test('every older address leads to the page in one step, in no circle and over no fixed page', async ({
    office,
    ctx,
  }) => {
    const asha = office.as(office.editor)
    const { live, save, publish } = recordSteps(asha, 'campaigns', {
      ...{ heading: 'H', description: '<p>Text</p>', image: { path: 'a.svg', alt: '', title: null } },
    })
    const pageOf = async (id: number) =>
      `/${(await ctx.db.selectFrom('campaigns').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug}`
    const names = ['alpha', 'beta', 'gamma', 'fees', 'about-us', 'office', 'delta']
    const changes = fc.array(fc.record({ which: fc.integer({ min: 0, max: 2 }), slug: fc.constantFrom(...names) }), {
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const ids = [await live({ name: newKey() }), await live({ name: newKey() }), await live({ name: newKey() })]
        const older = new Map<number, Set<string>>(ids.map((id) => [id, new Set()]))
        for (const { which, slug } of list) {
          const id = ids[which] ?? 0
          const before = await pageOf(id)
          await save(id, { slug })
          const reply = await publish(id)
          if (reply.status === 200) older.get(id)?.add(before)
          else {
            expect(reply, JSON.stringify(reply.body)).toMatchObject({
              status: 422,
              body: { errors: { slug: [expect.any(String)] } },
            })
            // The draft with the refused address is let go, as an editor would.
            await save(id, { slug: before.slice(1) })
          }
          const known = await moves(ctx)
          for (const one of ids) {
            const page = await pageOf(one)
            expect(isFixedPath(page)).toBe(false)
            expect(known.has(page)).toBe(false)
            for (const path of older.get(one) ?? []) if (path !== page) expect(known.get(path)).toBe(page)
          }
        }
        for (const id of ids) await asha.post(`/office/campaigns/bulk`, { act: 'hide', ids: [id] })
        await ctx.db.deleteFrom('redirects').execute()
        await ctx.db.deleteFrom('campaigns').execute()
      }),
      { numRuns: 6 },
    )
  }, 90_000)

  test('of a course moves the page of the course at every branch', async ({ office, ctx, make }) => {
    const asha = office.as(office.editor)
    const course = await make.course({
      name: 'Two years',
      slug: 'two-years',
      image: 'a.svg',
      image_alt: 'A',
      ...{ description: '<p>x</p>' },
    })
    const branches = [await make.branch({ slug: 'mysuru' }), await make.branch({ slug: 'hassan' })]
    for (const { id } of branches) await make.courseAtBranch({ course_id: course.id, branch_id: id })
    const { save, publish } = recordSteps(asha, 'courses')
    await save(course.id, { slug: 'two-year-jee' })
    const reply = await publish(course.id)
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
    expect(await moves(ctx)).toEqual(
      new Map([
        ['/mysuru/courses/two-years', '/mysuru/courses/two-year-jee'],
        ['/hassan/courses/two-years', '/hassan/courses/two-year-jee'],
      ]),
    )
  })

  test('redirects made by hand are sound or refused', async ({ office }) => {
    const asha = office.as(office.editor)
    const made = (values: object) => asha.post('/office/redirects', { key: newKey(), values })
    expect(await made({ from_path: '/a', to_path: '/b', status: 301 })).toMatchObject({ status: 201 })
    expect(await made({ from_path: '/b', to_path: '/a', status: 301 })).toMatchObject({
      status: 422,
      body: { errors: { to_path: ['This leads in a circle.'] } },
    })
    expect(await made({ from_path: '/fees', to_path: '/a', status: 301 })).toMatchObject({ status: 422 })
    expect(await made({ from_path: 'old', to_path: '/a', status: 301 })).toMatchObject({ status: 422 })
    expect(await made({ from_path: '/x', to_path: '//evil.example', status: 301 })).toMatchObject({ status: 422 })
    expect(await made({ from_path: '/gone', to_path: null, status: 410 })).toMatchObject({ status: 201 })
    expect(await made({ from_path: '/a', to_path: '/c', status: 301 })).toMatchObject({ status: 422 })
  })
})

describe('a redirect', () => {
  const reads = (office: { as: (who: { token: string }) => Speaker }, who: { token: string }) => {
    const speaker = office.as(who)
    return (values: object) => speaker.post('/office/redirects', { key: newKey(), values: { status: 301, ...values } })
  }

  test('leads nothing away that the site answers, in any spelling and by an administrator neither', async ({
    office,
    make,
  }) => {
    await make.institute()
    const { live, hide } = recordSteps(office.as(office.editor), 'articles')
    const id = await live({ name: 'Sleep', slug: 'sleep' })
    const branch = await make.branch({ slug: 'mysuru' })
    const course = await make.course({ slug: 'neet' })
    await make.courseAtBranch({ course_id: course.id, branch_id: branch.id })
    const site = ['/FAQ', '/faq/', '/%66aq', '/%2F', '/Profile', '/auth/sign-in', '/%61uth%2Fsign-up', '/kn/fees']
    const below = [
      '/online-tests/neet-mock-1',
      '/legal/refund-policy',
      '/parent-consent/x',
      '/api/v1/x',
      '/practice/new',
    ]
    const records = ['/knowledge-desk/sleep', '/Knowledge-Desk/%53leep/', '/Mysuru/courses/neet']
    for (const who of [office.editor, office.admin])
      for (const from_path of [...site, ...below, ...records])
        expect(await reads(office, who)({ from_path, to_path: '/about-us' }), from_path).toMatchObject({
          status: 422,
          body: { errors: { from_path: [expect.any(String)] } },
        })
    // Nobody sees it any more: its old address may lead on, once.
    await hide(id)
    const made = reads(office, office.editor)
    expect(await made({ from_path: '/knowledge-desk/sleep', to_path: '/about-us' })).toMatchObject({ status: 201 })
    expect(await made({ from_path: '/Knowledge-Desk/sleep/', to_path: '/faq' })).toMatchObject({ status: 422 })
    for (const from_path of ['/x/../faq', '/./faq', '/a?b', '/a%3Fb', '//faq'])
      expect(await made({ from_path, to_path: '/about-us' }), from_path).toMatchObject({ status: 422 })
  })

  test('leads to another site by an administrator who has just shown the second factor, and by nobody else', async ({
    office,
    world,
  }) => {
    const outside = { from_path: '/prospectus', to_path: 'https://print.example/prospectus' }
    const noRight = { status: 403, body: { needs: 'right', code: 'redirects.outside' } }
    const notFresh = { status: 403, body: { needs: 'second-factor' } }
    const [asEditor, asAdmin] = [reads(office, office.editor), reads(office, office.admin)]
    for (const to_path of [
      outside.to_path,
      'https://northlight.test@print.example/',
      'https://NORTHLIGHT.test.example/',
    ])
      expect(await asEditor({ ...outside, to_path }), to_path).toMatchObject(noRight)
    expect(await asEditor({ from_path: '/own', to_path: 'https://northlight.test/faq' })).toMatchObject({ status: 201 })
    const inside = (await asEditor({ from_path: '/inside', to_path: '/faq' })).body.record as {
      id: number
      version: number
    }
    const changes = { to_path: outside.to_path }
    const at = `/office/redirects/${inside.id}`
    expect(await office.as(office.editor).post(at, { base: inside.version, changes })).toMatchObject(noRight)
    expect(await asAdmin(outside)).toMatchObject({ status: 201 })
    world.clock.advance(minutes(11))
    expect(await office.as(office.admin).post(at, { base: inside.version, changes })).toMatchObject(notFresh)
    expect(await asAdmin({ ...outside, from_path: '/again' })).toMatchObject(notFresh)
  })

  test('that leads in a circle, over another one or never at all is told in the office', async ({
    office,
    ctx,
    make,
  }) => {
    await make.institute()
    const stamps = { status: 301, created_at: ctx.now(), updated_at: ctx.now(), updated_by: null }
    const rows = [
      ['/a', '/B/'],
      ['/b', '/%61?x=1'],
      ['/into', '/a'],
      ['/c', '/d'],
      ['/d', '/about-us'],
      ['/Auth/sign-in', 'https://evil.example/'],
      ['/courses', '/fees'],
    ] as const
    for (const [from_path, to_path] of rows)
      await ctx.db
        .insertInto('redirects')
        .values({ from_path, to_path, ...stamps })
        .execute()
    await lookForFindings.run(ctx, {})
    const { body } = await office.as(office.editor).get('/office/findings')
    const told = (body.data as { kind: string; title: string; detail: string }[]).map(
      ({ kind, title, detail }) => `${title} ${kind} ${detail}`,
    )
    expect(told.toSorted()).toEqual([
      '/Auth/sign-in redirect-covered /Auth/sign-in',
      '/a redirect-loop /B/',
      '/b redirect-loop /%61?x=1',
      '/c redirect-chain /about-us',
      '/into redirect-loop /a',
    ])
    // A circle is not closed by hand either, in whatever spelling.
    const closed = await reads(office, office.editor)({ from_path: '/About-Us-Old', to_path: '/ABOUT-us-old/' })
    expect(closed).toMatchObject({ status: 422, body: { errors: { to_path: ['This leads in a circle.'] } } })
  })
})

describe('deleting', () => {
  test('what is used is refused with every use named, inside texts and drafts too', async ({ office, ctx }) => {
    const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
    const { live, make: makeOne, save, at } = recordSteps(asha, 'articles')
    const id = await live({ name: 'Often named', slug: 'often-named' })
    const inText = await live({
      name: 'In a text',
      description: '<p><a href="/knowledge-desk/often-named#part">here</a></p>',
    })
    const inDraft = await makeOne({
      name: 'In a draft',
      description: '<p><a href="https://northlight.test/knowledge-desk/often-named">x</a></p>',
    })
    const beside = await live({ name: 'Beside' })
    await save(beside, { description: '<p>See <a href="/knowledge-desk/often-named">it</a></p>' })
    await live({ name: 'Not this', description: '<p><a href="/knowledge-desk/often-named-too">no</a></p>' })
    const reply = await ravi.delete(at(id))
    expect(reply).toMatchObject({ status: 409, body: { code: 'in-use' } })
    const { uses } = reply.body as { uses: { id: number }[] }
    expect(uses.map((use) => use.id).toSorted()).toEqual([inText, inDraft, beside].toSorted())
    expect(await ctx.db.selectFrom('blogs').select('id').where('id', '=', id).execute()).toHaveLength(1)
    for (const one of [inText, inDraft, beside]) await save(one, { description: '<p>Nothing.</p>' })
    await ravi.post('/office/articles/bulk', { act: 'publish', ids: [inText, beside] })
    expect(await ravi.delete(at(id))).toMatchObject({ status: 200 })
  })
})
