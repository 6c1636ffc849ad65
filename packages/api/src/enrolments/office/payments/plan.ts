import { indianDay } from '@northlight/contract/dates'
import type { OfficePlanView } from '@northlight/contract/payments/money-desk'
import { z } from 'zod'
import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail, invalid } from '../../../kernel/errors.ts'
import { enqueue } from '../../../kernel/jobs/define-job.ts'
import { allow } from '../../../kernel/policy.ts'
import { actorId } from '../../../kernel/signed-in.ts'
import { defineNotice } from '../../../notices/tell.ts'
import * as instalments from '../../instalment-queries.ts'
import { instalmentViews } from '../../instalments.ts'
import * as enrolments from '../../queries.ts'
import { remind } from '../../remind.ts'
import { liveCaseOf, namesOf } from '../refunds/queries.ts'
import * as queries from './queries.ts'

/** The enrolment, if this person works in its branch; one of another branch is answered like one that is not there. */
const openEnrolment = async (ctx: Ctx, id: number, act: 'payments.read' | 'payments.remind') => {
  allow(ctx, act)
  const row = (await enrolments.enrolment(ctx.db, id)) ?? fail('not_found')
  allow(ctx, act, { branch: row.branch_id })
  return row
}

const sum = (parts: OfficePlanView['instalments'], states: string[]) =>
  parts.filter(({ state }) => states.includes(state)).reduce((total, { amount_paise }) => total + amount_paise, 0)

export const planOf = async (ctx: Ctx, id: number): Promise<OfficePlanView> => {
  const row = await openEnrolment(ctx, id, 'payments.read')
  const kept = await instalments.partsOf(ctx.db, [id])
  if (kept.length === 0) return fail('not_found', 'This fee is paid at once.')
  const names = await namesOf(
    ctx.db,
    kept.map(({ promised_by }) => promised_by),
  )
  const views = (await instalmentViews(ctx, [row])).get(id) ?? []
  const parts = views.map((view) => {
    const part = kept.find(({ number }) => number === view.number)
    return {
      ...view,
      promised_on: part?.promised_on ?? null,
      promise_note: part?.promise_note ?? null,
      promised_by: (part?.promised_by && names.get(part.promised_by)) || null,
    }
  })
  return {
    enrolment_id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    course: row.course_name,
    branch: row.branch_name,
    fee_paise: parts.reduce((total, part) => total + part.amount_paise, 0),
    paid_paise: sum(parts, ['paid']),
    left_paise: sum(parts, ['open', 'overdue']),
    leave_asked_at: row.leave_asked_at,
    refund_case_id: (await liveCaseOf(ctx.db, id))?.id ?? null,
    instalments: parts,
    reminders: await queries.remindersOf(ctx.db, id),
  }
}

const nextPart = async (ctx: Ctx, row: enrolments.Enrolment) => {
  if (row.payment_status !== 'PAID' || row.leave_asked_at) fail('conflict', 'Nothing is asked for from this family.')
  const part = (await instalments.partsOf(ctx.db, [row.id])).find(({ state }) => state === 'open')
  return part ?? fail('conflict', 'Every instalment is paid.')
}

export const remindOfPart = defineNotice(
  'enrolments.remind-of-part',
  z.object({ part_id: z.number().int(), day: z.string() }),
  async (ctx, { part_id, day }) => {
    const part = await ctx.db.selectFrom('instalments').selectAll().where('id', '=', part_id).executeTakeFirst()
    // Paid meanwhile: nobody is reminded of what they have paid.
    if (part?.state === 'open') await remind(ctx, part, `office:${day}`)
  },
)

/** The office reminds of the next part, at most once a day. */
export const remindNow = async (ctx: Ctx, id: number): Promise<void> => {
  const row = await openEnrolment(ctx, id, 'payments.remind')
  await inTransaction(ctx, async (ctx) => {
    const part = await nextPart(ctx, row)
    const day = indianDay(ctx.now())
    await enqueue(ctx, remindOfPart, { part_id: part.id, day }, { key: `remind-of-part:${part.id}:${day}` })
    await audit(ctx, { action: 'enrolments.remind', entity: 'course_enrolment', id, details: { part: part.number } })
  })
}

export const promise = async (ctx: Ctx, id: number, { on, note }: { on: string; note?: string }): Promise<void> => {
  const row = await openEnrolment(ctx, id, 'payments.remind')
  if (on < indianDay(ctx.now())) invalid({ on: ['This day has passed.'] })
  await inTransaction(ctx, async (ctx) => {
    const part = await nextPart(ctx, row)
    await ctx.db
      .updateTable('instalments')
      .set({ promised_on: on, promise_note: note ?? null, promised_by: actorId(ctx), updated_at: ctx.now() })
      .where('id', '=', part.id)
      .where('state', '=', 'open')
      .execute()
    await audit(ctx, {
      action: 'enrolments.note-promise',
      entity: 'course_enrolment',
      id,
      details: { part: part.number, on },
    })
  })
}
