import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { exampleTest } from '../../../testing/example-world.ts'
import { test } from '../../../testing/test.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

describe('after a test', () => {
  test('the office sees how the class did, whole, by branch and by batch, with who was absent', async ({
    ctx,
    make,
    http,
  }) => {
    const paper = await make.onlineTest({ result_policy: 'by_hand' })
    const here = await make.branch({ name: 'Mysuru' })
    const given = [
      ['A', 'A', 'A'],
      ['A', 'B', 'B'],
      ['B', 'B', 'B'],
    ]
    for (const [at, answers] of given.entries()) {
      const user = await make.user()
      await make.marked(paper, user, answers)
      if (at > 0) continue
      await ctx.db.updateTable('test_enrolments').set({ branch_id: here.id }).where('user_id', '=', user.id).execute()
      await make.enrolment({ user_id: user.id, branch_id: here.id, payment_status: 'PAID', course_name: 'JEE' })
    }
    await make.testEnrolment(paper, await make.user())
    const token = await make.token(await make.user({ role: 'examiner' }))
    const { summary } = (await http.get(`/office/tests/${paper.slug}/results/summary`, { token })).body as Body
    expect(summary).toMatchObject({
      enrolled: 4,
      marked: 3,
      unmarked: 0,
      max: 12,
      test: { is_by_hand: true, results_released_at: null },
      all: { takers: 3, absent: 1, best: 12, median: 2 },
      by_branch: [
        { name: 'Mysuru', takers: 1, absent: 0, average: 12 },
        { name: null, takers: 2, absent: 1 },
      ],
      by_batch: [
        { name: 'JEE', takers: 1 },
        { name: null, takers: 2, absent: 1 },
      ],
    })
    const counted = summary.all.distribution.reduce((sum: number, bar: Body) => sum + bar.takers, 0)
    expect(counted).toBe(3)
  })

  test('a counsellor sees results, reports and notes of the own branches and of those without one, by the course, too', async ({
    ctx,
    make,
    http,
  }) => {
    const paper = await make.onlineTest()
    const [mysuru, hubli] = [await make.branch({ name: 'Mysuru' }), await make.branch({ name: 'Hubballi' })]
    const sat = async (name: string, branch: { id: number } | null) => {
      const user = await make.user({ name })
      const { uuid } = await make.marked(paper, user, ['A', 'A', 'B'])
      if (branch) await make.enrolment({ user_id: user.id, branch_id: branch.id, payment_status: 'PAID' })
      return uuid
    }
    const uuids = {
      here: await sat('Here', mysuru),
      there: await sat('There', hubli),
      nowhere: await sat('Nowhere', null),
    }
    const counsellor = await make.user({ role: 'counsellor' })
    const member = { user_id: counsellor.id, is_everywhere: false, updated_at: ctx.now() }
    await ctx.db.insertInto('staff_members').values(member).execute()
    await ctx.db.insertInto('user_branches').values({ user_id: counsellor.id, branch_id: mysuru.id }).execute()
    const token = await make.token(counsellor)
    const list = (await http.get(`/office/tests/${paper.slug}/results`, { token })).body as Body
    expect(list.data.map(({ name }: Body) => name).toSorted()).toEqual(['Here', 'Nowhere'])
    const { summary } = (await http.get(`/office/tests/${paper.slug}/results/summary`, { token })).body as Body
    expect(summary).toMatchObject({ marked: 2, by_branch: [{ name: 'Mysuru' }, { name: null }] })
    const report = async (uuid: string) => (await http.get(`/office/attempts/${uuid}/report`, { token })).status
    expect([await report(uuids.here), await report(uuids.there), await report(uuids.nowhere)]).toEqual([200, 404, 200])
    const note = (uuid: string) =>
      http.postJson(`/office/attempts/${uuid}/notes`, { text: 'Well begun. Practise optics.' }, { token })
    expect((await note(uuids.there)).status).toBe(404)
    expect((await note(uuids.here)).status).toBe(201)
  })

  test('three real reports are read before a release, each once and written down', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest({ result_policy: 'by_hand' })
    for (const [name, answers] of [
      ['First', ['A', 'A', 'A']],
      ['Second', ['A', 'A', 'B']],
      ['Third', ['A', 'B', 'B']],
      ['Last', ['B', 'B', 'B']],
    ] as const)
      await make.marked(paper, await make.user({ name }), [...answers])
    const token = await make.token(await make.user({ role: 'examiner' }))
    const preview = (await http.get(`/office/tests/${paper.slug}/results/preview`, { token })).body as Body
    expect(preview.reaches).toBe(4)
    expect(preview.reports.map(({ place, report }: Body) => [place, report.student.name])).toEqual([
      ['best', 'First'],
      ['middle', 'Second'],
      ['last', 'Last'],
    ])
    const read = await ctx.db.selectFrom('audit_log').select('id').where('action', '=', 'results.read-report').execute()
    expect(read).toHaveLength(3)
    const lone = await make.onlineTest()
    await make.marked(lone, await make.user(), ['A'])
    const one = (await http.get(`/office/tests/${lone.slug}/results/preview`, { token })).body as Body
    expect(one.reports).toHaveLength(1)
  })

  test('the checklist says who looked at the figures since the last marking, and how many were told', async ({
    ctx,
    make,
    http,
    api,
    world,
  }) => {
    const paper = await make.onlineTest({ result_policy: 'by_hand' })
    await make.institute()
    // Answers that were given offline can still arrive for a while.
    const settles_at = later(ctx.now(), minutes(15))
    for (let at = 0; at < 20; at += 1)
      await make.marked(paper, await make.user(), ['A', at % 2 ? 'A' : 'B', 'B'], { settles_at })
    const token = await make.token(await make.user({ role: 'examiner', name: 'Vivek Shenoy' }))
    const post = (path: string) => http.postJson(`/office/tests/${paper.slug}/${path}`, {}, { token })
    const line = async (key: string) => {
      const { test } = (await http.get(`/office/tests/${paper.slug}/cockpit`, { token })).body as Body
      return test.after.find((one: Body) => one.key === key)
    }
    expect(await line('flags')).toMatchObject({ state: 'look', under: expect.stringContaining('nobody') })
    expect(await line('notices')).toMatchObject({ state: 'open' })
    await post('statistics/seen')
    await post('statistics/seen')
    expect(await line('flags')).toMatchObject({ state: 'good', under: 'looked at by Vivek Shenoy' })
    const seen = await ctx.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'results.see-statistics')
      .execute()
    expect(seen).toHaveLength(1)
    // Marked again, the figures are others.
    world.clock.advance(minutes(1))
    await post('results/mark-again')
    await api.runner.drain()
    world.clock.advance(minutes(2))
    await api.runner.drain()
    expect(await line('flags')).toMatchObject({ state: 'look' })
    expect((await post('results/release')).status).toBe(200)
    await api.runner.drain()
    // Nobody is told before the report opens, and then everybody is.
    expect(await line('notices')).toMatchObject({ state: 'open', under: 'nobody yet' })
    world.clock.advance(minutes(20))
    await api.runner.drain()
    expect(await line('notices')).toMatchObject({ state: 'good', under: '20 of 20' })
    await ctx.db
      .updateTable('mails')
      .set({ state: 'failed' })
      .where('id', '=', (q) => q.selectFrom('mails').select('id').orderBy('id').limit(1))
      .execute()
    expect(await line('notices')).toMatchObject({ state: 'look', under: '20 of 20, 1 could not be reached' })
  })

  test('marks leave for a purpose, with a fresh factor, harmless in a spreadsheet, stamped and written down', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest()
    await make.marked(paper, await make.user({ name: '=HYPERLINK("x")', email: 'asha@example.com' }), ['A', 'A', 'A'])
    const token = await make.token(await make.user({ role: 'examiner', name: 'Vivek Shenoy' }))
    const take = (body: object) => http.postJson(`/office/tests/${paper.slug}/results/export`, body, { token })
    expect((await take({})).status).toBe(422)
    const { body } = await take({ purpose: 'Meeting with parents' })
    expect(body.content).toContain('taken by Vivek Shenoy')
    expect(body.content).toContain('Meeting with parents')
    expect(body.content).toContain(`"'=HYPERLINK(""x"")"`)
    expect(body.content).not.toContain('asha@example.com')
    expect((await take({ purpose: 'Letters to parents', with_email: true })).body.content).toContain('asha@example.com')
    const log = await ctx.db.selectFrom('audit_log').selectAll().where('action', '=', 'results.export-marks').execute()
    expect(log.map(({ details }) => details)).toEqual([
      { rows: 1, with_email: false },
      { rows: 1, with_email: true },
    ])
    world.clock.advance(minutes(11))
    expect(await take({ purpose: 'Once more' })).toMatchObject({ status: 403, body: { needs: 'second-factor' } })
  })

  exampleTest('a challenge comes with its question, its key, how it did and what was said', async ({ make, http }) => {
    const token = await make.token(await make.user({ role: 'examiner' }))
    const { challenge } = (await http.get('/office/challenges/970001', { token })).body as Body
    expect(challenge).toMatchObject({ id: 970_001, state: 'open', words: [{ id: 970_001 }] })
    expect(challenge.question.texts.en.text).toContain('<p>')
    expect(challenge.key.text).toBe('A')
  })
})
