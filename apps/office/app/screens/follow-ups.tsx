import type { DueView } from '@northlight/contract/office/families/views'
import { useState } from 'react'
import { FamilyViews } from '../features/families/list-head.tsx'
import { DueRow } from '../features/families/today-families.tsx'
import { familiesKey } from '../features/families/use-families.ts'
import { client } from '../platform/api/client.ts'
import { useKept } from '../platform/offline/use-kept.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Empty, Failure, Skeleton } from '../ui/states.tsx'
import { dayText } from '../ui/time.tsx'

const groupOf = ({ due_at }: DueView, now: number) => {
  if (Date.parse(due_at) <= now) return 'Overdue'
  const day = dayText(due_at)
  return day === dayText(new Date(now).toISOString()) ? 'Today' : day
}

/** What is planned, day by day. */
export function FollowUpsScreen() {
  const [whose, setWhose] = useState<'mine' | 'all'>('mine')
  const read = useKept([familiesKey, 'follow-ups', whose], () =>
    client.get('/office/families/follow-ups', { query: { whose } }),
  )
  const now = Date.now()
  const groups = [...Map.groupBy(read.data?.follow_ups ?? [], (one) => groupOf(one, now))]
  return (
    <>
      <PageHead
        title="Follow-ups"
        sub={
          <span className="segments segments--small">
            {(['mine', 'all'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={whose === one} onClick={() => setWhose(one)}>
                {one === 'mine' ? 'Mine' : 'Everybody’s'}
              </button>
            ))}
          </span>
        }
      />
      <FamilyViews view="follow-ups" />
      {read.isFailed && <Failure error={read.error} onRetry={() => void read.refetch()} />}
      {!read.data && !read.isFailed && <Skeleton lines={8} />}
      {read.data && groups.length === 0 && (
        <Empty icon="clock" title="Nothing is planned">
          A call, a visit or anything else you plan for a family appears here.
        </Empty>
      )}
      {groups.map(([label, list]) => (
        <Section key={label} title={label} end={<span className="muted">{list.length}</span>}>
          <ul className="rows">
            {list.map((due) => (
              <DueRow key={due.id} due={due} withOwner={whose === 'all'} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
