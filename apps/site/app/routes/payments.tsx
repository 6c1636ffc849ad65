import { AccountFrame } from '../account/account-frame.tsx'
import { MoneyWaiting } from '../checkout/money/money-waiting.tsx'
import { MyPayments } from '../checkout/money/my-payments.tsx'
import { pageMeta } from '../seo/meta.ts'
import type { Route } from './+types/payments'

const title = 'Payments'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'What you have paid, what is open, your receipts and refunds.',
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
