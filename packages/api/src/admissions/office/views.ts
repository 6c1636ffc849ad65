import type { OfficeApplicationView } from '@northlight/contract/admissions/office'
import type { Ctx } from '../../kernel/context.ts'
import { refundsOf } from '../../payments/refunds/refunds.ts'
import { refundOf } from '../fee/return-fee.ts'
import type * as queries from './queries.ts'

type Row = queries.ApplicationRow

/** Applications as a list shows them, with the money on its way back. */
export const viewsOf = async (ctx: Ctx, rows: Row[]): Promise<OfficeApplicationView[]> => {
  const money = await refundsOf(
    ctx,
    'admission',
    rows.map(({ id }) => id),
  )
  const refund = (row: Row) => {
    const paid = money.get(row.id)
    const found = refundOf(row, paid)
    return found && { ...found, desk_order_id: paid?.desk_order_id ?? null }
  }
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    email: row.email,
    class: row.class,
    program: row.program,
    parent: {
      name: row.father_name ?? row.mother_name,
      phone: row.father_phone ?? row.mother_phone,
      email: row.father_email ?? row.mother_email,
    },
    state: row.state,
    payment_status: row.payment_status,
    fee_paise: row.fee_paise,
    attention: row.attention,
    refund: refund(row),
    sitting: {
      code: row.sitting_code,
      centre: row.sitting_centre,
      mode: row.sitting_mode,
      sits_on: row.sitting_sits_on,
      slot: row.sitting_slot,
    },
    percent: row.percent,
    waiver_percent: row.waiver_percent,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }))
}
