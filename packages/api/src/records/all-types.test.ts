import type { Endpoint } from '@northlight/contract/endpoint'
import { endpointsOf } from '@northlight/contract/office/record-endpoints'
import { canBeMade, hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { resources } from '@northlight/contract/office/resources/list'
import { describe, expect } from 'vitest'
import { test } from '../../testing/records.ts'
import { insert } from '../../testing/rows.ts'
import type { Ctx } from '../kernel/context.ts'
import { tableFacts } from './store/table-facts.ts'
import { columnsOf } from './values/field-codec.ts'

type Views = { record: { id: number; version: number; state: string } }

const types = resources.map((one) => [one.name, one] as const)

describe('the definition of every type', () => {
  test('names columns and tables that exist', async ({ ctx }) => {
    for (const [name, one] of types) {
      const facts = await tableFacts(ctx, one.table)
      for (const [field, kind] of Object.entries(one.fields)) {
        if (kind.kind === 'many') {
          const pairs = await tableFacts(ctx, kind.through.table)
          expect([pairs.has(kind.through.own), pairs.has(kind.through.other)], `${name}.${field}`).toEqual([true, true])
        } else if (kind.kind === 'rows' && kind.table) await tableFacts(ctx, kind.table.name)
        else for (const column of columnsOf(field, kind)) expect(facts.has(column), `${name}.${column}`).toBe(true)
      }
      for (const column of [...(one.list.search ?? [])]) expect(facts.has(column), `${name}.${column}`).toBe(true)
      if (one.life === 'publish') expect(facts.has('is_active'), name).toBe(true)
      if (one.order) expect(facts.has('position'), name).toBe(true)
    }
  })

  test('names fields of its own in title, form, list and gate', () => {
    const besides = ['search', 'state', 'gate', 'position', 'updated_at', 'created_at', 'id']
    for (const [name, one] of types) {
      const known = [...Object.keys(one.fields), ...besides]
      const { columns, filters, sorts, first } = one.list
      const named = [
        ...[one.title, ...(one.titledBy ?? []), ...columns, ...filters, ...sorts, first.replace('-', '')],
        ...(one.form ?? []).flatMap(({ fields }) => fields),
        ...Object.keys(one.example),
        ...one.gate.flatMap((rule) =>
          rule.rule === 'needs' ? rule.fields : rule.rule === 'together' ? [rule.flag, ...rule.fields] : [],
        ),
      ]
      expect(
        named.filter((field) => !known.includes(field)),
        name,
      ).toEqual([])
    }
  })
})

/** A record of each type to work with: made here where that can be, else a row that is there already. */
const rowFor = async (ctx: Ctx, one: Resource): Promise<number> => {
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  const where = Object.fromEntries(Object.entries(one.where ?? {}).map(([name, value]) => [name, [value].flat()[0]]))
  const rows: Record<string, object> = {
    about_sections: { page: 'home-page', title: 'A', heading: 'A', description: '', description_text: '' },
    mission_vision: { id: 1 },
    page_texts: { page_name: 'Page', content: {}, ...where },
    legal_pages: { page_name: 'Terms', slug: 'terms', heading: 'Terms', description: '', description_text: '' },
    seo_pages: { page_name: 'Fees', slug: 'fees-page', path: '/fees' },
    tests: { name: 'Mock', slug: 'mock', description: '', description_text: '', is_active: true },
    subscriptions: { email: 'reader@example.com', page_url: 'https://northlight.test/' },
  }
  if (one.table === 'blog_comments') {
    const blog = await insert(ctx.db, 'blogs', {
      ...{ name: 'A', slug: 'a', description: '', description_text: '', reading_minutes: 1, published_on: ctx.now() },
      ...stamps,
    })
    const comment = { blog_id: blog.id, name: 'Reader', email: 'r@example.com', comment: 'Thanks' }
    return (await insert(ctx.db, 'blog_comments', { ...comment, ...stamps })).id
  }
  const row = await insert(ctx.db, one.table as 'blogs', { ...rows[one.table], ...stamps } as never)
  return row.id
}

describe('every type', () => {
  test.for(types)(
    '%s: every call answers, every write leaves one line in the audit',
    async ([, one], { office, ctx, make, world }) => {
      await make.institute()
      await make.options()
      const branch = await make.branch({ name: 'Bengaluru' })
      const course = await make.course()
      const admin = office.as(office.admin)
      const root = `/office/${one.name}`
      const example = {
        ...one.example,
        ...('course_id' in one.example && { course_id: course.id }),
        ...('branch_id' in one.example && { branch_id: branch.id }),
      }
      const lines = async () =>
        Number(
          (
            await ctx.db
              .selectFrom('audit_log')
              .select(({ fn }) => fn.countAll().as('n'))
              .executeTakeFirstOrThrow()
          ).n,
        )
      const called = new Set<string>()
      const call = async (endpoint: string, path: string, body?: object) => {
        called.add(endpoint)
        const before = await lines()
        const [method = 'get'] = endpoint.split(' ')
        const reply =
          method === 'get'
            ? await admin.get(path)
            : method === 'delete'
              ? await admin.delete(path)
              : await admin.post(path, body)
        const errors = world.logger.lines.filter(({ level }) => level === 'error')
        expect(errors, `${endpoint} ${JSON.stringify(reply.body)}`).toEqual([])
        const isWrite = method !== 'get' && !endpoint.endsWith('/lock')
        if (reply.status < 300 && !endpoint.endsWith('/bulk'))
          expect((await lines()) - before, endpoint).toBe(isWrite ? 1 : 0)
        return reply
      }

      let id: number
      if (canBeMade(one)) {
        const made = await call('post ', root, { key: 'key-of-the-walk', values: example })
        expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 })
        id = (made.body as Views).record.id
      } else id = await rowFor(ctx, one)
      const at = `${root}/${id}`
      const version = async () => ((await admin.get(at)).body as Views).record.version

      expect(await call('get ', root)).toMatchObject({
        status: 200,
        body: { data: expect.arrayContaining([expect.objectContaining({ id })]) },
      })
      for (const sort of one.list.sorts)
        expect(await admin.get(`${root}?sort=-${sort}`), sort).toMatchObject({ status: 200 })
      if (one.list.filters.includes('search'))
        expect(await admin.get(`${root}?filter[search]=xyz`)).toMatchObject({ status: 200, body: { data: [] } })
      const field = Object.keys(one.fields)[0] ?? ''
      expect(await call('get /choices', `${root}/choices?field=${field}`)).toMatchObject({ status: 200 })
      const read = await call('get /{id}', at)
      expect(read, JSON.stringify(read.body)).toMatchObject({ status: 200 })
      expect(await call('get /{id}/uses', `${at}/uses`)).toMatchObject({ status: 200 })

      if (hasDrafts(one)) {
        const save = { base: await version(), session: 'walk', seq: 1, changes: example }
        expect(await call('post /{id}/draft', `${at}/draft`, save)).toMatchObject({ status: 200 })
        expect(await call('post /{id}/lock', `${at}/lock`, { session: 'walk' })).toMatchObject({ status: 200 })
        if (endpointsOf(one).some(({ path }: Endpoint) => path.endsWith('/ask')))
          expect([200, 422]).toContain((await call('post /{id}/ask', `${at}/ask`, { version: await version() })).status)
        if (endpointsOf(one).some(({ path }: Endpoint) => path.endsWith('/turn-down'))) {
          const no = { version: await version(), reason: 'Not yet.' }
          expect([200, 409]).toContain((await call('post /{id}/turn-down', `${at}/turn-down`, no)).status)
        }
        const published = await call('post /{id}/publish', `${at}/publish`, { version: await version() })
        // What lacks something is refused with reasons, never with a failure of ours.
        expect([200, 422], JSON.stringify(published.body)).toContain(published.status)
        expect(await call('get /{id}/versions', `${at}/versions`)).toMatchObject({ status: 200 })
        const { data } = (await admin.get(`${at}/versions`)).body as { data: { number: number }[] }
        const number = data[0]?.number ?? 0
        expect(await call('get /{id}/versions/{number}', `${at}/versions/${number}`)).toMatchObject({ status: 200 })
        expect(await call('post /{id}/restore', `${at}/restore`, { version: await version(), number })).toMatchObject({
          status: 200,
        })
        if (one.page)
          expect([200, 409]).toContain(
            (await call('post /{id}/preview', `${at}/preview`, { version: await version(), to_share: true })).status,
          )
        if (one.page)
          expect(await call('post /{id}/end-previews', `${at}/end-previews`, {})).toMatchObject({ status: 200 })
        expect([200, 409]).toContain(
          (await call('post /{id}/discard', `${at}/discard`, { version: await version() })).status,
        )
        expect(await call('post /{id}/unschedule', `${at}/unschedule`, { version: await version() })).toMatchObject({
          status: 409,
        })
      }
      if (one.life === 'plain' && !one.isMadeElsewhere)
        expect(await call('post /{id}', at, { base: await version(), changes: example })).toMatchObject({ status: 200 })
      if (one.shown)
        expect(await call('post /{id}/show', `${at}/show`, { is_shown: true })).toMatchObject({ status: 200 })
      if (one.order) expect(await call('post /order', `${root}/order`, { ids: [id] })).toMatchObject({ status: 200 })
      expect(await call('post /export', `${root}/export`, { as: 'csv', purpose: 'A test' })).toMatchObject({
        status: 200,
      })
      const isHidable = one.life === 'publish'
      if (isHidable)
        expect([200, 409]).toContain((await call('post /{id}/hide', `${at}/hide`, { version: await version() })).status)
      if (Object.values(one.fields).some(({ kind }) => kind === 'consent'))
        expect(await call('post /{id}/withdraw-consent', `${at}/withdraw-consent`, { version: 1 })).toMatchObject({
          status: 200,
        })
      if (canBeMade(one) && hasDrafts(one) && !one.needsAtOnce)
        expect(await call('post /{id}/duplicate', `${at}/duplicate`, { key: 'key-of-a-copy' })).toMatchObject({
          status: 201,
        })
      else called.add('post /{id}/duplicate')
      expect(
        await call('post /bulk', `${root}/bulk`, { act: one.shown ? 'show' : 'delete', ids: [999_999] }),
      ).toMatchObject({
        status: expect.toBeOneOf([200, 422]),
      })
      if (one.life === 'publish' || one.life === 'plain')
        expect(await call('delete /{id}', at)).toMatchObject({ status: 200 })

      // Nothing that is listed was left out.
      const listed = endpointsOf(one).map((e: Endpoint) => `${e.method} ${e.path.slice(root.length)}`)
      expect(listed.filter((endpoint) => !called.has(endpoint))).toEqual([])
    },
  )
})
