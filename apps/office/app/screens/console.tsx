import { seconds } from '@northlight/contract/durations'
import type { DayTest } from '@northlight/contract/exams/console'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { windowText } from '../features/console/window-text.ts'
import { HallsToday } from '../features/hall/halls-today.tsx'
import { client } from '../platform/api/client.ts'
import { useRowKeys } from '../platform/keys/use-row-keys.ts'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'
import { dayText } from '../ui/time.tsx'

function TestState({ test }: { test: DayTest }) {
  if (test.open_incidents > 0)
    return (
      <StateWord icon="warning" tone="due">
        {test.open_incidents} to decide
      </StateWord>
    )
  return test.writing > 0 ? (
    <StateWord icon="pulse" tone="good">
      running
    </StateWord>
  ) : (
    <StateWord icon={test.ended > 0 ? 'tick' : 'ring'} tone="quiet">
      {test.ended > 0 ? 'over' : 'not begun'}
    </StateWord>
  )
}

/** What to look at in a test that runs, in a line. */
const signsText = ({ quiet, warned, moved }: DayTest) =>
  [
    quiet > 0 && `${quiet} without a save for 60 s`,
    warned > 0 && `${warned} warned`,
    moved > 0 && `${moved} on a second screen`,
  ]
    .filter(Boolean)
    .join(', ')

const inText = ({ writing, ended, enrolled }: DayTest) => `${writing + ended} of ${enrolled}`

function DayTests({ tests }: { tests: DayTest[] }) {
  useRowKeys({ name: 'exam-day', ids: tests.map((_, at) => at) })
  return (
    <PlainTable
      caption="Tests of the day"
      rows={tests}
      keyOf={({ slug }) => slug}
      isTwoLine
      first={{
        head: 'Test',
        cell: ({ slug, name }) => (
          <Link className="row-link" to={`/tests/${slug}/console`}>
            {name}
          </Link>
        ),
        second: (test) => (
          <>
            {windowText(test)} · in {inText(test)} · <TestState test={test} />
            {signsText(test) && (
              <>
                <br />
                {signsText(test)}
              </>
            )}
          </>
        ),
      }}
      columns={[
        { head: 'Window', narrow: true, cell: windowText },
        { head: 'In', atEnd: true, cell: inText },
        { head: 'Writing', atEnd: true, cell: ({ writing }) => writing },
        { head: 'Ended', atEnd: true, cell: ({ ended }) => ended },
        { head: 'Look at', cell: (test) => <span className="muted">{signsText(test) || '–'}</span> },
        { head: 'State', narrow: true, cell: (test) => <TestState test={test} /> },
      ]}
    />
  )
}

/** All tests and halls of the day; each leads to its own console or door. */
export function ConsoleScreen() {
  const day = useQuery({
    queryKey: ['exam-day'],
    queryFn: () => client.get('/office/console'),
    refetchInterval: seconds(5),
  })
  const tests = day.data?.tests ?? []
  const sum = (of: (test: DayTest) => number) => tests.reduce((all, test) => all + of(test), 0)
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Tests' }, { label: 'Exam day' }]}
        title="Exam day"
        sub={day.data && <span>{dayText(day.data.server_now)}</span>}
      />
      {isLost(day) && <Failure error={day.error} onRetry={() => void day.refetch()} />}
      {day.isPending && <Skeleton lines={8} />}
      {day.data && tests.length === 0 && (
        <Empty icon="clock" title="No test today">
          A test appears here an hour before it opens, and while anybody writes it.
        </Empty>
      )}
      {tests.length > 0 && (
        <>
          <div className="sums">
            <div>
              <b>{sum((test) => test.writing)}</b>
              <span>are writing</span>
            </div>
            <div>
              <b>{sum((test) => test.ended)}</b>
              <span>have ended</span>
            </div>
            <div>
              <b>{sum((test) => Math.max(0, test.enrolled - test.writing - test.ended))}</b>
              <span>have not come</span>
            </div>
            <div>
              <b>{sum((test) => test.open_incidents)}</b>
              <span className={sum((test) => test.open_incidents) > 0 ? 'due' : undefined}>incidents to decide</span>
            </div>
          </div>
          <DayTests tests={tests} />
        </>
      )}
      <HallsToday />
    </>
  )
}
