import { Icon } from '@northlight/ui/kit/icon.tsx'
import { signOutIcon } from '@northlight/ui/kit/icons.ts'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { usePlace } from '../../platform/navigation/place.ts'
import { AuthOnly } from '../../platform/session/guards.tsx'
import { SubNav } from '../../ui/controls/sub-nav.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'

const tabs = [
  { label: 'Next', to: '/profile', end: true },
  { label: 'My tests', to: '/test-enrolled' },
  { label: 'Progress', to: '/profile/progress' },
  { label: 'Practice', to: '/practice' },
  { label: 'My courses', to: '/course-enrolled' },
  { label: 'Payments', to: '/payments' },
  { label: 'Details', to: '/profile/details' },
]

type Props = {
  title: ReactNode
  trail?: ComponentProps<typeof PageBanner>['trail']
  /** The tab it belongs to, where it has none of its own. */
  partOf?: (typeof tabs)[number]['to']
  /** Of the size of the page, and with nothing of anybody's in it. */
  waiting: ReactNode
  children: ReactNode
}

/** The head of every account page. What is below it is for the signed-in person alone. */
export function AccountFrame({ title, trail = [['My account']], partOf, waiting, children }: Props) {
  const row = useRef<HTMLDivElement>(null)
  // On phones the tabs are wider than the screen: the current one is brought into sight, sideways only.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    const list = tab?.closest('ul')
    if (tab && list) list.scrollLeft += tab.getBoundingClientRect().right - list.getBoundingClientRect().right + 24
  }, [])
  const { pathname } = usePlace()
  return (
    <>
      <PageBanner
        title={title}
        trail={trail}
        arcs={false}
        tabs={
          <div className="flex items-end justify-between gap-4">
            <div ref={row} className="min-w-0">
              <SubNav label="My account" items={tabs} pathname={pathname} partOf={partOf} />
            </div>
            <button
              type="button"
              data-sign-out
              className="mb-1 inline-flex min-h-11 shrink-0 items-center gap-2 text-sm text-on-night-2 hover:text-gold max-sm:hidden noscript:hidden"
            >
              <Icon path={signOutIcon} size={18} />
              Sign out
            </button>
          </div>
        }
      />
      <noscript>
        <p className="wrap py-8">
          Your account needs JavaScript. Turn it on in your browser, then load the page again.
        </p>
      </noscript>
      {/* With the head a screen at least: what stands below the page is not pushed out of sight when it is filled. */}
      <div className="min-h-[70svh]">
        <AuthOnly waiting={waiting}>{children}</AuthOnly>
      </div>
    </>
  )
}
