import type { officeSteps } from '@northlight/contract/admissions/office'
import type { OfferView, OfficeApplicationDetail } from '@northlight/contract/admissions/office-seats'
import { seasonOf } from '@northlight/contract/admissions/seasons'
import type { ApplicationState } from '@northlight/contract/admissions/states'
import { indianDay } from '@northlight/contract/dates'
import { type SqlBool, sql } from 'kysely'
import { missingFor } from '../../families/consent/readiness.ts'
import type { Ctx } from '../../kernel/context.ts'
import { orderOf } from '../../payments/orders/orders.ts'
import { firstCheck } from '../hall/queries.ts'
import { feeNow, takenAt, toPayOf } from '../offer/fee-now.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { canWithdraw, refundsOnWithdrawal } from '../registration/withdraw.ts'
import type { Offer } from './offer-queries.ts'
import { liveOffer } from './offer-queries.ts'
import { application } from './queries.ts'
import { undoUntil } from './undo-take-seat.ts'
import { viewsOf } from './views.ts'
import { newestOf } from './waivers/queries.ts'
import { toWaiver } from './waivers/views.ts'

const toOffer = async (ctx: Ctx, { state }: Registration, offer: Offer): Promise<OfferView> => ({
  id: offer.id,
  course_branch_id: offer.course_branch_id,
  title: offer.title,
  fee_paise: offer.fee_paise,
  waiver_percent: offer.waiver_percent,
  waived_paise: offer.waived_paise,
  to_pay_paise: toPayOf(offer),
  now_paise: (state === 'admitted' ? await takenAt(ctx, offer) : null) ?? toPayOf(await feeNow(ctx, offer)),
  until: offer.until,
  band: offer.band_label,
  note: offer.note,
  by: offer.by,
  reason: offer.reason,
  signed_by: offer.signed_by_name,
  enrolment_id: offer.enrolment_id,
  created_at: offer.created_at,
})

const ways: Partial<Record<ApplicationState, readonly (typeof officeSteps)[number][]>> = {
  paid: ['appeared'],
  'hall-ticket-issued': ['appeared'],
  appeared: ['offered', 'declined'],
  offered: ['admitted', 'declined'],
}

/** Nobody sees a test that is taken at home: its answers say that it was. */
const nextOf = (row: Registration, isAtHome: boolean): OfficeApplicationDetail['next'] => [
  ...(ways[row.state] ?? []).filter((step) => !(isAtHome && step === 'appeared')),
  ...(canWithdraw(row) ? (['withdrawn'] as const) : []),
]

const namesOf = async (ctx: Ctx, ids: (number | null)[]) => {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map<number, string>()
  const rows = await ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Of this account, or of this name with the number of a parent named here: siblings and a hostel share a number. */
const isOfChild = (row: Registration) => {
  const phones = [row.father_phone, row.mother_phone].filter((phone) => phone !== null)
  const samePhone = sql<SqlBool>`(father_phone in (${sql.join(phones)}) or mother_phone in (${sql.join(phones)}))`
  const byName = sql<SqlBool>`(lower(name) = ${row.name.toLowerCase()} and ${samePhone})`
  const byAccount = sql<SqlBool>`user_id = ${row.user_id ?? -1}`
  return phones.length === 0 ? byAccount : sql<SqlBool>`(${byAccount} or ${byName})`
}

/** Mark sheets that came with a form. Those of an earlier year are the papers of anyone who applied in that year. */
const papersOf = async (ctx: Ctx, row: Registration): Promise<OfficeApplicationDetail['papers']> => {
  const forms = await ctx.db
    .selectFrom('admission_enquiries')
    .select(['marks_file_id as id', 'created_at as at'])
    .where('marks_file_id', 'is not', null)
    .where(isOfChild(row))
    .orderBy('id', 'desc')
    .limit(5)
    .execute()
  const before = await ctx.db
    .selectFrom('registrations')
    .select('id')
    .where('season', '<', row.season)
    .where(isOfChild(row))
    .executeTakeFirst()
  return forms.flatMap(({ id, at }) =>
    id === null || (before && seasonOf(indianDay(at)) < row.season) ? [] : [{ id, at }],
  )
}

/** What waits for a second person; and a refusal, until something is offered after it. */
const waiverOf = async (
  ctx: Ctx,
  { id, state }: Registration,
  offer: Offer | undefined,
): Promise<OfficeApplicationDetail['waiver']> => {
  const newest = await newestOf(ctx.db, id)
  if (!newest || (state !== 'appeared' && state !== 'offered')) return null
  const isShown =
    newest.state === 'waiting' ||
    (newest.state === 'refused' && (!offer || offer.created_at < (newest.decided_at ?? newest.proposed_at)))
  return isShown ? toWaiver(ctx, newest) : null
}

export const detailOf = async (ctx: Ctx, row: Registration): Promise<OfficeApplicationDetail> => {
  const [view] = await viewsOf(ctx, [await application(ctx.db, row.id)])
  if (!view) throw new Error('An application has one view.')
  const sitting = await queries.sittingById(ctx.db, row.sitting_id)
  const steps = await queries.stepsOf(ctx.db, row.id)
  const names = await namesOf(
    ctx,
    steps.map(({ actor_id }) => actor_id),
  )
  const offer = await liveOffer(ctx.db, row.id)
  const { father_name, father_phone, father_email, mother_name, mother_phone, mother_email } = row
  return {
    ...view,
    school_name: row.school_name,
    address: row.address,
    season: row.season,
    parents: [
      { name: father_name, phone: father_phone, email: father_email },
      { name: mother_name, phone: mother_phone, email: mother_email },
    ].filter(({ name, phone, email }) => name ?? phone ?? email),
    marks: row.marks,
    total_marks: row.total_marks,
    band: row.band_label,
    honour: row.band_honour,
    timeline: steps.map(({ state, note, at, actor_kind, actor_id }) => {
      const isFamily = actor_id !== null && actor_id === row.user_id
      return {
        ...{ state, note, at },
        by:
          actor_kind === 'system' ? null : isFamily ? 'the family' : (actor_id !== null && names.get(actor_id)) || null,
      }
    }),
    checked_at: (await firstCheck(ctx.db, row.id, row.sitting_id))?.at ?? null,
    needs: row.user_id === null ? null : ((await missingFor(ctx, row.user_id)) ?? null),
    offer: offer ? await toOffer(ctx, row, offer) : null,
    waiver: await waiverOf(ctx, row, offer),
    order_id: (await orderOf(ctx, 'admission', row.id))?.id ?? null,
    refunds_on_withdrawal: refundsOnWithdrawal(ctx, row, sitting),
    papers: await papersOf(ctx, row),
    undo_until: await undoUntil(ctx, row),
    next: nextOf(row, sitting.mode === 'ONLINE'),
  }
}
