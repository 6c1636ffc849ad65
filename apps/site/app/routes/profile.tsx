import { AccountFrame } from '../account/account-frame.tsx'
import { Details } from '../account/details.tsx'
import { DetailsWaiting } from '../account/details-section.tsx'
import { pageMeta } from '../seo/meta.ts'
import type { Route } from './+types/profile'

const title = 'Your details'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Your name, address and number, your password and your devices.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function Profile() {
  return (
    <AccountFrame title={title} waiting={<DetailsWaiting />}>
      <Details />
    </AccountFrame>
  )
}
