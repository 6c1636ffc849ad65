import type { ComingTest } from '@northlight/contract/exams/coming-tests'
import type { DayTest } from '@northlight/contract/exams/console'
import { Link } from 'react-router'
import type { SignName } from '../../ui/icon.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { Section } from '../../ui/section.tsx'
import { type StateTone, StateWord } from '../../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'
import { momentText, spanText } from '../../ui/time.tsx'
import { useComingTests, useExamDay } from './desk-reads.ts'

const shown: Record<ComingTest['state'], [SignName, StateTone, string]> = {
  ready: ['tick', 'good', 'ready'],
  'not-ready': ['warning', 'due', 'not ready'],
  making: ['ring', 'quiet', 'in the making'],
}

function State({ state }: Pick<ComingTest, 'state'>) {
  const [icon, tone, word] = shown[state]
  return (
    <StateWord icon={icon} tone={tone}>
      {word}
    </StateWord>
  )
}

const whenText = ({ opens_at, closes_at }: ComingTest) =>
  closes_at === null ? `from ${momentText(opens_at)}` : spanText(opens_at, closes_at)
const missingText = ({ missing }: ComingTest) => (missing.length === 0 ? '–' : missing.join(' · '))

/** What is being written now comes first, then the tests of this week and the next, each with what it still lacks. */
export function ComingTests() {
  const read = useComingTests()
  const running = useExamDay().data?.tests.filter(({ writing }) => writing > 0) ?? []
  const tests = read.data?.tests ?? []
  return (
    <>
      {running.length > 0 && (
        <Section title="Being written" end={<Link to="/console">Exam day</Link>}>
          <ul className="rows">
            {running.map((test) => (
              <Running key={test.slug} test={test} />
            ))}
          </ul>
        </Section>
      )}
      <Section title="Tests, this week and next" end={<Link to="/tests">All tests</Link>}>
        {isLost(read) && (
          <Failure error={read.error} onRetry={() => void read.refetch()} title="Tests could not be loaded" />
        )}
        {read.isPending && <Skeleton lines={4} />}
        {read.data && tests.length === 0 && <p className="muted">No test opens within two weeks.</p>}
        {tests.length > 0 && (
          <PlainTable
            caption="Tests of this week and the next"
            rows={tests}
            keyOf={({ slug }) => slug}
            isTwoLine
            first={{
              head: 'Test',
              cell: ({ slug, name }) => (
                <Link className="row-link" to={`/tests/${slug}`}>
                  {name}
                </Link>
              ),
              second: (test) => (
                <>
                  <State {...test} /> · {whenText(test)} · {test.good} of {test.of}
                  {test.missing.length > 0 && `: ${missingText(test)}`}
                </>
              ),
            }}
            columns={[
              { head: 'When', cell: whenText },
              { head: 'Enrolled', cell: ({ enrolled }) => enrolled, atEnd: true },
              { head: 'Checklist', cell: ({ good, of }) => `${good} of ${of}`, narrow: true },
              { head: 'Missing', cell: (test) => <span className="muted">{missingText(test)}</span> },
              { head: 'State', cell: (test) => <State {...test} />, narrow: true },
            ]}
          />
        )}
        {read.data && read.data.late.length > 0 && (
          <ul className="rows">
            {read.data.late.map(({ slug, name, students }) => (
              <li key={slug}>
                <Link className="row-link grow" to={`/tests/${slug}/late`}>
                  Late answers of {students} {students === 1 ? 'student' : 'students'}, {name}
                </Link>
                <span className="end">
                  <StateWord icon="half" tone="due">
                    to decide
                  </StateWord>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}

function Running({ test: { slug, name, writing, ended, enrolled, quiet, warned, open_incidents } }: { test: DayTest }) {
  const signs = [
    quiet > 0 && `${quiet} without a save for 60 s`,
    warned > 0 && `${warned} warned`,
    open_incidents > 0 && `${open_incidents} to decide`,
  ].filter(Boolean)
  return (
    <li>
      <span className="grow">
        <Link className="row-link" to={`/tests/${slug}/console`}>
          {name}
        </Link>
        <span className="under">
          {writing + ended} of {enrolled} in
        </span>
      </span>
      <span className="end">
        <StateWord icon={signs.length > 0 ? 'warning' : 'pulse'} tone={signs.length > 0 ? 'due' : 'good'}>
          {signs.join(', ') || 'running'}
        </StateWord>
      </span>
    </li>
  )
}
