import type { ReactNode } from 'react'
import { usePlace } from '../../../platform/navigation/place.ts'
import { AuthOnly } from '../../../platform/session/guards.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { SubNav } from '../../../ui/controls/sub-nav.tsx'
import { PageBanner } from '../../../ui/layout/page-banner.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'

const tabs = [
  { label: 'Practice', to: '/practice', end: true },
  { label: 'Bookmarks', to: '/practice/bookmarks', end: true },
  { label: 'My account', to: '/profile', end: true },
]

type Props = {
  title: string
  lead?: string
  trail: Parameters<typeof PageBanner>[0]['trail']
  /** Shown to a visitor instead of leading them to sign-in. */
  guest?: ReactNode
  children: ReactNode
}

/** The head of the practice pages. What was practised is the student's own, so everything below needs an account. */
export function PracticeFrame({ title, lead, trail, guest, children }: Props) {
  const { status } = useSession()
  const isGuest = status === 'unauthenticated' || status === 'error'
  return (
    <>
      <PageBanner
        title={title}
        trail={trail}
        lead={lead}
        arcs={false}
        tabs={<SubNav label="Practice" items={tabs} pathname={usePlace().pathname} />}
      />
      {guest && isGuest ? guest : <AuthOnly waiting={<PracticeWaiting />}>{children}</AuthOnly>}
    </>
  )
}

export function PracticeWaiting() {
  return (
    <div aria-busy="true" className="wrap grid gap-6 pt-8 pb-section">
      <p role="status" className="sr-only">
        One moment
      </p>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-72" />
    </div>
  )
}
