import * as contract from '@northlight/contract/payments/instalments'
import { implement } from '../kernel/implement.ts'
import { feesInParts, payInstalment } from './instalments.ts'

export const instalmentRoutes = [
  implement(contract.instalments, async (ctx) => ({
    message: 'What you pay in instalments.',
    fees: await feesInParts(ctx),
  })),

  implement(contract.payInstalment, async (ctx, { params }) => {
    const order = await payInstalment(ctx, params.id, params.number)
    return {
      message: 'This instalment can be paid now.',
      order: {
        razorpay_order_id: order.gateway_order_id,
        amount_paise: order.amount_paise,
        title: order.description,
        payer: { name: order.payer_name, email: order.payer_email, phone: order.payer_phone },
      },
    }
  }),
]
