import type { Endpoint } from '@northlight/contract/endpoint'
import { endpoints } from '@northlight/contract/endpoints'
import { describe, expect } from 'vitest'
import { recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'
import { previewHeader } from './preview.ts'

const marker = 'marker-of-a-draft-8241'

/** Every public read, with the address of the record and of its neighbours filled in. */
const publicReads = (slug: string, id: number) =>
  (endpoints as readonly Endpoint[])
    .filter(({ method, audience }) => method === 'get' && audience !== 'user' && audience !== 'staff')
    .map(({ path, example }) =>
      path
        .replace('{slug}', slug)
        .replace('{blog_id}', String(id))
        .replace(/\{(\w+)\}/g, (_, name: string) => example?.params?.[name] ?? 'nothing-here'),
    )

describe('a draft', () => {
  test('reaches no public call and no search, of a record that is live or of one that never was', async ({
    office,
    http,
    make,
  }) => {
    await make.institute()
    await make.options()
    const asha = office.as(office.editor)
    const { live, save, make: makeOne, read } = recordSteps(asha, 'articles')
    const shown = await live({ name: 'Shown to everybody', slug: 'shown' })
    const draft = {
      ...{
        name: marker,
        heading: marker,
        description: `<p>${marker}</p>`,
        short_description: marker,
        author_name: marker,
      },
      ...{ category: marker, seo: { title: marker, description: marker, keywords: marker, scripts: null } },
    }
    await save(shown, draft)
    const hidden = await makeOne(draft)
    const address = String((await read(hidden)).live?.slug ?? 'marker-of-a-draft-8241')
    const paths = [
      ...publicReads('shown', shown),
      ...publicReads(address, hidden),
      `/search?q=${marker}`,
      '/search?q=marker',
    ]
    const replies: string[] = []
    for (const path of paths) {
      const text = JSON.stringify((await http.get(path)).body)
      replies.push(text)
      // What was searched for is told again, and nothing else is.
      expect(text.replaceAll(`"q":"${marker}"`, ''), path).not.toContain(marker)
    }
    expect(replies.some((text) => text.includes('Shown to everybody'))).toBe(true)
  })
})

describe('a preview', () => {
  const tokenOf = (path: unknown) => new URLSearchParams(String(path).split('?')[1]).get('preview') ?? ''

  test('lays one version over one record for one call, and leaves nothing behind', async ({
    office,
    http,
    make,
    ctx,
    api,
  }) => {
    await make.institute()
    const asha = office.as(office.editor)
    const { live, save, read, at } = recordSteps(asha, 'articles')
    const id = await live({ name: 'As it is', slug: 'as-it-is', published_on: '2026-11-10T04:30:00.000Z' })
    await save(id, { name: marker, slug: 'as-it-will-be', published_on: '2027-01-01T00:00:00.000Z' })
    const { version } = await read(id)
    const made = await asha.post(at(id, '/preview'), { version })
    expect(made).toMatchObject({
      status: 200,
      body: { path: expect.stringMatching(/^\/knowledge-desk\/as-it-will-be\?preview=/) },
    })
    const token = tokenOf(made.body.path)
    expect(api.isPreview(token)).toBe(true)
    const rows = () => ctx.db.selectFrom('blogs').selectAll().execute()
    const before = await rows()
    let told = 0
    const off = ctx.services.database.changes.on('content', () => {
      told += 1
    })
    const asPreview = (path: string) => http.get(path, { headers: { [previewHeader]: token } })
    // Both at once, many times: the ordinary call never sees the draft.
    const pairs = await Promise.all(
      Array.from(
        { length: 10 },
        async () => [await asPreview('/blog/as-it-will-be'), await http.get('/blog/as-it-is')] as const,
      ),
    )
    for (const [preview, ordinary] of pairs) {
      expect(preview).toMatchObject({ status: 200, body: { blog: { name: marker } } })
      expect(ordinary).toMatchObject({ status: 200, body: { blog: { name: 'As it is' } } })
    }
    expect(JSON.stringify((await asPreview('/blog')).body)).toContain(marker)
    expect((await http.get('/blog/as-it-will-be')).status).toBe(404)
    off()
    expect(await rows()).toEqual(before)
    expect(told).toBe(0)
  })

  test('beside the form is no line of the audit; a link that is given to others is one', async ({
    office,
    make,
    ctx,
  }) => {
    await make.institute()
    const asha = office.as(office.editor)
    const { live, at, read } = recordSteps(asha, 'articles')
    const id = await live({ name: 'As it is', slug: 'as-it-is' })
    const { version } = await read(id)
    const lines = () => ctx.db.selectFrom('audit_log').select('id').where('action', '=', 'records.preview').execute()
    expect((await asha.post(at(id, '/preview'), { version })).status).toBe(200)
    expect(await lines()).toEqual([])
    expect((await asha.post(at(id, '/preview'), { version, to_share: true })).status).toBe(200)
    expect(await lines()).toHaveLength(1)
  })

  test('opens by its own signature for seven days, and by nothing else', async ({ office, http, make, world, api }) => {
    await make.institute()
    const asha = office.as(office.editor)
    const { make: makeOne, at } = recordSteps(asha, 'articles')
    const id = await makeOne({ name: marker })
    const other = await makeOne({ name: 'Another' })
    const token = tokenOf((await asha.post(at(id, '/preview'), { version: 1 })).body.path)
    const forged = token.replace(/^articles\.\w+/, `articles.${other.toString(36)}`)
    for (const wrong of [forged, `${token}x`, 'articles.1.1.0.zzzzzz.abc', '']) expect(api.isPreview(wrong)).toBe(false)
    // A forged one shows what everybody sees.
    const reply = await http.get('/blog/another', { headers: { [previewHeader]: forged } })
    expect(reply.status).toBe(404)
    world.clock.advance(7 * 86_400_000 + 1000)
    expect(api.isPreview(token)).toBe(false)
  })

  test('that was shared can be ended: every link made so far shows what everybody sees, the next one opens', async ({
    office,
    http,
    make,
  }) => {
    await make.institute()
    const asha = office.as(office.editor)
    const { make: makeOne, at, read } = recordSteps(asha, 'articles')
    const id = await makeOne({ name: marker, slug: 'shared' })
    const { version } = await read(id)
    const link = async () => tokenOf((await asha.post(at(id, '/preview'), { version })).body.path)
    const seenWith = async (token: string) =>
      (await http.get('/blog/shared', { headers: { [previewHeader]: token } })).status
    const links = [await link(), await link()]
    for (const token of links) expect(await seenWith(token)).toBe(200)
    expect(await asha.post(at(id, '/end-previews'), {})).toMatchObject({ status: 200 })
    for (const token of links) expect(await seenWith(token)).toBe(404)
    expect(await seenWith(await link())).toBe(200)
    // What is being edited is not disturbed by it.
    expect((await read(id)).version).toBe(version)
  })

  test('of a draft that breaks a rule of its table fails alone', async ({ office, http, make, ctx }) => {
    await make.institute()
    const asha = office.as(office.editor)
    const { live, save, at, read } = recordSteps(asha, 'articles')
    await live({ slug: 'taken' })
    const id = await live({ slug: 'free' })
    await save(id, { slug: 'taken' })
    const token = tokenOf((await asha.post(at(id, '/preview'), { version: (await read(id)).version })).body.path)
    expect((await http.get('/blog/taken', { headers: { [previewHeader]: token } })).status).toBeGreaterThanOrEqual(400)
    expect(await ctx.db.selectFrom('blogs').select('slug').where('id', '=', id).executeTakeFirst()).toEqual({
      slug: 'free',
    })
  })
})
