import { minutes } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { sitter } from '../../../testing/sitter.ts'
import { test } from '../../../testing/test.ts'

const paid = { is_paid: true, amount_paise: 199_00 }

test('leaving the screen of a paid test is warned of, goes on, and becomes one incident that a person decides', async ({
  ctx,
  make,
  http,
  world,
}) => {
  const paper = await make.onlineTest(paid)
  const asha = await sitter({ make, http }, paper)
  await asha.start()
  const leave = async (id: string) => {
    world.clock.advance(minutes(1))
    const event = { id, kind: 'tab_hidden', at: Date.parse(ctx.now()), awayMs: 4000 }
    return (await asha.post('/attempt/events', { attempt: asha.attempt, events: [event] })).body
  }
  const incidents = () =>
    ctx.db.selectFrom('test_incidents').select(['id', 'kind', 'attempt_id', 'noted_by', 'decided_at']).execute()
  for (const id of ['one', 'two', 'three'])
    expect(await leave(id)).toMatchObject({ state: 'in_progress', tally: { consequence: 'warn' } })
  expect(await incidents()).toEqual([])
  expect(await leave('four')).toMatchObject({
    state: 'in_progress',
    tally: { consequence: 'none', sentence: expect.stringContaining('Somebody of the institute looks at it') },
  })
  await leave('five')
  // A report that arrives twice is one report.
  await leave('five')
  const [incident, ...more] = await incidents()
  expect(incident).toMatchObject({ kind: 'conduct', noted_by: null, decided_at: null })
  expect(more).toEqual([])
  const token = await make.token(await make.user({ role: 'examiner' }))
  const decided = await http.postJson(
    `/office/incidents/${incident?.id}/decision`,
    { decision: 'A phone call of the mother; nothing follows.' },
    { token },
  )
  expect(decided.status).toBe(200)
})

test('a test that says otherwise does as it says, and one that is free only writes down', async ({
  make,
  http,
  ctx,
}) => {
  const policies = [
    [await make.onlineTest({ ...paid, integrity_policy: { policy: 'eliminate', warnings: 1 } }), 'eliminate'],
    [await make.onlineTest({ ...paid, integrity_policy: { policy: 'log' } }), 'log'],
    [await make.onlineTest(paid), 'warn'],
    [await make.onlineTest(), 'log'],
  ] as const
  for (const [paper, policy] of policies) {
    const asha = await sitter({ make, http }, paper)
    const { body } = await asha.get('/instructions')
    expect(body).toMatchObject({ instructions: { integrity: { policy } } })
    expect((await asha.start()).body).toMatchObject({ sitting: { integrity: { policy } } })
  }
  expect(await ctx.db.selectFrom('test_incidents').select('id').execute()).toEqual([])
})

test('the paper names the aids of its pack, and the usual ones without a calculator where it has none', async ({
  make,
  http,
}) => {
  const asha = await sitter({ make, http }, await make.onlineTest())
  const { body } = await asha.start()
  const { body: sheet } = await asha.get(`/paper/${body.sitting.paper_version}`)
  expect(sheet).toMatchObject({ paper: { aids: ['strike_out', 'notes', 'hidden_clock', 'contrast'] } })
})
