import { instant } from '@northlight/contract/dates'
import type { SubmissionSlipView } from '@northlight/contract/exams/attempt-views'
import { digest } from '@northlight/db/digest'
import { replaySteps, responsesOf } from '@northlight/exam/answers/responses'
import { digestText, slipCounts } from '@northlight/exam/answers/submission-slip'
import { partSteps } from '@northlight/exam/attempt/lateness'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { refuse } from './or-refuse.ts'
import * as attempts from './queries.ts'
import type { StoredAttempt } from './stored-attempt.ts'

type StoredSlip = NonNullable<Awaited<ReturnType<typeof attempts.lastSlipOf>>>

const toSlipView = (test: { name: string }, { row }: StoredAttempt, slip: StoredSlip): SubmissionSlipView => ({
  attempt: row.uuid,
  test_name: test.name,
  number: slip.number,
  ended_at: slip.ended_at,
  created_at: slip.created_at,
  counts: slip.counts,
  digest: slip.digest,
})

/** Counts and digest of the answers as they are stored: anyone with the answers can make them again. */
export const summaryOf = ({ row, attempt, steps }: StoredAttempt) => {
  const endedAt = attempt.endedAt ?? refuse('still_running', 'This test is still running.')
  const slots = row.items.map((item) => item.slot)
  const state = replaySteps(partSteps(attempt, steps).counted, attempt.choicesCountUnsaved)
  const head = { attempt: row.uuid, paperVersion: row.paper_version_id, endedAt }
  const text = digestText(head, slots, responsesOf(state))
  return { endedAt, counts: slipCounts(slots, state), digest: digest(text) }
}

/** The slip for what is stored now: the last one again, or a further one when answers were added since. */
export const issueSlip = async (
  ctx: Ctx,
  test: { name: string },
  stored: StoredAttempt,
): Promise<SubmissionSlipView> => {
  const { endedAt, counts, digest } = summaryOf(stored)
  const last = await attempts.lastSlipOf(ctx.db, stored.row.id)
  if (last?.digest === digest) return toSlipView(test, stored, last)
  const slip = await ctx.db
    .insertInto('attempt_receipts')
    .values({
      attempt_id: stored.row.id,
      number: (last?.number ?? 0) + 1,
      counts,
      digest,
      ended_at: instant(endedAt),
      created_at: ctx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSlipView(test, stored, slip)
}

/** Sequential attempts are marked question by question and have no answers to hand in. */
export const slipOf = (ctx: Ctx, test: { name: string }, stored: StoredAttempt): Promise<SubmissionSlipView> =>
  stored.attempt.delivery === 'free' ? issueSlip(ctx, test, stored) : fail('not_found')
