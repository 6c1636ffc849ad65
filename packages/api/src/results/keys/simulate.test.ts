import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { aRegistration, tieToApplications } from '../../../testing/admission-factories.ts'
import { admissionText } from '../../../testing/candidates.ts'
import { ctxAs } from '../../../testing/staff.ts'
import { test } from '../../../testing/test.ts'
import { rankTest } from '../../marking/rank-test.ts'
import { keyDetail } from './challenge-detail.ts'
import { changeKey, markAgainForKey } from './key-changes.ts'
import { simulateKeyChange } from './simulate.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const refusedOnly = (error: unknown) => {
  expect(error).toMatchObject({ code: 'invalid' })
}

describe('what a changed key would do', () => {
  test('is exactly what it does: marks, ranks and percentiles of everybody', async ({ ctx, make }) => {
    const examiner = ctxAs(ctx, await make.user({ role: 'examiner' }))
    const answers = fc.array(fc.constantFrom('A', 'B', 'C', null, undefined), { minLength: 3, maxLength: 3 })
    const change = fc.constantFrom(
      { change: 'dropped' as const },
      { change: 'also_right' as const, key: 'B' },
      { change: 'replaced' as const, key: 'C' },
    )
    const twice: [{ change: 'dropped' } | { change: 'also_right'; key: 'B' }, number][] = [
      [{ change: 'dropped' }, 0],
      [{ change: 'also_right', key: 'B' }, 0],
      [{ change: 'also_right', key: 'B' }, 1],
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.array(answers, { minLength: 2, maxLength: 9 }),
        fc.array(fc.tuple(change, fc.nat(2)), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('full_to_all' as const, 'not_counted' as const),
        async (given, changes, dropped) => {
          const paper = await make.onlineTest({ paper_version_id: await make.paper({ dropped }) })
          for (const one of given) await make.marked(paper, await make.user(), one)
          const versions = await ctx.db
            .selectFrom('paper_slot_questions')
            .innerJoin('paper_slots', 'paper_slots.id', 'slot_id')
            .innerJoin('paper_sections', 'paper_sections.id', 'section_id')
            .select('question_version_id as id')
            .where('paper_version_id', '=', paper.paper_version_id ?? 0)
            .orderBy('paper_slots.id')
            .execute()
          const results = () =>
            ctx.db
              .selectFrom('test_results')
              .innerJoin('attempts', 'attempts.id', 'test_results.attempt_id')
              .select(['uuid', 'marks', 'rank', 'at_or_below', 'takers'])
              .where('test_results.test_id', '=', paper.id)
              .orderBy('attempt_id')
              .execute()
          await rankTest(ctx.db, paper.id, ctx.now())
          for (const [wanted, place] of changes) {
            const version = versions[place]?.id ?? 0
            const before = new Map((await results()).map((row) => [row.uuid, row]))
            const { students, ...figures } = await simulateKeyChange(examiner, version, wanted)
            const seen_key = (await keyDetail(examiner, version)).key.text
            const reason = 'Both follow from it.'
            // One that would change nothing is refused, and the figures below must say that of it.
            const decided = await changeKey(examiner, version, { ...wanted, seen_key, reason }).catch(refusedOnly)
            if (decided) {
              const { id } = decided
              await markAgainForKey.run({ ...ctx, actor: { kind: 'system', job: 'test' } }, { key_change_id: id })
            }
            await rankTest(ctx.db, paper.id, ctx.now())
            const after = await results()
            const percentile = (row: { at_or_below: number | null; takers: number | null }) =>
              (Math.floor((10_000 * (row.at_or_below ?? 0)) / (row.takers ?? 1)) / 100).toFixed(2)
            const moved = after.filter((row) => {
              const old = before.get(row.uuid)
              return old?.marks !== row.marks || old.rank !== row.rank
            })
            const told = new Map(students.map((one) => [one.attempt, one]))
            for (const row of moved)
              expect(told.get(row.uuid)).toMatchObject({
                marks: { before: (before.get(row.uuid)?.marks ?? 0) / 100, after: row.marks / 100 },
                rank: { before: before.get(row.uuid)?.rank, after: row.rank },
                percentile: { after: percentile(row) },
              })
            expect(figures).toMatchObject({
              asked: given.length,
              unmarked: 0,
              marks_changed: after.filter((row) => before.get(row.uuid)?.marks !== row.marks).length,
              ranks_changed: after.filter((row) => before.get(row.uuid)?.rank !== row.rank).length,
            })
          }
        },
      ),
      {
        numRuns: 6,
        examples: [
          [
            [
              ['A', 'A', 'A'],
              ['B', 'C', null],
            ],
            twice,
            'full_to_all' as const,
          ],
        ],
      },
    )
  })

  test('names the bands of an admission test that move, writes nothing, and is for examiners alone', async ({
    ctx,
    make,
    http,
  }) => {
    await make.pageText('admission', admissionText)
    const paper = await make.onlineTest({ is_admission: true })
    const asha = await make.marked(paper, await make.user({ name: 'Asha' }), ['B', 'A', 'A'])
    const [version] = asha.items.map((item: { version: number }) => item.version)
    const path = `/office/questions/${version}/key-simulation`
    const token = await make.token(await make.user({ role: 'examiner' }))
    const { body } = await http.get(`${path}?change=also_right&key=B`, { token })
    const { simulation } = body as Body
    expect(simulation).toMatchObject({
      asked: 1,
      marks_changed: 1,
      rises: 1,
      falls: 0,
      key: 'A or B',
      waiver_points: 100,
      // 58 per cent became 100.
      students: [
        {
          ...{ name: 'Asha', chose: 'B', marks: { before: 7, after: 12 } },
          band: { before: 'below 90', after: '95 and above' },
        },
      ],
    })
    // A seat that was offered is kept; what the band is worth is said by the courses of the programme.
    expect(simulation).toMatchObject({ waived: null, students: [{ band_move: 100, offered: null }] })
    await make.options()
    const course = await make.course({ slug: 'two-year-integrated-jee' })
    const place = await make.courseAtBranch({ course_id: course.id, amount_paise: 2_00_000_00 })
    const application = await aRegistration(ctx, { id: asha.user_id }, await make.sitting(), { state: 'offered' })
    await tieToApplications(ctx)
    await ctx.db
      .insertInto('offers')
      .values({
        ...{ registration_id: application.id, course_branch_id: place.id, title: 'Two-Year', fee_paise: 2_00_000_00 },
        ...{ waiver_percent: 40, waived_paise: 80_000_00, until: '2027-01-01', created_at: ctx.now() },
      })
      .execute()
    const again = (await http.get(`${path}?change=also_right&key=B`, { token })).body as Body
    expect(again.simulation).toMatchObject({
      waived: { least_paise: 2_00_000_00, most_paise: 2_00_000_00 },
      students: [{ band_move: 100, offered: 40 }],
    })
    expect((await http.get(`${path}?change=also_right&key=Z`, { token })).status).toBe(422)
    expect((await http.get(`${path}?change=replaced`, { token })).status).toBe(422)
    expect(await ctx.db.selectFrom('key_changes').select('id').execute()).toEqual([])
    for (const role of ['counsellor', 'editor', 'student'] as const) {
      const other = await make.token(await make.user({ role }))
      expect((await http.get(`${path}?change=dropped`, { token: other })).status, role).toBe(403)
    }
  })
})
