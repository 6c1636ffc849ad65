import type { Instant } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'
import { itemStatistics } from '@northlight/exam/results/statistics'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/context.ts'
import { defineJob, type Schedule } from '../../kernel/jobs/define-job.ts'
import { sheetsOfTest } from '../../results/office/class-sheets.ts'

type Figures = { facility: number | null; discrimination: number | null; last_used_at: Instant | null }

/** Right answers and how well a question tells students apart, over every test that asked it, weighed by takers. */
export const figuresOver = async (db: Db, questionIds: number[]): Promise<Map<number, Figures>> => {
  if (questionIds.length === 0) return new Map()
  const sat = await db
    .selectFrom('question_statistics')
    .select(['question_id', 'takers', 'right_count', 'discrimination', 'sat_at'])
    .where('question_id', 'in', questionIds)
    .execute()
  const planned = await db
    .selectFrom('question_versions')
    .innerJoin('paper_slot_questions', 'paper_slot_questions.question_version_id', 'question_versions.id')
    .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
    .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
    .innerJoin('tests', 'tests.paper_version_id', 'paper_sections.paper_version_id')
    .select(['question_versions.question_id', sql<Instant>`max(coalesce(tests.opens_at, tests.created_at))`.as('at')])
    .where('question_versions.question_id', 'in', questionIds)
    .where('tests.trial_of', 'is', null)
    .groupBy('question_versions.question_id')
    .execute()
  const last = new Map(planned.map(({ question_id, at }) => [question_id, at]))
  const byQuestion = Map.groupBy(sat, ({ question_id }) => question_id)
  return new Map(
    questionIds.map((id) => {
      const rows = byQuestion.get(id) ?? []
      const takers = rows.reduce((sum, row) => sum + row.takers, 0)
      const right = rows.reduce((sum, row) => sum + row.right_count, 0)
      const judged = rows.filter((row) => row.discrimination !== null)
      const weight = judged.reduce((sum, row) => sum + row.takers, 0)
      const apart = judged.reduce((sum, row) => sum + row.takers * (row.discrimination ?? 0), 0)
      const moments = [...rows.map(({ sat_at }) => sat_at), last.get(id)].filter((at) => at !== undefined)
      return [
        id,
        {
          facility: takers === 0 ? null : Math.round((100 * right) / takers),
          discrimination: weight === 0 ? null : Math.round(apart / weight / 100) / 100,
          last_used_at: moments.toSorted().at(-1) ?? null,
        },
      ]
    }),
  )
}

/** The newest papers speak for a test that is sat without end. */
const mostPapers = 5000

const countTest = async (ctx: Ctx, test: { id: number; ranked_at: Instant }) => {
  const sheets = await Array.fromAsync(sheetsOfTest(ctx, test.id, mostPapers))
  const items = itemStatistics(sheets.map(({ marks, slot_marks }) => ({ total: marks, slotMarks: slot_marks })))
  const owners = await ctx.db
    .selectFrom('question_versions')
    .select(['id', 'question_id'])
    .where('id', 'in', [0, ...items.map(({ version }) => version)])
    .execute()
  const ownerOf = new Map(owners.map(({ id, question_id }) => [id, question_id]))
  const rows = items.flatMap((item) => {
    const question_id = ownerOf.get(item.version)
    if (question_id === undefined) return []
    return [
      {
        test_id: test.id,
        version_id: item.version,
        question_id,
        takers: item.takers,
        right_count: item.right,
        blank_count: item.blank,
        facility: item.facility,
        discrimination: item.discrimination,
        most_chosen_wrong: item.mostChosenWrong,
        flags: item.flags,
        sat_at: test.ranked_at,
        ranked_at: test.ranked_at,
      },
    ]
  })
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.deleteFrom('question_statistics').where('test_id', '=', test.id).execute()
    for (let at = 0; at < rows.length; at += 50)
      await ctx.db
        .insertInto('question_statistics')
        .values(rows.slice(at, at + 50))
        .execute()
  })
}

/** Counts how each question did in tests that were ranked since they were last counted. Trials are no tests. */
export const countStatistics = defineJob(
  'question-bank.count-statistics',
  z.object({}),
  async (ctx) => {
    const due = await ctx.db
      .selectFrom('test_standings')
      .innerJoin('tests', 'tests.id', 'test_standings.test_id')
      .select(['tests.id', 'test_standings.ranked_at'])
      .where('tests.trial_of', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('question_statistics')
              .select('question_statistics.test_id')
              .whereRef('question_statistics.test_id', '=', 'tests.id')
              .whereRef('question_statistics.ranked_at', '>=', 'test_standings.ranked_at'),
          ),
        ),
      )
      .execute()
    for (const test of due) await countTest(ctx, test)
  },
  'chores',
  { waitsForExams: true },
)

export const questionBankSchedules: Schedule[] = [{ job: countStatistics, every: minutes(10) }]
