import { z } from 'zod'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail } from '../../kernel/errors.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { askerOf } from '../../tasks/asker-of.ts'
import { importView } from './import-view.ts'
import { isKnownMoved, refreshKnown } from './known-codes.ts'
import { moveImport } from './move-import.ts'
import { putIntoBank } from './put-into-bank.ts'
import { cleanRows, rowsToTake } from './rows-to-take.ts'
import { type ImportRow, importById } from './stored-import.ts'

/** Checked here and done by a job, so that a running test goes first and the screen can show how far it is. */
export const applyImport = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    const before = await importById(ctx, id)
    if (before.state === 'applied' || before.state === 'applying') return importView(ctx, before)
    if (before.state !== 'ready') return fail('conflict', 'This import cannot be applied.')
    const { length } = await rowsToTake(ctx, id)
    const set = { state: 'applying', done: 0, total: length, reason: null, asked_by: actorId(ctx) } as const
    const row = await moveImport(ctx, id, 'ready', set)
    // Somebody was quicker: it is under way.
    if (!row) return importView(ctx, await importById(ctx, id))
    await enqueue(ctx, takeRows, { id })
    await audit(ctx, {
      action: 'question-bank.ask-apply-import',
      entity: 'question_import',
      id,
      details: { questions: length },
    })
    return importView(ctx, row)
  })

/** Gives the rows back while they wait or are made ready; what is in the bank already is taken back instead. */
export const stopImport = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    await importById(ctx, id)
    const row = await moveImport(ctx, id, 'applying', { state: 'ready', done: 0, reason: null })
    if (!row) return fail('conflict', 'Nothing of this import is under way. Look at it again.')
    await audit(ctx, { action: 'question-bank.stop-import', entity: 'question_import', id })
    return importView(ctx, row)
  })

const unexpected = 'An error occurred here. It is tried again by itself. You can stop it and mend the rows meanwhile.'

const giveBack = (ctx: Ctx, { id, round }: ImportRow, failure: ApiFailure) =>
  inTransaction(ctx, async (ctx) => {
    const row = await moveImport(ctx, id, 'applying', { state: 'ready', reason: failure.message }, round)
    if (row && isKnownMoved(failure)) await refreshKnown(ctx, id)
  })

/**
 * First each row is made ready, some at a time; then all of them are put into the bank in one transaction. Whatever
 * ends it in between leaves the bank as it was: a job that was killed or met an error begins again, one that was
 * refused gives the rows back.
 */
export const takeRows = defineJob(
  'question-bank.apply-import',
  z.object({ id: z.number().int() }),
  async (ctx, { id }) => {
    const row = await ctx.db.selectFrom('question_imports').selectAll().where('id', '=', id).executeTakeFirst()
    if (row?.state !== 'applying') return
    const own = { ...ctx, actor: await askerOf(ctx, row) }
    try {
      allow(own, 'bank.write')
      if (await cleanRows(own, id, row.round)) await putIntoBank(own, id, row.round)
    } catch (error) {
      if (error instanceof ApiFailure) return giveBack(ctx, row, error)
      await ctx.db
        .updateTable('question_imports')
        .set({ reason: unexpected })
        .where('id', '=', id)
        .where('state', '=', 'applying')
        .execute()
      throw error
    }
  },
  'chores',
  { waitsForExams: true },
)
