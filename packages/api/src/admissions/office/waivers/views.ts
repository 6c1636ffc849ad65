import type { WaiverView } from '@northlight/contract/admissions/waivers'
import type { Ctx } from '../../../kernel/context.ts'
import { actorId } from '../../../kernel/signed-in.ts'
import { mayDo } from '../../../records/may-do.ts'
import type { WaiverRow } from './queries.ts'

const gone = 'a colleague who has left'

/** Nobody signs a waiver of their own; null where nothing stands against it. */
export const whyNotSign = (ctx: Ctx, row: Pick<WaiverRow, 'proposed_by'>): string | null =>
  row.proposed_by !== null && row.proposed_by === actorId(ctx)
    ? 'You proposed this waiver; a colleague who may sign it decides.'
    : null

export const toWaiver = (ctx: Ctx, row: WaiverRow): WaiverView => ({
  id: row.id,
  application_id: row.registration_id,
  number: row.number,
  name: row.name,
  title: row.title,
  waiver_percent: row.waiver_percent,
  band_percent: row.band_percent,
  fee_paise: row.fee_paise,
  waived_paise: row.waived_paise,
  to_pay_paise: row.fee_paise - row.waived_paise,
  beyond_paise: row.beyond_paise,
  until: row.until,
  note: row.note,
  reason: row.reason,
  state: row.state,
  proposed_by: row.proposed_by_name ?? gone,
  proposed_at: row.proposed_at,
  decided_by: row.state === 'signed' || row.state === 'refused' ? (row.decided_by_name ?? gone) : null,
  decided_at: row.decided_at,
  decided_note: row.decided_note,
  may_decide: row.state === 'waiting' && mayDo(ctx, 'waivers.sign') && whyNotSign(ctx, row) === null,
})
