import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { LanguagePart } from '../../features/account/notices/language-part.tsx'
import { Notices } from '../../features/account/notices/notices.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/notices'

const title = 'Notices'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Which mails and messages about tests, results and fees you get, and how.',
    path: location.pathname,
    noindex: true,
    matches,
  })

const frame = 'wrap pt-opening-2 pb-section'
const waiting = (
  <div className="min-h-96">
    <SkeletonLines lines={8} />
  </div>
)

export default function NoticesPage() {
  return (
    <AccountFrame title={title} partOf="/profile/details" waiting={<div className={frame}>{waiting}</div>}>
      <div className={frame}>
        <Notices waiting={waiting} />
        <LanguagePart />
      </div>
    </AccountFrame>
  )
}
