import { days } from '@northlight/contract/durations'
import { SHIPPED_PACKS } from '@northlight/exam/papers/shipped-packs'
import { describe, expect } from 'vitest'
import { test as base } from '../../../testing/test.ts'
import { markAttempts } from '../../marking/mark-attempts.ts'
import { rankTest } from '../../marking/rank-test.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const [jeeMain, neet] = SHIPPED_PACKS

/** A student, and classes of a given size in which half are right in one question and half in none. */
const test = base.extend<{
  asha: { id: number; token: string }
  sat: (
    pack: typeof jeeMain | null,
    others: number,
    fields?: { result_policy?: 'by_hand' },
  ) => Promise<{ slug: string }>
  progress: () => Promise<Body>
}>({
  asha: async ({ make }, use) => {
    const user = await make.user()
    await use({ id: user.id, token: await make.token(user) })
  },
  sat: async ({ ctx, make, asha, world }, use) =>
    use(async (pack, others, fields = {}) => {
      world.clock.advance(days(1))
      const paper_version_id = await make.paper({ pack: pack ?? null })
      const paper = await make.onlineTest({ paper_version_id, ...fields })
      const ended = { ended_at: ctx.now(), closed_at: ctx.now() }
      const attempts = [await make.finished(paper, asha, ['A', 'A', 'B'], ended)]
      for (let at = 0; at < others; at += 1)
        attempts.push(await make.finished(paper, await make.user(), [at % 2 === 0 ? 'A' : 'B', 'B', 'B'], ended))
      await markAttempts(
        ctx.db,
        attempts.map(({ id }) => id),
        { now: ctx.now() },
      )
      await rankTest(ctx.db, paper.id, ctx.now())
      return paper
    }),
  progress: async ({ http, asha }, use) =>
    use(async () => ((await http.get('/progress', { token: asha.token })).body as Body).progress),
})

describe('progress', () => {
  test('compares tests of one examination with each other and with nothing else', async ({ sat, progress }) => {
    await sat(jeeMain, 1)
    await sat(neet, 1)
    await sat(null, 1)
    await sat(jeeMain, 1)
    await sat(jeeMain, 1, { result_policy: 'by_hand' })
    const { exams } = await progress()
    expect(exams.map(({ name, points }: Body) => [name, points.length])).toEqual([
      [jeeMain?.name, 2],
      [neet?.name, 1],
      [expect.stringMatching(/^Test/), 1],
    ])
  })

  test('tells a standing, in all and by subject, from twenty takers on', async ({ sat, progress }) => {
    await sat(jeeMain, 18)
    await sat(jeeMain, 19)
    const [exam] = (await progress()).exams
    expect(exam.points).toMatchObject([
      { takers: 19, percentile: null, marks: 7, max: 12 },
      { takers: 20, percentile: '100.00' },
    ])
    expect(exam.subjects).toMatchObject([
      {
        subject: 'Physics',
        points: [
          { percentile: null, average: null, best_tenth: null },
          // Ten others earned 4 − 2, nine −3, Asha 7; the best two 7 and 2.
          { percentile: '100.00', marks: 7, average: 0, best_tenth: 4.5 },
        ],
      },
    ])
  })

  test('predicts with a range from three such tests on, and measures the distance to a goal', async ({
    http,
    asha,
    sat,
    progress,
  }) => {
    await sat(jeeMain, 20)
    await sat(jeeMain, 20)
    const before = (await progress()).exams[0]
    expect(before).toMatchObject({ prediction: null, goal: null })
    expect(before.sentence).toContain('3 tests of one kind')
    await sat(jeeMain, 20)
    const { exam, prediction } = (await progress()).exams[0]
    expect(prediction.low).toBeLessThan(prediction.middle)
    expect(prediction.middle).toBeLessThan(prediction.high)
    expect(prediction).toMatchObject({ tests: 3 })
    const set = (given: object) => http.postJson('/progress/goal', given, { token: asha.token })
    const { body } = await set({ exam, percentile: 99.5, by_day: '2027-04-02' })
    const goal = (body as Body).progress.exams[0].goal
    expect(goal).toMatchObject({ percentile: 99.5, by_day: '2027-04-02' })
    expect(goal.distance).toBeCloseTo(99.5 - prediction.middle, 1)
    expect((await set({ exam, percentile: 50 })).body).toMatchObject({
      progress: { exams: [{ goal: { distance: 0 } }] },
    })
    expect((await set({ exam: 'neet-720', percentile: 50 })).status).toBe(422)
    expect((await set({ exam, percentile: 100 })).status).toBe(422)
    const gone = await http.send('DELETE', `/progress/goal/${exam}`, undefined, { token: asha.token })
    expect(gone.body).toMatchObject({ progress: { exams: [{ goal: null }] } })
  })

  test('draws topics from tests and practice together, of the own account alone', async ({
    make,
    http,
    asha,
    sat,
    progress,
  }) => {
    const paper = await sat(null, 1)
    const other = await make.token(await make.user())
    expect((await http.get('/progress', { token: other })).body).toMatchObject({ progress: { exams: [], topics: [] } })
    const [before] = (await progress()).topics
    const asked = before.topics.reduce((sum: number, one: Body) => sum + one.asked, 0)
    expect(asked).toBe(3)
    const { body } = await http.postJson('/practice', { kind: 'retry', test: paper.slug }, { token: asha.token })
    const { uuid } = (body as Body).practice
    await http.postJson(`/practice/${uuid}/answers`, { number: 1, answer: 'A' }, { token: asha.token })
    const [after] = (await progress()).topics
    expect(after.topics.reduce((sum: number, one: Body) => sum + one.asked, 0)).toBe(4)
  })

  test('counts no question of a topic that was left without an answer', async ({ make, asha, progress }) => {
    await make.marked(await make.onlineTest({}), asha, [null, 'A', null])
    await make.marked(await make.onlineTest({}), asha, [null, null, null])
    const [subject] = (await progress()).topics
    expect(subject.topics.reduce((sum: number, one: Body) => sum + one.asked, 0)).toBe(1)
  })
})
