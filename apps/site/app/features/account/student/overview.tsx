import type { Client } from '@northlight/contract/client'
import { instant } from '@northlight/contract/dates'
import { classes } from '@northlight/ui/classes.ts'
import { isApiError } from '../../../platform/api/api-error.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { NearPart } from '../../../platform/loading/near-part.tsx'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import { TryAgainLine } from '../../../ui/controls/try-again-line.tsx'
import { SkeletonLines } from '../../../ui/layout/skeleton.tsx'
import { readChildren } from '../children/read-children.ts'
import { OverviewWaiting } from '../overview-waiting.tsx'
import { LastPaper } from './last-paper.tsx'
import { NextLine } from './next-line.tsx'
import { ShortCourses, ShortPayments } from './short-lists.tsx'
import { TodayCard } from './today-card.tsx'
import { runningTests, whatIsNext } from './what-is-next.ts'

// Few have a test in progress, and most students have not applied.
const runningNow = lazyPart(() => import('./running-now.tsx').then((part) => part.RunningNow))
const applicationPart = lazyPart(() => import('./application.tsx').then((part) => part.Application))
// Most addresses are confirmed.
const confirmNotice = lazyPart(() => import('../profile/confirm-notice.tsx').then((part) => part.ConfirmNotice))
// Only a parent's account has children.
const childrenPart = lazyPart(() => import('../children/children.tsx').then((part) => part.ChildrenPart))
// Most families pay at once: how instalments are shown and paid comes with the first of them.
const feesInParts = lazyPart(() => import('../../payments/fees/fees-in-parts.tsx').then((part) => part.FeesInParts))

/** A part that cannot be read leaves a gap with words in it; the rest of the page is there all the same. */
const orGap = <Value,>(call: Promise<Value>): Promise<Value | undefined> =>
  call.catch((error: unknown) => {
    if (isApiError(error) && error.status === 401) throw error
    return undefined
  })

/** The application, and the seat that is offered with it. */
const readAdmission = async (client: Client) => {
  const { application } = await client.get('/admission/info')
  const found = application.state === 'offered' ? await orGap(client.get('/admission/offer')) : undefined
  return { application, offer: found?.offer ?? null }
}

const isUnconfirmed = ({ verified }: { verified: string }) => verified === 'VERIFICATION PENDING'

/** All at once: a page that fills in one piece does not jump. */
const readOverview = async (client: Client) => {
  const profile = client.get('/profile')
  // Asked for only where there is one: most students have not applied.
  const application = profile.then(({ has_application }) => (has_application ? readAdmission(client) : null))
  const [{ user }, { family }, tests, results, courses, payments, instalments, admission, children, series, practice] =
    await Promise.all([
      profile,
      client.get('/profile/family'),
      client.get('/tests/main-paginate', { query: { total: 100 } }),
      orGap(client.get('/results')),
      orGap(client.get('/courses-enrolled', { query: { total: 3 } })),
      orGap(client.get('/payments')),
      orGap(client.get('/instalments')),
      orGap(application),
      orGap(readChildren(client)),
      orGap(client.get('/series')),
      orGap(client.get('/practice/today')),
      profile.then(({ user }) => isUnconfirmed(user) && confirmNotice.load()),
    ])
  return {
    user,
    family,
    tests: tests.data,
    results,
    courses: courses?.data,
    payments: payments?.payments,
    fees: instalments?.fees.filter(({ left_paise }) => left_paise > 0) ?? [],
    application: admission?.application ?? null,
    offer: admission?.offer ?? null,
    children,
    series: series?.series ?? [],
    today: practice?.today,
  }
}

/** Answers "what is next for me?", then where one stands. */
export function Overview() {
  const call = useRead('overview', readOverview)
  if (call.status === 'loading') return <OverviewWaiting />
  if (call.status === 'failed')
    return (
      <div className="wrap min-h-96 py-section">
        <TryAgainLine retry={call.retry} />
      </div>
    )
  const { user, family, tests, results, courses, payments, fees, application, offer, children, series, today } =
    call.value
  const running = runningTests(tests)
  const entries = whatIsNext({ needs: family.needs, tests, application, offer, series, now: instant(Date.now()) })
  // A parent who takes no tests is not told that none of theirs are due.
  const isParent = Boolean(children?.children.length) && results?.results.length === 0
  const isOnlyParent = isParent && entries.length === 0
  return (
    <>
      {running.length > 0 && (
        <Part part={runningNow} props={{ tests: running }} waiting={<SkeletonLines lines={3} />} />
      )}
      {isUnconfirmed(user) && (
        <Part key={user.email} part={confirmNotice} props={{ email: user.email, onConfirmed: call.refresh }} />
      )}
      {children && (children.children.length > 0 || children.waiting > 0) && (
        <Part
          part={childrenPart}
          props={{ family: children, onChange: call.refresh }}
          waiting={<SkeletonLines lines={6} />}
        />
      )}
      {!isOnlyParent && (
        <div className="wrap grid grid-cols-1 items-start gap-x-columns gap-y-12 pt-opening-2 pb-blocks menu:grid-cols-[minmax(0,1fr)_minmax(320px,400px)]">
          <NextLine entries={entries} isRunning={running.length > 0} />
          {!isParent && (
            <div className="grid grid-cols-1 gap-6">
              {results ? <LastPaper {...results} /> : <TryAgainLine retry={call.retry} />}
              {today && <TodayCard today={today} />}
            </div>
          )}
        </div>
      )}
      {application && <Part part={applicationPart} props={{ application }} waiting={<SkeletonLines lines={6} />} />}
      {fees.length > 0 && (
        <div className="wrap pb-section">
          <NearPart part={feesInParts} props={{ fees, onPaid: call.refresh }} waiting={<SkeletonLines lines={6} />} />
        </div>
      )}
      <div className={classes('wrap', application ? 'pt-section' : 'pt-0')}>
        <div
          className={classes(
            'grid grid-cols-1 gap-x-columns gap-y-14 pb-section lg:grid-cols-2',
            !application && 'border-t border-line-2 pt-[clamp(3rem,2rem+3vw,5rem)]',
          )}
        >
          {courses ? <ShortCourses courses={courses} /> : <TryAgainLine retry={call.retry} />}
          {payments ? <ShortPayments payments={payments} /> : <TryAgainLine retry={call.retry} />}
        </div>
      </div>
    </>
  )
}
