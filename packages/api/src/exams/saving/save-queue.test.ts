import { replaySteps } from '@northlight/exam/answers/responses'
import { type StepAction, stepName } from '@northlight/exam/answers/steps'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { factories } from '../../../testing/factories.ts'
import { sitter } from '../../../testing/sitter.ts'
import { type speaker, test } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'
import { readAttemptById } from '../attempt/stored-attempt.ts'
import { inBatches } from './group-commit.ts'
import { createSaveQueue, saveTogether } from './save-queue.ts'

describe('gathering', () => {
  test('hands over together what came together, and answers each with its own result', async () => {
    const lots: number[][] = []
    const double = inBatches<number, number>({ database: { engine: 'postgres' }, most: 4 }, async (tasks) => {
      lots.push(tasks)
      return tasks.map((n) => (n === 3 ? { ok: false, error: new Error('not three') } : { ok: true, result: n * 2 }))
    })
    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => double(n)))
    expect(lots).toEqual([[1, 2, 3, 4], [5]])
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'refused'))).toEqual([
      2,
      4,
      'refused',
      8,
      10,
    ])
  })

  test('a lot that fails whole acknowledges nobody, and the next lot goes on', async () => {
    let isBroken = true
    const run = inBatches<number, number>({ database: { engine: 'sqlite' }, most: 10 }, async (tasks) => {
      if (isBroken) throw new Error('the disk is full')
      return tasks.map((result) => ({ ok: true, result }))
    })
    const answers = await Promise.allSettled([run(1), run(2)])
    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected'])
    isBroken = false
    expect(await run(3)).toBe(3)
  })
})

describe('saves of one moment', () => {
  test('are committed together, and one that is refused does not stop the others', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest()
    const hall: Awaited<ReturnType<typeof sitter>>[] = []
    for (let n = 0; n < 12; n += 1) hall.push(await sitter({ make, http }, paper, { tab: `tab-of-student-${n}` }))
    for (const one of hall) await one.start()
    const now = Date.parse(ctx.now())
    const replies = await Promise.all(
      hall.map((one, index) => {
        const steps = [one.step(1, { do: 'visit', slot: one.slots[0] }, now)]
        // Every third names an attempt that is not theirs, or a screen that was never there.
        if (index % 3 === 1) return one.post('/attempt/steps', { attempt: hall[0]?.attempt, device: 1, steps })
        if (index % 3 === 2) return one.save([one.step(1, {}, now, 9)], 9)
        return one.save(steps)
      }),
    )
    expect(replies.map(({ status }) => status)).toEqual(hall.map((_, index) => [200, 404, 409][index % 3]))
    expect(await ctx.db.selectFrom('attempt_steps').selectAll().execute()).toHaveLength(4)
  })

  test('a lot that cannot be committed is not acknowledged, and the same steps are taken afterwards', async ({
    ctx,
    database,
    make,
    http,
  }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.start()
    const step = asha.step(1, { do: 'visit', slot: asha.slots[0] }, Date.parse(ctx.now()))
    // A rule that nothing meets stands in for a disk that fails.
    const isSqlite = database.engine === 'sqlite'
    await (isSqlite
      ? sql`create trigger broken before insert on attempt_steps begin select raise(abort, 'disk'); end`
      : sql`alter table attempt_steps add constraint broken check (number < 0) not valid`
    ).execute(ctx.db)
    const refused = await asha.save([step])
    expect(refused.status).toBe(500)
    await (isSqlite ? sql`drop trigger broken` : sql`alter table attempt_steps drop constraint broken`).execute(ctx.db)
    expect(await asha.save([step])).toMatchObject({ status: 200, body: { complete_up_to: 1, conflicts: [] } })
  })

  test('saves, hand-ins, reports, extra time and the sweep at the same moment never wait for each other', async ({
    ctx,
    make,
    http,
  }) => {
    const paper = await make.onlineTest()
    const hall: Awaited<ReturnType<typeof sitter>>[] = []
    for (let n = 0; n < 10; n += 1) hall.push(await sitter({ make, http }, paper, { tab: `tab-of-student-${n}` }))
    for (const one of hall) await one.start()
    const token = await make.token(await make.user({ role: 'examiner' }))
    const now = Date.parse(ctx.now())
    const grant = { scope: 'all', minutes: 1, reason: 'Power cut' }
    const rounds = [1, 2, 3].flatMap((number) => [
      ...hall.map((one) => one.save([one.step(number, { do: 'visit', slot: one.slots[0] }, now)])),
      ...hall.toReversed().map((one) =>
        one.post('/attempt/events', {
          attempt: one.attempt,
          events: [{ id: `e${number}`, kind: 'tab_hidden', at: now }],
        }),
      ),
      http.postJson(`/office/tests/${paper.slug}/extra-time`, grant, { token }),
    ])
    for (const reply of await Promise.all(rounds)) expect(reply.status).toBe(200)
    const handed = await Promise.all(hall.toReversed().map((one) => one.submit(3)))
    for (const reply of handed) expect(reply.body.state).toBe('submitted')
  })

  test('a change made elsewhere is noticed by the copy in memory', async ({ ctx, make, http, world }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.start()
    const now = Date.parse(ctx.now())
    const task = { attempt: asha.attempt, slug: '', userId: asha.user.id, device: 1 }
    const { slug } = await ctx.db.selectFrom('tests').select('slug').executeTakeFirstOrThrow()
    const visit = (number: number) => asha.step(number, { do: 'visit', slot: asha.slots[0] }, now)
    await saveTogether(world.services, { ...task, slug, steps: [visit(1)] })
    // Another process ends the attempt.
    await ctx.db
      .updateTable('attempts')
      .set({ state: 'submitted', ended_by: 'student', ended_at: ctx.now(), closed_at: ctx.now(), revision: 77 })
      .execute()
    world.clock.advance(1)
    const saved = await saveTogether(world.services, { ...task, slug, steps: [visit(2)] })
    expect(saved.attempt.state).toBe('submitted')
    expect(saved.verdict).toMatchObject({ ok: true, late: [{ number: 2 }] })
  })

  test('whatever order, repetition or mixture they come in, the record is the same', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest()
    const options = ['A', 'B', 'C', 'D']
    const slotsOf = (one: { slots: number[] }, n: number) => one.slots[n % one.slots.length] ?? 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), fc.nat(3), fc.constantFrom('save', 'mark', 'choose', 'clear')), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.array(fc.array(fc.nat(11), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
        async (actions, messages) => {
          const asha = await sitter({ make, http }, paper)
          await asha.start()
          const now = Date.parse(ctx.now())
          const steps = actions.map(([slot, option, kind], index) => {
            const answer = { type: 'single' as const, option: options[option] ?? 'A' }
            const action = { do: kind, slot: slotsOf(asha, slot), ...(kind !== 'clear' && { answer }) } as StepAction
            return asha.step(index + 1, action, now)
          })
          // Lost, doubled, overtaken, several at the same moment; at the end everything once more.
          await Promise.all(messages.map((message) => asha.save(message.map((n) => steps[n % steps.length]))))
          const last = await asha.save(steps)
          expect(last.body).toMatchObject({ complete_up_to: steps.length, gaps: [], conflicts: [] })
          const row = await ctx.db
            .selectFrom('attempts')
            .select('id')
            .where('uuid', '=', asha.attempt)
            .executeTakeFirstOrThrow()
          const stored = (await readAttemptById(ctx, row.id)).steps
          expect(stored.map(stepName)).toEqual(steps.map(stepName))
          expect(replaySteps(stored, false)).toEqual(replaySteps(steps as never, false))
        },
      ),
      { numRuns: 15 },
    )
  })
})

describe('a client that makes up numbers', () => {
  test('gets a few ranges and is told what was not stored; the gaps are asked for', async ({ ctx, make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.start()
    const now = Date.parse(ctx.now())
    const odd = Array.from({ length: 498 }, (_, at) => 2 * at + 1)
    const visits = (numbers: number[]) =>
      numbers.map((number) => asha.step(number, { do: 'visit', slot: asha.slots[0] }, now))
    const { body } = await asha.save(visits([...odd, 5000, 9_007_199_254_740_991]))
    expect(body).toMatchObject({ complete_up_to: 1, last_number: 99, conflicts: [] })
    expect(body.gaps).toHaveLength(49)
    expect(body.not_stored).toEqual([...odd.slice(50), 5000, 9_007_199_254_740_991])
    expect(await ctx.db.selectFrom('attempt_steps').select('number').execute()).toHaveLength(50)
    // Filled in order, everything is taken.
    const all = Array.from({ length: 500 }, (_, at) => at + 1)
    expect((await asha.save(visits(all))).body).toMatchObject({ complete_up_to: 500, gaps: [], not_stored: [] })
  })

  test('a record of thousands of ranges from before the limit still reads, saves and hands in', async ({
    ctx,
    make,
    http,
  }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.start()
    const now = Date.parse(ctx.now())
    const { id } = await ctx.db.selectFrom('attempts').select('id').executeTakeFirstOrThrow()
    const action: StepAction = { do: 'visit', slot: asha.slots[0] ?? 0 }
    const rows = Array.from({ length: 4000 }, (_, at) => ({
      ...{ attempt_id: id, device: 1, number: 2 * at + 1, action, given_at: now, received_at: now },
    }))
    for (let from = 0; from < rows.length; from += 500)
      await ctx.db
        .insertInto('attempt_steps')
        .values(rows.slice(from, from + 500))
        .execute()
    await ctx.db.updateTable('attempts').set({ revision: 77 }).execute()
    expect((await asha.get('/attempt')).status).toBe(200)
    const { body } = await asha.save([asha.step(2, action, now), asha.step(9001, action, now)])
    expect(body).toMatchObject({ complete_up_to: 3, last_number: 7999, not_stored: [9001] })
    expect((await asha.submit(7999)).body.gaps).toHaveLength(500)
  })
})

describe('saves through several processes', () => {
  type World = { ctx: Ctx; make: ReturnType<typeof factories>; http: ReturnType<typeof speaker> }

  /** Each queue keeps copies of its own, as each process does. */
  const twoProcesses = async ({ ctx, make, http }: World) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const now = Date.parse(ctx.now())
    const queues = [createSaveQueue(ctx.services), createSaveQueue(ctx.services)] as const
    const visit = (number: number, slot = 0) => asha.step(number, { do: 'visit', slot: asha.slots[slot] }, now)
    const through = (at: 0 | 1, ...steps: unknown[]) => {
      const task = { attempt: asha.attempt, slug: paper.slug, userId: asha.user.id, device: 1, steps }
      return queues[at].save(task)
    }
    return { asha, visit, through }
  }

  test('each knows what the other has stored, and reports no gap where none is', async ({ ctx, make, http }) => {
    const { visit, through } = await twoProcesses({ ctx, make, http })
    await through(0, ...[1, 2, 3, 4, 5].map((number) => visit(number)))
    await through(1, ...[6, 7, 8, 9, 10].map((number) => visit(number)))
    expect((await through(0, visit(11))).verdict).toMatchObject({ completeUpTo: 11, lastNumber: 11, gaps: [] })
    expect((await through(1, visit(13))).verdict).toMatchObject({ completeUpTo: 11, gaps: [12] })
    expect((await through(0, visit(12))).verdict).toMatchObject({ completeUpTo: 13, gaps: [] })
  })

  test('a step that the other has stored is repeated, never acknowledged as new', async ({ ctx, make, http }) => {
    const { asha, visit, through } = await twoProcesses({ ctx, make, http })
    await through(0, visit(1))
    await through(1, visit(2))
    const { repeated } = await through(0, visit(2, 1), visit(3))
    expect(repeated.map(({ number }) => number)).toEqual([2])
    expect((await asha.save([visit(2, 1)])).body).toMatchObject({ conflicts: [2], complete_up_to: 3, gaps: [] })
  })

  test('a step whose commit was not heard of is found again', async ({ ctx, make, http }) => {
    const { asha, visit, through } = await twoProcesses({ ctx, make, http })
    await through(0, visit(1))
    const { id } = await ctx.db.selectFrom('attempts').select('id').executeTakeFirstOrThrow()
    const { action, givenAt } = visit(2)
    const row = { attempt_id: id, device: 1, number: 2, given_at: givenAt, received_at: givenAt }
    await ctx.db
      .insertInto('attempt_steps')
      .values({ ...row, action: action as StepAction })
      .execute()
    const { repeated, verdict } = await through(0, visit(2, 1), visit(3))
    expect(repeated.map(({ number }) => number)).toEqual([2])
    expect(verdict).toMatchObject({ completeUpTo: 3, gaps: [] })
    expect(asha.slots.length).toBeGreaterThan(1)
  })

  test('whichever way steps go, each is stored once and the last answer tells the truth', async ({
    ctx,
    make,
    http,
  }) => {
    const { visit, through } = await twoProcesses({ ctx, make, http })
    let next = 0
    const visitNext = () => {
      next += 1
      return visit(next)
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 4 })), { maxLength: 12 }),
        async (ways) => {
          const waiting: Promise<unknown>[] = []
          for (const [isFirst, count] of ways) {
            const steps = Array.from({ length: count }, visitNext)
            waiting.push(through(isFirst ? 0 : 1, ...steps))
            // Every second lot is sent again by the other way, as a browser does after a broken connection.
            if (count % 2 === 0) waiting.push(through(isFirst ? 1 : 0, ...steps))
          }
          await Promise.all(waiting)
          const { verdict } = await through(ways.length % 2 === 0 ? 0 : 1, visitNext())
          expect(verdict).toMatchObject({ completeUpTo: next, lastNumber: next, gaps: [] })
        },
      ),
      { numRuns: 15 },
    )
    expect(await ctx.db.selectFrom('attempt_steps').select('number').execute()).toHaveLength(next)
  })
})
