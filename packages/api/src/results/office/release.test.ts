import { describe, expect } from 'vitest'
import { ctxAs } from '../../../testing/staff.ts'
import { test } from '../../../testing/test.ts'
import { testStatistics } from './statistics.ts'

describe('for staff', () => {
  test('each question has its figures and says in plain words what to look at', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest()
    // Twenty students: all get the first right, nobody the second, where C is the favourite.
    for (let n = 0; n < 20; n += 1)
      await make.marked(paper, await make.user(), ['A', n < 15 ? 'C' : 'B', n < 8 ? 'A' : null])
    const first = await ctx.db
      .selectFrom('question_versions')
      .select(['id', 'texts'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const text =
      '<p>A main scale of <span class="math" data-tex="1\\ \\text{mm}">1</span> &lt; 2 ' +
      `${'uncopyrightable '.repeat(9)}</p>`
    await ctx.db
      .updateTable('question_versions')
      .set({ texts: { en: { ...first.texts.en, text } } })
      .where('id', '=', first.id)
      .execute()
    const token = await make.token(await make.user({ role: 'examiner' }))
    const { body } = await http.get(`/office/tests/${paper.slug}/statistics`, { token })
    expect(body).toMatchObject({ takers: 20, max: 12 })
    // The formula is drawn, its source is no word of the opening, and the opening ends with a word.
    const opening = expect.stringMatching(/^A main scale of .*<math.* &lt; 2 (?:uncopyrightable ?)+…$/)
    expect(body.items).toMatchObject([{ opening }, {}, {}])
    expect(body.items).toMatchObject([
      { number: 1, facility: 100, right: 20, most_chosen_wrong: null, key: { text: 'A' } },
      {
        number: 2,
        facility: 0,
        most_chosen_wrong: { answer: 'C', takers: 15 },
        flags: [
          'More students chose C than the right answer: check the key and the wording.',
          expect.any(String),
          expect.any(String),
          'Options A, D were chosen by nobody.',
        ],
      },
      { number: 3, facility: 40, blank: 12, open_challenges: 0 },
    ])
    for (const role of ['student', 'parent', 'editor'] as const) {
      const other = await make.token(await make.user({ role }))
      expect((await http.get(`/office/tests/${paper.slug}/statistics`, { token: other })).status, role).toBe(403)
      expect((await http.get(`/office/tests/${paper.slug}/results`, { token: other })).status, role).toBe(403)
    }
  })

  test('of a test that was sat very often, the newest papers are counted', async ({ ctx, make }) => {
    const paper = await make.onlineTest()
    for (const given of ['B', 'B', 'B', 'A', 'A']) await make.marked(paper, await make.user(), [given])
    const examiner = ctxAs(ctx, await make.user({ role: 'examiner' }))
    expect(await testStatistics(examiner, paper.slug, 2)).toMatchObject({
      takers: 2,
      items: [{ right: 2 }, { blank: 2 }, {}],
    })
    expect(await testStatistics(examiner, paper.slug)).toMatchObject({
      takers: 5,
      items: [{ right: 2, wrong: 3 }, {}, {}],
    })
  })

  test('the class is a list, best first, searched by name', async ({ make, http }) => {
    const paper = await make.onlineTest()
    await make.marked(paper, await make.user({ name: 'Bela' }), ['B', 'B', 'B'])
    await make.marked(paper, await make.user({ name: 'Anil' }), ['A', 'A', 'A'])
    const token = await make.token(await make.user({ role: 'counsellor' }))
    const names = async (query: string) => {
      const { body } = await http.get(`/office/tests/${paper.slug}/results${query}`, { token })
      return (body.data as { name: string; rank: number }[]).map(({ name, rank }) => `${rank} ${name}`)
    }
    expect(await names('')).toEqual(['1 Anil', '2 Bela'])
    expect(await names('?sort=-name')).toEqual(['2 Bela', '1 Anil'])
    expect(await names('?filter[search]=bel')).toEqual(['2 Bela'])
  })

  test('a note carries the writer’s name and can be taken back; reading a report is written down', async ({
    ctx,
    make,
    http,
  }) => {
    const paper = await make.onlineTest({ result_policy: 'by_hand' })
    const asha = await make.user()
    const own = await make.marked(paper, asha)
    const token = await make.token(await make.user({ role: 'examiner', name: 'Meera Hegde' }))
    const path = `/office/attempts/${own.uuid}`
    const text = 'Well fought. Bring question 2 on Wednesday.'
    const note = await http.postJson(`${path}/notes`, { text, title: 'Your mentor, Physics' }, { token })
    expect(note.status).toBe(201)
    // Staff see a result that is not out yet.
    const read = await http.get(`${path}/report`, { token })
    expect(read.body).toMatchObject({
      state: 'ready',
      report: { notes: [{ text, by: { name: 'Meera Hegde', title: 'Your mentor, Physics' } }] },
    })
    expect((await http.postJson(`${path}/notes`, { text }, { token: await make.token(asha) })).status).toBe(403)
    for (const role of ['examiner', 'counsellor'] as const) {
      const other = { token: await make.token(await make.user({ role })) }
      expect((await http.send('DELETE', `/office/notes/${note.body.id}`, undefined, other)).status).toBe(403)
    }
    const withdrawn = await http.send('DELETE', `/office/notes/${note.body.id}`, undefined, { token })
    expect(withdrawn.status).toBe(200)
    expect((await http.get(`${path}/report`, { token })).body).toMatchObject({ report: { notes: [] } })
    const actions = (await ctx.db.selectFrom('audit_log').select('action').execute()).map(({ action }) => action)
    expect(actions.filter((action) => action === 'results.read-report')).toHaveLength(2)
  })

  test('a note of somebody else is taken back by an administrator', async ({ make, http }) => {
    const own = await make.marked(await make.onlineTest(), await make.user())
    const author = await make.token(await make.user({ role: 'examiner' }))
    const note = await http.postJson(`/office/attempts/${own.uuid}/notes`, { text: 'Well done.' }, { token: author })
    const token = await make.token(await make.user({ role: 'admin' }))
    const path = `/office/notes/${note.body.id}`
    expect((await http.send('DELETE', path, undefined, { token })).status).toBe(200)
    expect((await http.send('DELETE', path, undefined, { token })).status).toBe(404)
  })

  test('marking everything again changes nothing', async ({ ctx, make, http, api }) => {
    const paper = await make.onlineTest()
    await make.marked(paper, await make.user())
    const before = await ctx.db.selectFrom('test_results').selectAll().execute()
    const token = await make.token(await make.user({ role: 'admin' }))
    const reply = await http.send('POST', `/office/tests/${paper.slug}/results/mark-again`, undefined, { token })
    expect(reply.status).toBe(200)
    await api.runner.drain()
    expect(await ctx.db.selectFrom('test_results').selectAll().execute()).toEqual(before)
  })
})
