import { isFixedPath } from '@northlight/contract/pages/fixed-paths'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { newKey, recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'
import type { Ctx } from '../kernel/context.ts'

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
