import { days } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import { forgetOld } from '../../retention/forget-old.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

describe('five questions without an account', () => {
  test('are told one by one, the first answer stands, and none can still be sat in a test', async ({
    ctx,
    make,
    http,
  }) => {
    for (let number = 0; number < 7; number += 1) await make.practiceQuestion({ topic: 'Waves' })
    const open = await make.onlineTest()
    await ctx.db.updateTable('questions').set({ is_practice: true }).execute()
    const { status, body } = await http.postJson('/trial', {})
    expect(status).toBe(201)
    const { token, items } = (body as Body).trial
    expect(items).toHaveLength(5)
    expect(JSON.stringify(body)).not.toContain('Because')
    const inPaper = await ctx.db
      .selectFrom('paper_slot_questions')
      .innerJoin('paper_slots', 'paper_slots.id', 'slot_id')
      .innerJoin('paper_sections', 'paper_sections.id', 'section_id')
      .select('question_version_id as id')
      .where('paper_version_id', '=', open.paper_version_id)
      .execute()
    const asked = new Set(items.map((item: Body) => item.question.version))
    expect(inPaper.filter(({ id }) => asked.has(id))).toEqual([])
    const answer = (number: number, text: string) => http.postJson(`/trial/${token}/answers`, { number, answer: text })
    expect((await answer(1, 'A')).body).toMatchObject({ feedback: { outcome: 'right' }, answered: 1, right: 1 })
    expect((await answer(1, 'B')).body).toMatchObject({ feedback: { outcome: 'right' }, answered: 1 })
    expect((await answer(2, 'B')).body).toMatchObject({
      feedback: { outcome: 'wrong', key: { text: 'A' } },
      answered: 2,
    })
    expect((await answer(6, 'A')).status).toBe(422)
    expect((await http.postJson(`/trial/${'x'.repeat(43)}/answers`, { number: 1, answer: 'A' })).status).toBe(404)
  })

  test('move into the account that is made, once, and are practised from there', async ({ ctx, make, http }) => {
    for (let number = 0; number < 5; number += 1) await make.practiceQuestion({ topic: 'Waves' })
    const { token: trial } = ((await http.postJson('/trial?subject=Physics', {})).body as Body).trial
    await http.postJson(`/trial/${trial}/answers`, { number: 1, answer: 'B' })
    const [asha, ravi] = [await make.token(await make.user()), await make.token(await make.user())]
    const keep = (token: string) => http.postJson(`/practice/trials/${trial}`, {}, { token })
    expect((await http.postJson(`/practice/trials/${trial}`, {})).status).toBe(401)
    const both = await Promise.all([keep(asha), keep(asha)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 404])
    expect((await keep(ravi)).status).toBe(404)
    const { sessions } = (await http.get('/practice', { token: asha })).body as Body
    expect(sessions).toMatchObject([{ kind: 'trial', questions: 5, answered: 1, right: 0 }])
    const going = await http.postJson(
      `/practice/${sessions[0].uuid}/answers`,
      { number: 2, answer: 'A' },
      { token: asha },
    )
    expect(going.body).toMatchObject({ practice: { answered: 2, right: 1 } })
    expect(await ctx.db.selectFrom('recall_cards').select('question_id').execute()).toHaveLength(2)
    expect(await ctx.db.selectFrom('trial_answers').selectAll().execute()).toEqual([])
  })

  test('are forgotten after a week', async ({ ctx, make, http, world }) => {
    await make.practiceQuestion({ topic: 'Waves' })
    const { token } = ((await http.postJson('/trial', {})).body as Body).trial
    await http.postJson(`/trial/${token}/answers`, { number: 1, answer: 'A' })
    world.clock.advance(days(8))
    await forgetOld(ctx)
    expect(await ctx.db.selectFrom('trials').selectAll().execute()).toEqual([])
    expect((await http.postJson(`/trial/${token}/answers`, { number: 1, answer: 'A' })).status).toBe(404)
  })

  test('keep nothing of the secret and nothing personal', async ({ ctx, make, http }) => {
    await make.practiceQuestion({ topic: 'Waves' })
    const { token } = ((await http.postJson('/trial', {})).body as Body).trial
    const rows = await ctx.db.selectFrom('trials').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['created_at', 'id', 'items', 'token_hash'])
  })
})
