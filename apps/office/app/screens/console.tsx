import { seconds } from '@northlight/contract/durations'
import type { DayTest } from '@northlight/contract/exams/console'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { windowText } from '../features/console/window-text.ts'
import { HallsToday } from '../features/hall/halls-today.tsx'
import { client } from '../platform/api/client.ts'
import { PageHead } from '../ui/page-head.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, Skeleton } from '../ui/states.tsx'
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
      {day.isError && <Failure error={day.error} onRetry={() => void day.refetch()} />}
      {day.isPending && <Skeleton lines={8} />}
      {day.data && tests.length === 0 && (
        <Empty icon="clock" title="No test today">
          A test appears here an hour before it opens, and while anybody writes it.
        </Empty>
      )}
      {tests.length > 0 && (
        <>
          <div className="figures">
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
          <div className="table-wrap">
            <table className="table table--two-line table--stacked">
              <caption className="visually-hidden">Tests of the day</caption>
              <thead>
                <tr>
                  <th scope="col">Test</th>
                  <th scope="col">Window</th>
                  <th scope="col" className="at-end">
                    In
                  </th>
                  <th scope="col" className="at-end">
                    Writing
                  </th>
                  <th scope="col" className="at-end">
                    Ended
                  </th>
                  <th scope="col">Look at</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {tests.map((test) => (
                  <tr key={test.slug}>
                    <th scope="row">
                      <Link className="row-link" to={`/tests/${test.slug}/console`}>
                        {test.name}
                      </Link>
                      <span className="second-line">
                        {windowText(test)} · in {test.writing + test.ended} of {test.enrolled} ·{' '}
                        <TestState test={test} />
                        {signsText(test) && (
                          <>
                            <br />
                            {signsText(test)}
                          </>
                        )}
                      </span>
                    </th>
                    <td className="not-stacked narrow">{windowText(test)}</td>
                    <td className="not-stacked at-end">
                      {test.writing + test.ended} of {test.enrolled}
                    </td>
                    <td className="not-stacked at-end">{test.writing}</td>
                    <td className="not-stacked at-end">{test.ended}</td>
                    <td className="not-stacked muted">{signsText(test) || '–'}</td>
                    <td className="not-stacked narrow">
                      <TestState test={test} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <HallsToday />
    </>
  )
}
