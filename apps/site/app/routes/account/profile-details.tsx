import { AccountFrame } from '../../features/account/account-frame.tsx'
import { Details } from '../../features/account/profile/details.tsx'
import { DetailsWaiting } from '../../features/account/profile/details-section.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/profile-details'

const title = 'Your details'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Your name, address and number, your password, devices, agreements and data.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function ProfileDetails() {
  return (
    <AccountFrame title={title} waiting={<DetailsWaiting />}>
      <Details />
    </AccountFrame>
  )
}
