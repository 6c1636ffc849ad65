import { minutes, seconds } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { sitter } from '../../../testing/sitter.ts'
import { test } from '../../../testing/test.ts'
import { toClockView } from '../views.ts'
import { clockOf } from './clock.ts'
import { asOfNow, readAttempt } from './stored-attempt.ts'

describe('the clock of an attempt', () => {
  test.for(['free', 'sequential'] as const)(
    'read from one row says what the whole record says: %s',
    async (delivery, { ctx, make, http, world }) => {
      const integrity_policy = { policy: 'eliminate', warnings: 3 } as const
      const paper = await make.onlineTest({ delivery, integrity_policy })
      const asha = await sitter({ make, http }, paper)
      await (delivery === 'free' ? asha.start() : asha.get('/question-set'))
      const compare = async () => {
        const row = await ctx.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
        const whole = toClockView(ctx, asOfNow(ctx, await readAttempt(ctx, row)))
        expect(await clockOf(ctx, paper, asha.user)).toEqual({ ...whole, messages: [] })
        return whole
      }
      expect(await compare()).toMatchObject({ state: 'in_progress', extra_ms: 0, tally: { violations: 0 } })
      const token = await make.token(await make.user({ role: 'examiner' }))
      const more = { scope: 'all', minutes: 5, reason: 'Power cut' }
      expect((await http.postJson(`/office/tests/${paper.slug}/extra-time`, more, { token })).status).toBe(200)
      expect((await asha.post('/eliminated', { reason: 'Left the screen' })).status).toBe(409)
      expect(await compare()).toMatchObject({ extra_ms: minutes(5), tally: { violations: 1, consequence: 'warn' } })
      for (const pass of [minutes(64), minutes(1), seconds(29), seconds(1), minutes(60 * 24 * 8)]) {
        world.clock.advance(pass)
        await compare()
      }
    },
  )

  test('is nobody else’s', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const ravi = await sitter({ make, http }, paper)
    const views = await Promise.all([asha.get('/attempt'), ravi.get('/attempt'), asha.get('/attempt')])
    expect(views.map(({ status }) => status)).toEqual([200, 404, 200])
    await ctx.db.updateTable('test_enrolments').set({ is_enrolled: false }).execute()
    expect((await asha.get('/attempt')).status).toBe(404)
  })
})
