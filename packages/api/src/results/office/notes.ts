import type { NoteInput } from '@northlight/contract/results/office-release'
import { branchOfAttempt } from '../../exams/attempt/queries.ts'
import { enrolmentById } from '../../exams/online-tests/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import type { Completed } from '../completed.ts'
import * as queries from '../queries.ts'
import { reportForStaff } from '../report/full-report.ts'

type Reads = 'mentor-notes.write' | 'results.read'

/** Where somebody sits, as the console and the lists say it. */
const branchOf = async (ctx: Ctx, enrolmentId: number): Promise<number | null> =>
  (
    await ctx.db
      .selectFrom('test_enrolments')
      .select(branchOfAttempt().as('branch_id'))
      .where('test_enrolments.id', '=', enrolmentId)
      .executeTakeFirstOrThrow()
  ).branch_id

/** An attempt of another branch is answered like one that is not there. */
const attemptOf = async (ctx: Ctx, uuid: string, act: Reads) => {
  const attempt = (await queries.attemptByUuid(ctx.db, uuid)) ?? fail('not_found')
  const enrolment = (await enrolmentById(ctx.db, attempt.enrolment_id)) ?? fail('not_found')
  allow(ctx, act, { branch: await branchOf(ctx, enrolment.id) })
  return { attempt, enrolment }
}

/** A person's own words on a report, under the name the account had when they were written. */
export const addNote = (ctx: Ctx, uuid: string, input: NoteInput): Promise<number> => {
  allow(ctx, 'mentor-notes.write')
  return inTransaction(ctx, async (ctx) => {
    const { attempt } = await attemptOf(ctx, uuid, 'mentor-notes.write')
    const author = ctx.actor.kind === 'user' ? ctx.actor.id : fail('forbidden')
    const { name } = await ctx.db.selectFrom('users').select('name').where('id', '=', author).executeTakeFirstOrThrow()
    const { id } = await ctx.db
      .insertInto('mentor_notes')
      .values({
        attempt_id: attempt.id,
        author_id: author,
        author_name: name,
        author_title: input.title ?? null,
        text: input.text,
        created_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { action: 'results.add-note', entity: 'attempt', id: attempt.id, details: { note: id } })
    return id
  })
}

/** It stays on record and is no longer shown. Anyone who wrote it takes it back, or an administrator. */
export const withdrawNote = (ctx: Ctx, id: number) => {
  allow(ctx, 'mentor-notes.write')
  return inTransaction(ctx, async (ctx) => {
    const note = await ctx.db
      .selectFrom('mentor_notes')
      .innerJoin('attempts', 'attempts.id', 'mentor_notes.attempt_id')
      .innerJoin('test_enrolments', 'test_enrolments.id', 'attempts.enrolment_id')
      .select(['mentor_notes.author_id', branchOfAttempt().as('branch_id')])
      .where('mentor_notes.id', '=', id)
      .executeTakeFirst()
    if (!note) return fail('not_found')
    allow(ctx, 'mentor-notes.write', { branch: note.branch_id })
    if (ctx.actor.kind === 'user' && ctx.actor.role !== 'admin' && ctx.actor.id !== note.author_id)
      return fail('forbidden', 'Only who wrote a note may take it back, or an administrator.')
    const { numUpdatedRows } = await ctx.db
      .updateTable('mentor_notes')
      .set({ withdrawn_at: ctx.now() })
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) fail('not_found')
    await audit(ctx, { action: 'results.withdraw-note', entity: 'mentor_note', id })
  })
}

/** One student's report. That staff have read it is written down. */
export const studentReport = async (ctx: Ctx, uuid: string) => {
  allow(ctx, 'results.read')
  const { attempt, enrolment } = await attemptOf(ctx, uuid, 'results.read')
  if (enrolment.test_status !== 'Completed') return fail('not_found')
  const completed: Completed = { test: await queries.testById(ctx.db, attempt.test_id), enrolment, attempt }
  await audit(ctx, { action: 'results.read-report', entity: 'attempt', id: attempt.id })
  return reportForStaff(ctx, completed)
}
