import type { KeyRing } from '@northlight/api/kernel/keys'
import type { Gateway } from '@northlight/api/kernel/services'
import { closedGateway } from '@northlight/api/payments/gateway/closed-gateway'
import { razorpayGateway } from '@northlight/api/payments/gateway/razorpay'
import { sandboxGateway } from '@northlight/api/payments/sandbox/gateway'
import type { Database } from '@northlight/db/database'
import { type Environment, isLoopbackSite } from './environment.ts'

type Parts = { database: Database; keys: KeyRing; clock: () => string; hasDemoAccounts: boolean }

/**
 * The bank whose keys are set. Without any, a demo on this machine has its own, in which no money moves; everywhere
 * else paying is closed, because the demo's bank gives whatever is asked for away.
 */
export const openGateway = (
  { razorpay, siteUrl, demo }: Pick<Environment, 'razorpay' | 'siteUrl' | 'demo'>,
  { hasDemoAccounts, ...parts }: Parts,
): Gateway => {
  if (razorpay) return razorpayGateway(razorpay)
  const isDemo = isLoopbackSite(siteUrl) && (hasDemoAccounts || demo === 'on')
  return isDemo ? sandboxGateway(parts) : closedGateway()
}
