import { type Gateway, GatewayError } from '@northlight/api/payments/gateway'

const closed = async (): Promise<never> => {
  throw new GatewayError('Payments are not switched on here.')
}

/** Until a gateway is set up nothing can be paid, and nothing counts as paid. */
export const closedGateway: Gateway = {
  name: 'closed',
  createOrder: closed,
  fetchOrder: closed,
  fetchPayments: closed,
  verifyPayment: () => false,
  verifyWebhook: () => false,
  refund: closed,
}
