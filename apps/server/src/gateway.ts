import type { Gateway } from '@northlight/api/payments/gateway/gateway'
import { razorpayGateway } from '@northlight/api/payments/gateway/razorpay'
import { sandboxGateway } from '@northlight/api/payments/sandbox/gateway'
import type { Database } from '@northlight/db/database'
import type { Environment } from './environment.ts'

type Parts = { database: Database; sessionSecret: string; clock: () => string }

/** The bank whose keys are set; without any, the demo's own, in which no money moves. Never both. */
export const openGateway = ({ razorpay }: Pick<Environment, 'razorpay'>, parts: Parts): Gateway =>
  razorpay ? razorpayGateway(razorpay) : sandboxGateway(parts)
