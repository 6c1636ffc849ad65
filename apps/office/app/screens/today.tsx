import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { OwnMonth, TodayFamilies } from '../features/families/today-families.tsx'
import { useToday } from '../features/families/use-families.ts'
import { useMake } from '../features/records/make/use-make.ts'
import { Bank } from '../features/today/bank.tsx'
import { Blocks } from '../features/today/blocks.tsx'
import { OpenBreaches } from '../features/today/breaches.tsx'
import { ComingTests } from '../features/today/coming-tests.tsx'
import { DeskWaits } from '../features/today/desk-waits.tsx'
import { Factors } from '../features/today/factors.tsx'
import { Figures } from '../features/today/figures.tsx'
import { FirstDays } from '../features/today/first-days.tsx'
import { OnlyYoursTable } from '../features/today/needs-your-approval.tsx'
import { OpenChallenges } from '../features/today/open-challenges.tsx'
import { OwnActs } from '../features/today/own-acts.tsx'
import { Subscribers } from '../features/today/subscribers.tsx'
import { Visits } from '../features/today/visits.tsx'
import { WellBeing } from '../features/today/well-being.tsx'
import { useKeys } from '../platform/keys/use-keys.ts'
import { useMay, useMe } from '../platform/me/use-me.ts'
import { readToday, todayKey } from '../platform/prefetch/read-ahead.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Skeleton } from '../ui/states.tsx'

const dayMaker = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** What waits for me, then how the house is doing. Every number leads to the list that makes it. */
export function TodayScreen() {
  const me = useMe()
  const may = useMay()
  const navigate = useNavigate()
  const { make, isMaking } = useMake('articles')
  const write = may('content.draft') ? make : undefined
  // As old as any of its parts may be before it is read again, so that none of them asks by itself.
  const together = useQuery({ queryKey: todayKey, queryFn: readToday })
  const isExaminer = me.role === 'examiner'
  const create = isExaminer ? () => void navigate('/tests?new') : write
  useKeys({ c: () => create?.() }, { letters: me.keys_on, isOn: create !== undefined && !may('families.write') })
  const tests = (
    <>
      {may('tests.write') && <ComingTests />}
      {may('keys.decide') && <OpenChallenges />}
    </>
  )
  return (
    <>
      <PageHead
        title={dayMaker.format(new Date())}
        sub={<span>{me.name}</span>}
        acts={
          may('families.write') ? (
            <Link className={buttonClass({}, 'max-md:flex-1')} to="/families/new">
              <Icon name="plus" />
              Walk-in
            </Link>
          ) : (
            create && (
              <Button icon="plus" keys="c" className="max-md:flex-1" sending={isMaking} onClick={create}>
                {isExaminer ? 'New test' : 'New article'}
              </Button>
            )
          )
        }
      />
      {together.isFetching && !together.isFetchedAfterMount ? <Skeleton lines={10} /> : <TodayParts tests={tests} />}
    </>
  )
}

/** Each part finds its answer in the one reply; where that did not come, it asks by itself and says what failed. */
function TodayParts({ tests }: { tests: ReactNode }) {
  const me = useMe()
  const may = useMay()
  const isExaminer = me.role === 'examiner'
  return (
    <>
      {may('breaches.read') && <OpenBreaches />}
      {me.role === 'admin' && <HouseFigures />}
      <div className="cols">
        <div>
          {me.role === 'admin' && <FirstDays />}
          {me.role === 'admin' && <OnlyYoursTable />}
          {may('families.read') && <TodayFamilies />}
          {isExaminer && tests}
          <DeskWaits />
          {(may('content.draft') || may('comments.decide')) && <Blocks />}
          {!isExaminer && tests}
        </div>
        <aside className="rail">
          {may('families.read') && <OwnMonth />}
          {may('bank.read') && isExaminer && <Bank />}
          {may('health.read') && <WellBeing />}
          {may('people.read') && <Factors />}
          {may('content.draft') && <Visits />}
          {may('subscribers.count') && <Subscribers />}
          <OwnActs />
        </aside>
      </div>
    </>
  )
}

function HouseFigures() {
  return <Figures unanswered={useToday().data?.fresh_count} />
}
