import { AccountFrame } from '../account/account-frame.tsx'
import { Details } from '../account/details.tsx'
import { DetailsWaiting } from '../account/details-section.tsx'
import { pageMeta } from '../seo/meta.ts'
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
