import { minutes, seconds } from '@northlight/contract/durations'
import { exampleTrial } from '@northlight/contract/results/practice'
import { digest } from '@northlight/db/digest'
import type { Answer } from '@northlight/exam/answers/answers'
import type { Ctx } from '../src/kernel/context.ts'
import { markAttempts } from '../src/marking/mark-attempts.ts'
import { rankTest } from '../src/marking/rank-test.ts'
import { examFactories } from './exam-factories.ts'
import { insert, type New } from './rows.ts'

type Test = { id: number; paper_version_id: number | null }
type User = { id: number }

/** Answers in the order of the paper: a letter, an answer, `null` for seen and left blank, `undefined` for never seen. */
export type Given = string | Answer | null | undefined

/** The example of the contract names these rows by number. */
export const exampleNumber = 970_001

export const resultFactories = (ctx: Ctx) => {
  const exams = examFactories(ctx)
  const make = {
    /** An attempt that was handed in ten minutes after its start, half a minute on each question. */
    finished: async (test: Test, user: User, given: Given[] = ['A', 'A', 'B'], fields: New<'attempts'> = {}) => {
      const start = Date.parse(ctx.now()) - minutes(10)
      const at = (ms: number) => new Date(ms).toISOString()
      const attempt = await exams.attempt(test, user, {
        state: 'submitted',
        started_at: at(start),
        deadline_at: at(start + minutes(60)),
        check_at: null,
        ended_at: ctx.now(),
        closed_at: ctx.now(),
        ended_by: 'student',
        ...fields,
      })
      await ctx.db
        .updateTable('test_enrolments')
        .set({ test_status: 'Completed' })
        .where('id', '=', attempt.enrolment_id)
        .execute()
      const steps = given.flatMap((one, index) => {
        const slot = attempt.items[index]?.slot
        if (one === undefined || slot === undefined) return []
        const answer = typeof one === 'string' ? ({ type: 'single', option: one } as const) : one
        const opened = start + index * seconds(30)
        return [
          { action: { do: 'visit' as const, slot }, at: opened },
          { action: { do: 'save' as const, slot, answer }, at: opened + seconds(30) },
        ]
      })
      if (steps.length > 0)
        await ctx.db
          .insertInto('attempt_steps')
          .values(
            steps.map((step, index) => ({
              attempt_id: attempt.id,
              device: 1,
              number: index + 1,
              action: step.action,
              given_at: step.at,
              received_at: step.at,
            })),
          )
          .execute()
      return attempt
    },
    /** The same, marked and ranked. */
    marked: async (test: Test, user: User, given?: Given[], fields: New<'attempts'> = {}) => {
      const attempt = await make.finished(test, user, given, fields)
      await markAttempts(ctx.db, [attempt.id], { now: ctx.now() })
      await rankTest(ctx.db, test.id, ctx.now())
      return attempt
    },
    practiceQuestion: async (fields: Parameters<typeof exams.question>[0] = {}): Promise<number> => {
      const version = await exams.question(fields)
      await ctx.db
        .updateTable('questions')
        .set({ is_practice: true })
        .where('id', 'in', (nested) =>
          nested.selectFrom('question_versions').select('question_id').where('id', '=', version),
        )
        .execute()
      return version
    },
    /** What the examples of the contract speak of: a finished test, a dispute, a practice session. */
    exampleResults: async (student: User) => {
      const paper = exampleNumber
      const owner = await insert(ctx.db, 'papers', { code: 'finished', name: 'Finished', created_at: ctx.now() })
      await insert(ctx.db, 'paper_versions', {
        id: paper,
        paper_id: owner.id,
        version: 1,
        delivery: 'free',
        clock: 'paper',
        duration_ms: minutes(60),
        choices_count_unsaved: false,
        dropped: 'full_to_all',
        languages: ['en'],
        instructions: [],
        total_marks: 800,
        total_questions: 2,
        created_at: ctx.now(),
      })
      const section = await insert(ctx.db, 'paper_sections', {
        paper_version_id: paper,
        position: 1,
        name: 'Physics',
        subject: 'Physics',
      })
      for (const id of [exampleNumber, exampleNumber + 1]) {
        const { id: made, ...row } = await ctx.db
          .selectFrom('question_versions')
          .selectAll()
          .where('id', '=', await exams.question())
          .executeTakeFirstOrThrow()
        await ctx.db.deleteFrom('question_versions').where('id', '=', made).execute()
        await insert(ctx.db, 'question_versions', { ...row, id })
        await insert(ctx.db, 'paper_slots', {
          id,
          section_id: section.id,
          position: id,
          right_marks: 400,
          wrong_marks: -100,
          blank_marks: 0,
        })
        await insert(ctx.db, 'paper_slot_questions', { slot_id: id, question_version_id: id, position: 1 })
      }
      const test = await exams.onlineTest({ slug: 'finished-check', paper_version_id: paper })
      const attempt = await make.marked(test, student, ['B', 'A'], { uuid: '00000000-0000-4000-8000-000000000007' })
      await insert(ctx.db, 'key_challenges', {
        id: exampleNumber,
        test_id: test.id,
        attempt_id: attempt.id,
        user_id: student.id,
        question_version_id: exampleNumber + 1,
        slot: exampleNumber + 1,
        text: 'Option C is the same number.',
        state: 'open',
        created_at: ctx.now(),
      })
      const version = await make.practiceQuestion()
      await insert(ctx.db, 'practice_sessions', {
        uuid: '00000000-0000-4000-8000-000000000005',
        user_id: student.id,
        kind: 'topic',
        title: 'Motion',
        items: [
          { slot: 1, version, options: ['A', 'B', 'C', 'D'] },
          { slot: 2, version: await make.practiceQuestion(), options: ['A', 'B', 'C', 'D'] },
        ],
        created_at: ctx.now(),
      })
      const items = [{ slot: 1, version: await make.practiceQuestion(), options: ['A', 'B', 'C', 'D'] }]
      await insert(ctx.db, 'practice_sessions', {
        uuid: '00000000-0000-4000-8000-000000000006',
        user_id: student.id,
        kind: 'own',
        title: 'Own test: Motion',
        items,
        duration_ms: minutes(20),
        tells: 'at_end',
        created_at: ctx.now(),
      })
      await insert(ctx.db, 'trials', { token_hash: digest(exampleTrial), items, created_at: ctx.now() })
    },
  }
  return make
}
