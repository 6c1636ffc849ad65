import { randomUUID } from 'node:crypto'
import { watchStatements } from '@northlight/db/testing/statements'
import { describe, expect } from 'vitest'
import { sitter } from '../../../testing/sitter.ts'
import { test } from '../../../testing/test.ts'
import { beginTogether } from './begin-together.ts'

type Tools = Parameters<typeof sitter>[0]

const hallOf = async (tools: Tools, count: number) => {
  const paper = await tools.make.onlineTest()
  const hall: Awaited<ReturnType<typeof sitter>>[] = []
  for (let n = 0; n < count; n += 1) hall.push(await sitter(tools, paper, { tab: `tab-of-student-${n}` }))
  return hall
}

describe('a hall that starts at the same moment', () => {
  test('has one attempt each, with its screen, its status and its entry in the log', async ({ ctx, make, http }) => {
    const hall = await hallOf({ make, http }, 12)
    const replies = await Promise.all(hall.map((one) => one.start()))
    for (const [index, { status, body }] of replies.entries()) {
      expect(status).toBe(200)
      expect(body.sitting).toMatchObject({ device: 1, test_status: 'Ongoing', is_held_elsewhere: false })
      expect((await hall[index]?.start())?.body.sitting).toMatchObject({ attempt: body.sitting.attempt, device: 1 })
    }
    const attempts = await ctx.db.selectFrom('attempts').select(['id', 'user_id', 'enrolment_id']).execute()
    expect(new Set(attempts.map(({ user_id }) => user_id))).toEqual(new Set(hall.map(({ user }) => user.id)))
    const devices = await ctx.db.selectFrom('attempt_devices').selectAll().execute()
    expect(devices).toHaveLength(12)
    const enrolments = await ctx.db.selectFrom('test_enrolments').select(['id', 'test_status']).execute()
    expect(enrolments.every(({ test_status }) => test_status === 'Ongoing')).toBe(true)
    const log = await ctx.db
      .selectFrom('audit_log')
      .select(['entity_id', 'actor_id', 'details'])
      .where('action', '=', 'exams.start-attempt')
      .execute()
    const own = new Map(attempts.map(({ id, user_id }) => [String(id), user_id]))
    expect(log).toHaveLength(12)
    for (const { entity_id, actor_id, details } of log) {
      expect(own.get(entity_id ?? '')).toBe(actor_id)
      expect(details).toMatchObject({ compensatory: 0 })
    }
  })

  test('asks the database no more for thirty than for three', async ({ database, make, http }) => {
    // Only a server answers over the network; SQLite answers within the process.
    if (database.engine !== 'postgres') return
    const statements = async (count: number) => {
      const hall = await hallOf({ make, http }, count)
      const starting = watchStatements()
      await Promise.all(hall.map((one) => one.start()))
      const started = starting()
      const saving = watchStatements()
      await Promise.all(hall.map((one) => one.save([one.step(1, { do: 'visit', slot: one.slots[0] }, Date.now())])))
      const saved = saving()
      return { started: started / count, saved: saved / count }
    }
    const few = await statements(3)
    const many = await statements(30)
    // One question for the enrolment of each; all else is shared.
    expect(many.started).toBeLessThan(3)
    expect(many.saved).toBeLessThan(1)
    expect(few.saved).toBeGreaterThan(many.saved)
  })

  test('goes on without the one that cannot be written', async ({ ctx, database, make }) => {
    const paper = await make.onlineTest()
    const rows = []
    for (const isThere of [true, false, true]) {
      const user = await make.user()
      const enrolment = await make.testEnrolment(paper, user)
      rows.push({ user, enrolment_id: isThere ? enrolment.id : 999_999 })
    }
    const now = ctx.now()
    const results = await Promise.allSettled(
      rows.map(({ user, enrolment_id }) =>
        beginTogether(database, {
          attempt: {
            uuid: randomUUID(),
            enrolment_id,
            test_id: paper.id,
            user_id: user.id,
            paper_version_id: paper.paper_version_id ?? 0,
            items: [],
            terms: {
              clock: 'paper',
              durationMs: 1,
              closesAt: null,
              compensatoryPerHour: 0,
              sections: [],
              graceMs: 0,
            },
            policy: { policy: 'log' },
            state: 'in_progress',
            device: 1,
            created_at: now,
            updated_at: now,
          },
          enrolment: null,
          device: null,
          entry: {
            at: now,
            actor_kind: 'user',
            actor_id: user.id,
            action: 'exams.start-attempt',
            entity: 'attempt',
            entity_id: null,
            details: {},
            request_id: 'test',
          },
        }),
      ),
    )
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await ctx.db.selectFrom('attempts').selectAll().execute()).toHaveLength(2)
    expect(await ctx.db.selectFrom('audit_log').selectAll().execute()).toHaveLength(2)
  })
})
