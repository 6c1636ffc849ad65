import * as contract from '@northlight/contract/payments/instalments'
import { ownerOf } from '../accounts/owner.ts'
import { implement } from '../kernel/implement.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { feesInParts, payInstalment, toPayOrder } from './instalments.ts'

export const instalmentRoutes = [
  implement(contract.instalments, async (ctx) => ({
    message: 'What you pay in instalments.',
    fees: await feesInParts(ctx, await ownerOf(ctx.db, signedIn(ctx).id)),
  })),

  implement(contract.payInstalment, async (ctx, { params }) => {
    const { id } = signedIn(ctx)
    const who = { owner: await ownerOf(ctx.db, id), payerId: id }
    return {
      message: 'This instalment can be paid now.',
      order: toPayOrder(await payInstalment(ctx, who, params.id, params.number)),
    }
  }),
]
