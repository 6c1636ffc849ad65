import type { ChildApplicationView } from '@northlight/contract/children'
import { feeNow, toPayOf } from '../admissions/offer/fee-now.ts'
import { offerEnds } from '../admissions/offer/offer-ends.ts'
import { liveOffer } from '../admissions/office/offer-queries.ts'
import type { Registration } from '../admissions/queries.ts'
import * as admissions from '../admissions/queries.ts'
import type { Ctx } from '../kernel/context.ts'

const offerOf = async (ctx: Ctx, row: Registration): Promise<ChildApplicationView['offer']> => {
  if (row.state !== 'offered') return null
  const given = await liveOffer(ctx.db, row.id)
  const until = await offerEnds(ctx, row, given)
  return {
    state: ctx.now() > until ? 'past' : 'open',
    title: given?.title ?? row.program,
    to_pay_paise: given ? toPayOf(await feeNow(ctx, given)) : null,
    until,
  }
}

/** The application of a child as its parent sees it: how far it is, the test, the seat. Null where there is none. */
export const childApplication = async (ctx: Ctx, childId: number): Promise<ChildApplicationView | null> => {
  const row = await admissions.registrationOfUser(ctx.db, childId)
  if (!row) return null
  const { sits_on, closes_on, slot, centre } = await admissions.sittingById(ctx.db, row.sitting_id)
  return {
    number: row.number,
    season: row.season,
    state: row.state,
    payment_status: row.payment_status,
    test: { sits_on, closes_on, slot, centre },
    offer: await offerOf(ctx, row),
  }
}
