import { instant } from '@northlight/contract/dates'
import type { ReceiptView } from '@northlight/contract/exams/sitting-views'
import { digest } from '@northlight/db/digest'
import { partSteps } from '@northlight/exam/lateness'
import { digestText, receiptCounts } from '@northlight/exam/receipt'
import { replaySteps, responsesOf } from '@northlight/exam/responses'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { refuse } from './accepted.ts'
import * as attempts from './attempt-queries.ts'
import type { Sitting } from './sitting.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof attempts.lastReceiptOf>>>

const toReceipt = (test: { name: string }, { row }: Sitting, receipt: Stored): ReceiptView => ({
  attempt: row.uuid,
  test_name: test.name,
  number: receipt.number,
  ended_at: receipt.ended_at,
  created_at: receipt.created_at,
  counts: receipt.counts,
  digest: receipt.digest,
})

/** Counts and digest of the answers as they are stored: anyone with the answers can make them again. */
export const summaryOf = ({ row, attempt, steps }: Sitting) => {
  const endedAt = attempt.endedAt ?? refuse('still_running', 'This test is still running.')
  const slots = row.items.map((item) => item.slot)
  const state = replaySteps(partSteps(attempt, steps).counted, attempt.choicesCountUnsaved)
  const head = { attempt: row.uuid, paperVersion: row.paper_version_id, endedAt }
  const text = digestText(head, slots, responsesOf(state))
  return { endedAt, counts: receiptCounts(slots, state), digest: digest(text) }
}

/** The receipt for what is stored now: the last one again, or a further one when answers were added since. */
export const issueReceipt = async (ctx: Ctx, test: { name: string }, sitting: Sitting): Promise<ReceiptView> => {
  const { endedAt, counts, digest } = summaryOf(sitting)
  const last = await attempts.lastReceiptOf(ctx.db, sitting.row.id)
  if (last?.digest === digest) return toReceipt(test, sitting, last)
  const receipt = await ctx.db
    .insertInto('attempt_receipts')
    .values({
      attempt_id: sitting.row.id,
      number: (last?.number ?? 0) + 1,
      counts,
      digest,
      ended_at: instant(endedAt),
      created_at: ctx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toReceipt(test, sitting, receipt)
}

/** Sequential sittings are marked question by question and have no answers to hand in. */
export const receiptOf = (ctx: Ctx, test: { name: string }, sitting: Sitting): Promise<ReceiptView> =>
  sitting.attempt.delivery === 'free' ? issueReceipt(ctx, test, sitting) : fail('not_found')
