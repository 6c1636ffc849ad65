import * as contract from '@northlight/contract/admissions/offer'
import { toPayOrder } from '../../enrolments/instalments.ts'
import { implement } from '../../kernel/implement.ts'
import { acceptOffer, ownOffer } from './offer.ts'

export const offerRoutes = [
  implement(contract.ownOffer, async (ctx) => ({ offer: await ownOffer(ctx) })),

  implement(contract.acceptOffer, async (ctx, { params, query }) => {
    const { order, offer } = await acceptOffer(ctx, params, query.pay)
    return {
      message: order ? 'The seat is yours when the fee arrives.' : 'The seat is yours.',
      order: order ? toPayOrder(order) : null,
      offer,
    }
  }),
]
