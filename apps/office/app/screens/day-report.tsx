import type { ConsoleTest } from '@northlight/contract/exams/console'
import { useParams } from 'react-router'
import { useLedger } from '../features/console/ledger.tsx'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { clockText, dayText, momentText, spanText } from '../ui/time.tsx'

const windowText = ({ opens_at, closes_at }: ConsoleTest) => {
  if (!opens_at) return 'at any time'
  return closes_at ? spanText(opens_at, closes_at) : `open since ${momentText(opens_at)}`
}

/** The report of the day: figures and the whole ledger, to print or to keep as a PDF. */
export function DayReportScreen() {
  const { slug = '' } = useParams()
  const ledger = useLedger(slug)
  const found = ledger.data
  if (isLost(ledger)) return <Failure error={ledger.error} onRetry={() => void ledger.refetch()} />
  if (!found) return <Skeleton lines={12} />
  const { figures, test } = found
  return (
    <div className="day-report">
      <PageHead
        crumbs={[
          { to: '/console', label: 'Exam day' },
          { to: `/tests/${slug}/console`, label: test.name },
          { label: 'Report of the day' },
        ]}
        title={`Report: ${test.name}`}
        sub={<span>{windowText(test)}</span>}
        acts={
          <Button icon="document" onClick={() => window.print()}>
            Print or save as PDF
          </Button>
        }
      />
      <div className="sums">
        {(
          [
            [figures.came, `came, of ${figures.enrolled} enrolled`],
            [figures.enrolled - figures.came, 'did not come'],
            [figures.ended, 'have ended'],
            [figures.warned, figures.warned === 1 ? 'was warned' : 'were warned'],
            [figures.extra_time, 'got extra time'],
          ] as const
        ).map(([value, words]) => (
          <div key={words}>
            <b>{value}</b>
            <span>{words}</span>
          </div>
        ))}
      </div>
      <Section title="Everything that was done and noted">
        {found.lines.length === 0 && <p className="muted">Nothing was done or noted.</p>}
        <ol className="rows">
          {found.lines.toReversed().map((line) => (
            <li key={`${line.at}-${line.kind}-${line.text}`}>
              <span className="muted flex-[0_0_150px]">
                {dayText(line.at)}, {clockText(line.at)}
              </span>
              <span className="grow">{line.text}</span>
              <span className="end muted">{line.by ?? ''}</span>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
