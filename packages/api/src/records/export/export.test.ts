import { minutes } from '@northlight/contract/durations'
import { readSheet } from 'read-excel-file/node'
import { describe, expect } from 'vitest'
import { recordSteps } from '../../../testing/record-steps.ts'
import { test } from '../../../testing/records.ts'
import type { Fixtures } from '../../../testing/test.ts'
import { csvLine, harmless } from '../../kernel/export/csv.ts'
import { markExamActivity } from '../../kernel/yield-to-exams.ts'

const hostile = [
  '=1+1',
  '+91 98450 00100',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =cmd|x',
  '=HYPERLINK("http://x")',
  '|calc',
]

test('a cell that a spreadsheet would count is shown instead', () => {
  for (const text of hostile) expect(harmless(text)[0], JSON.stringify(text)).toBe("'")
  for (const text of ['plain', '1,20,000', 'a=b', 'ಕನ್ನಡ']) expect(harmless(text)).toBe(text)
  expect(csvLine(['a "b"', 'x,y', 'two\nlines', -5])).toBe('"a ""b""","x,y","two\nlines",-5\r\n')
})

const fileOf = async (api: Fixtures['api'], url: unknown, { token }: { token?: string }) => {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` }
  const reply = await api.download(new Request(String(url), { headers }), { address: '203.0.113.9', requestId: 'file' })
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) }
}

describe('an export', () => {
  test('is made behind the screen, harmless as CSV and as XLSX', async ({ office, api }) => {
    const asha = office.as(office.editor)
    const { make } = recordSteps(asha, 'articles')
    for (const name of hostile) await make({ name })
    for (const as of ['csv', 'xlsx'] as const) {
      const { work } = (await asha.post('/office/articles/export', { as, columns: ['name', 'is_popular'] })).body as {
        work: number
      }
      expect((await asha.get(`/office/works/${work}`)).body).toMatchObject({ work: { state: 'waiting', file: null } })
      await api.runner.drain()
      const done = await asha.get(`/office/works/${work}`)
      expect(done.body).toMatchObject({ work: { state: 'done', done: hostile.length } })
      // Nobody else's work is there.
      expect((await office.as(office.admin).get(`/office/works/${work}`)).status).toBe(404)
      const { bytes } = await fileOf(api, (done.body.work as { file: string }).file, office.editor)
      if (as === 'csv') {
        const [head, ...lines] = bytes.toString('utf8').replace('\ufeff', '').trimEnd().split('\r\n')
        expect(head).toBe('id,title,popular,state')
        expect(lines).toHaveLength(hostile.length)
        for (const line of lines) expect(line.replace(/^\d+,"?/, '')[0]).toBe("'")
      } else {
        const rows = (await readSheet(bytes)) as unknown[][]
        const titles = rows.slice(1).map((row) => String(row[1]).trim())
        expect(titles).toEqual(hostile.map((text) => text.trim()))
      }
    }
  })

  test('of more rows than are made in one go has each once, in order and with what it leads to, also while a test is written', async ({
    office,
    api,
    ctx,
  }) => {
    const asha = office.as(office.editor)
    const { make } = recordSteps(asha, 'articles')
    const [first, second] = [await make({ name: 'Group study' }), await make({ name: 'Sleep before a test' })]
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    const comments = Array.from({ length: 130 }, (_, index) => ({
      ...{ blog_id: index % 2 === 0 ? first : second, name: `Reader ${index}`, email: `reader${index}@example.com` },
      ...{ comment: 'Thank you', is_approved: true, ...stamps },
    }))
    await ctx.db.insertInto('blog_comments').values(comments).execute()
    for (const isWritten of [false, true]) {
      if (isWritten) markExamActivity()
      const { body } = await asha.post('/office/comments/export', { as: 'csv', purpose: 'Answers to parents' })
      await api.runner.drain()
      const { work } = (await asha.get(`/office/works/${body.work}`)).body as { work: { file: string; done: number } }
      expect(work.done).toBe(130)
      const lines = (await fileOf(api, work.file, office.editor)).bytes.toString().trimEnd().split('\r\n').slice(2)
      expect(lines.map((line) => /Reader \d+/.exec(line)?.[0])).toEqual(comments.map(({ name }) => name))
      const titles = lines.map((line) => /Group study|Sleep before a test/.exec(line)?.[0])
      expect(titles).toEqual(comments.map(({ blog_id }) => (blog_id === first ? 'Group study' : 'Sleep before a test')))
    }
  })

  test('is not made for somebody who may no longer take it', async ({ office, api, ctx }) => {
    const ravi = office.as(office.admin)
    const { body } = await ravi.post('/office/subscribers/export', { as: 'csv', purpose: 'Newsletter of November' })
    await ctx.db.updateTable('users').set({ role: 'editor' }).where('id', '=', office.admin.id).execute()
    await api.runner.drain()
    expect((await ravi.get(`/office/works/${body.work}`)).body).toMatchObject({ work: { state: 'failed', file: null } })
  })

  test('opens for the session that asked for it, until that one ends, and each download stands in the audit', async ({
    office,
    api,
    ctx,
    make,
    world,
    http,
  }) => {
    const ravi = office.as(office.admin)
    const { body } = await ravi.post('/office/subscribers/export', { as: 'csv', purpose: 'Newsletter of November' })
    await api.runner.drain()
    const addressNow = async () =>
      ((await ravi.get(`/office/works/${body.work}`)).body.work as { file: string } | undefined)?.file
    const file = await addressNow()
    // The same administrator in another browser, a colleague, and nobody: the address alone opens nothing.
    const elsewhere = { token: await make.token(office.admin) }
    for (const who of [{}, office.editor, elsewhere]) expect((await fileOf(api, file, who)).status).toBe(404)
    const taken = () =>
      ctx.db
        .selectFrom('audit_log')
        .select(['actor_id', 'entity', 'entity_id'])
        .where('action', '=', 'downloads.take')
        .execute()
    expect(await taken()).toEqual([])
    expect((await fileOf(api, file, office.admin)).status).toBe(200)
    const line = { actor_id: office.admin.id, entity: 'office-work', entity_id: String(body.work) }
    expect(await taken()).toEqual([line])
    expect((await fileOf(api, file, office.admin)).status).toBe(200)
    expect(await taken()).toEqual([line, line])
    // The file lies there for days: a session that was left open does not get a new address of it.
    world.clock.advance(minutes(9))
    const last = await addressNow()
    world.clock.advance(minutes(2))
    expect(await ravi.get(`/office/works/${body.work}`)).toMatchObject({
      status: 403,
      body: { needs: 'second-factor' },
    })
    expect((await fileOf(api, file, office.admin)).status).toBe(404)
    expect((await fileOf(api, last, office.admin)).status).toBe(200)
    expect((await http.get('/auth/logout', { token: office.admin.token })).status).toBe(200)
    expect((await fileOf(api, last, office.admin)).status).toBe(404)
  })

  test('of people asks what for, and is gone with them', async ({ office, api, ctx, make }) => {
    const ravi = office.as(office.admin)
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    await ctx.db
      .insertInto('subscriptions')
      .values({ email: 'meera@example.com', page_url: 'https://northlight.test/', ...stamps })
      .execute()
    expect(await ravi.post('/office/subscribers/export', { as: 'csv' })).toMatchObject({ status: 422 })
    const started = await ravi.post('/office/subscribers/export', { as: 'csv', purpose: 'Newsletter of November' })
    await api.runner.drain()
    const { file } = (await ravi.get(`/office/works/${started.body.work}`)).body.work as { file: string }
    const text = (await fileOf(api, file, office.admin)).bytes.toString()
    expect(text).toContain('meera@example.com')
    expect(text.split('\r\n')[0]).toMatch(
      /^\ufeff"?Subscribers\. Private: taken by Ravi Kumar on 15 Nov 2026, .* for: Newsletter of November\..* Copy \d+-/,
    )
    const sheet = await ravi.post('/office/subscribers/export', { as: 'xlsx', purpose: 'Newsletter of November' })
    await api.runner.drain()
    const { file: asSheet } = (await ravi.get(`/office/works/${sheet.body.work}`)).body.work as { file: string }
    const [first, head] = (await readSheet((await fileOf(api, asSheet, office.admin)).bytes)) as unknown[][]
    expect([first?.[0], head?.[0]]).toEqual([expect.stringContaining('for: Newsletter of November.'), 'id'])
    expect(await office.as(office.editor).get('/office/subscribers')).toMatchObject({ status: 403 })
    const user = await make.user({ email: 'meera@example.com', email_verified_at: ctx.now() })
    const { erasePerson } = await import('../../families/persons/erase-person.ts')
    const files = await erasePerson(ctx, { ...user, isEmailVerified: true })
    for (const path of files) await ctx.services.storage.private.remove(path)
    expect((await fileOf(api, file, office.admin)).status).toBe(404)
  })
})
