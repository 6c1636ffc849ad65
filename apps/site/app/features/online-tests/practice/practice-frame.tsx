import type { Text } from '@northlight/contract/words/catalogue'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import { usePlace } from '../../../platform/navigation/place.ts'
import { AuthOnly } from '../../../platform/session/guards.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { OwnWords } from '../../../platform/words/own-words.tsx'
import { SubNav } from '../../../ui/controls/sub-nav.tsx'
import { PageBanner } from '../../../ui/layout/page-banner.tsx'

const tabs = [
  { label: 'Practice', to: '/practice', end: true },
  { label: 'Bookmarks', to: '/practice/bookmarks', end: true },
  { label: 'My account', to: '/profile', end: true },
] as const

const parts = ['forms', 'practice'] as const

type Props = {
  title: Text
  lead?: Text
  /** From the top down, in English. */
  trail: readonly (readonly [Text, string?])[]
  /** Shown to a visitor instead of leading them to sign-in. */
  guest?: ReactNode
  children: ReactNode
}

/** The head of the practice pages. What was practised is the student's own, so everything below needs an account. */
export function PracticeFrame(props: Props) {
  return (
    <OwnWords parts={parts}>
      <Frame {...props} />
    </OwnWords>
  )
}

function Frame({ title, lead, trail, guest, children }: Props) {
  const { say } = useWords()
  const { status } = useSession()
  const isGuest = status === 'unauthenticated' || status === 'error'
  return (
    <>
      <PageBanner
        title={say(title)}
        trail={trail.map(([label, to]) => (to === undefined ? ([say(label)] as const) : ([say(label), to] as const)))}
        lead={lead && say(lead)}
        arcs={false}
        tabs={
          <SubNav
            label={say('Practice')}
            items={tabs.map((tab) => ({ ...tab, label: say(tab.label) }))}
            pathname={usePlace().pathname}
          />
        }
      />
      {/* As below the head of an account. */}
      <div className="min-h-[70svh]">
        {guest && isGuest ? guest : <AuthOnly waiting={<PracticeWaiting />}>{children}</AuthOnly>}
      </div>
    </>
  )
}

export function PracticeWaiting() {
  const { say } = useWords()
  return (
    <div aria-busy="true" className="wrap grid gap-6 pt-8 pb-section">
      <p role="status" className="sr-only">
        {say('One moment')}
      </p>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-72" />
    </div>
  )
}
