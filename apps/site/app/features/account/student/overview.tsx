import { instant } from '@northlight/contract/dates'
import { classes } from '@northlight/ui/classes.ts'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useRead } from '../../../platform/api/use-read.ts'
import { NearPart } from '../../../platform/loading/near-part.tsx'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import { OverviewWaiting } from '../overview-waiting.tsx'
import { LastPaper } from './last-paper.tsx'
import { NextLine } from './next-line.tsx'
import { childrenPart, confirmNotice, hasChildren, isUnconfirmed, readOverview, runningNow } from './read-overview.ts'
import { TodayCard } from './today-card.tsx'
import { runningTests, whatIsNext } from './what-is-next.ts'

// Below the first screen: most students have not applied.
const applicationPart = lazyPart(() => import('./application.tsx').then((part) => part.Application))
// Most families pay at once: how instalments are shown and paid comes with the first of them.
const feesInParts = lazyPart(() => import('../../payments/fees/fees-in-parts.tsx').then((part) => part.FeesInParts))
const shortLists = lazyPart(() => import('./short-lists.tsx').then((part) => part.ShortLists))

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
      {children && hasChildren(children) && (
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
      {application && (
        <NearPart
          part={applicationPart}
          props={{ application }}
          waiting={<SkeletonLines lines={6} className="wrap" />}
        />
      )}
      {fees.length > 0 && (
        <div className="wrap pb-section">
          <NearPart part={feesInParts} props={{ fees, onPaid: call.refresh }} waiting={<SkeletonLines lines={6} />} />
        </div>
      )}
      <div className={classes('wrap pb-section', application && 'pt-section')}>
        <div className={classes(!application && 'border-t border-line-2 pt-[clamp(3rem,2rem+3vw,5rem)]')}>
          <NearPart
            part={shortLists}
            props={{ courses, payments, retry: call.retry }}
            waiting={<SkeletonLines lines={8} />}
          />
        </div>
      </div>
    </>
  )
}
