import type { Ctx } from '../../kernel/context.ts'
import type { OrderRequest } from '../../payments/purchases.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { parentIn } from '../registration/consent.ts'

const given = (row: Registration) => ({
  father_name: row.father_name ?? undefined,
  father_phone: row.father_phone ?? undefined,
  father_email: row.father_email ?? undefined,
  mother_name: row.mother_name ?? undefined,
  mother_phone: row.mother_phone ?? undefined,
  mother_email: row.mother_email ?? undefined,
})

/** What is asked for an application: its fee, of the parent it names. */
export const feeRequest = async (ctx: Ctx, row: Registration): Promise<OrderRequest> => {
  const sitting = await queries.sittingById(ctx.db, row.sitting_id)
  const parent = parentIn({ ...given(row) })
  return {
    kind: 'admission',
    subject_id: row.id,
    amount_paise: row.fee_paise,
    user_id: row.user_id,
    payer: {
      name: parent?.name ?? row.name,
      email: parent?.email ?? row.email,
      phone: row.father_phone ?? row.mother_phone,
    },
    description: `Aptitude test, ${sitting.centre}, ${row.number}`,
  }
}
