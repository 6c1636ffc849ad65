import { seconds } from '@northlight/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { windowText } from '../features/console/window-text.ts'
import { client } from '../platform/api/client.ts'
import { useRowKeys } from '../platform/keys/use-row-keys.ts'
import { useMay } from '../platform/me/use-me.ts'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'
import { dayText } from '../ui/time.tsx'
import { NotFoundScreen } from './not-found.tsx'

/** The tests of the day for those who ring families: how many of the own branches have come. */
export function AttendanceDayScreen() {
  const isAllowed = useMay()('console.attendance')
  const day = useQuery({
    queryKey: ['attendance'],
    queryFn: () => client.get('/office/attendance'),
    refetchInterval: seconds(15),
    enabled: isAllowed,
  })
  useRowKeys({ name: 'attendance', ids: (day.data?.tests ?? []).map((_, at) => at) })
  if (!isAllowed) return <NotFoundScreen />
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Tests' }, { label: 'Attendance' }]}
        title="Attendance"
        sub={day.data && <span>{dayText(day.data.server_now)}</span>}
      />
      {isLost(day) && <Failure error={day.error} onRetry={() => void day.refetch()} />}
      {day.isPending && <Skeleton lines={6} />}
      {day.data?.tests.length === 0 && (
        <Empty icon="clock" title="No test today">
          A test appears here an hour before it opens, and while anybody writes it.
        </Empty>
      )}
      {day.data && day.data.tests.length > 0 && (
        <PlainTable
          caption="Tests of the day"
          rows={day.data.tests}
          keyOf={({ slug }) => slug}
          isTwoLine
          first={{
            head: 'Test',
            cell: ({ slug, name }) => (
              <Link className="row-link" to={`/attendance/${slug}`}>
                {name}
              </Link>
            ),
            second: (test) => `${windowText(test)} · in ${test.writing + test.ended} of ${test.enrolled}`,
          }}
          columns={[
            { head: 'Window', narrow: true, cell: windowText },
            { head: 'In', atEnd: true, cell: (test) => `${test.writing + test.ended} of ${test.enrolled}` },
            { head: 'Not in', atEnd: true, cell: (test) => test.enrolled - test.writing - test.ended },
            { head: 'Ended', atEnd: true, cell: ({ ended }) => ended },
          ]}
        />
      )}
    </>
  )
}
