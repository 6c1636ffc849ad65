import { AccountFrame } from '../../features/account/account-frame.tsx'
import { LanguagePart } from '../../features/account/notices/language-part.tsx'
import { Notices } from '../../features/account/notices/notices.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import { appPage } from '../../platform/navigation/app-paths.ts'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import type { Route } from './+types/notices'

export const handle = appPage

const title = 'Notices'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Which mails and messages about tests, results and fees you get, and how.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function NoticesPage() {
  return (
    <AccountFrame title={title} waiting={<Waiting />}>
      <Notices waiting={<Waiting />} />
      <LanguagePart />
    </AccountFrame>
  )
}

function Waiting() {
  return (
    <div className="wrap min-h-96 py-section">
      <SkeletonLines lines={8} />
    </div>
  )
}
