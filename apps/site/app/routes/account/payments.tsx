import { AccountFrame } from '../../features/account/account-frame.tsx'
import { MoneyWaiting } from '../../features/payments/history/money-waiting.tsx'
import { MyPayments } from '../../features/payments/history/my-payments.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/payments'

const title = 'Payments'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'What you have paid, what is to be paid, your receipts and refunds.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function Payments() {
  return (
    <AccountFrame title={title} waiting={<MoneyWaiting />}>
      <MyPayments />
    </AccountFrame>
  )
}
