import { shownDate } from '@northlight/contract/dates'
import type { TrendPointView } from '@northlight/contract/results/report'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { lockIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { testPath } from '../../../platform/paths/paths.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { TrendLine } from './trend-line.tsx'

type Props = { results: TrendPointView[]; waiting: number }

const figure = (marks: number) => String(Math.round(marks * 100) / 100)

/** The latest result, and the papers of the same kind before it. */
export function LastPaper({ results, waiting }: Props) {
  const last = results.at(-1)
  if (!last)
    return (
      <Card as="aside" labelledBy="last-test">
        <h2 id="last-test" className="text-h4">
          Your last test
        </h2>
        <p className="mt-2 text-sm text-ink-2">
          {waiting > 0
            ? 'Your test is being marked. The report will come by e-mail and appear here.'
            : 'After your first test, your marks appear here, with where you lost marks and what to do next.'}
        </p>
        {waiting === 0 && (
          <p className="mt-5">
            <ButtonLink to="/online-tests" variant="line">
              See the online tests
            </ButtonLink>
          </p>
        )}
      </Card>
    )
  const series = results.filter((one) => one.series === last.series).slice(-6)
  const before = series.at(-2)
  const change = before ? Math.round((last.marks - before.marks) * 100) / 100 : undefined
  return (
    <Card as="aside" labelledBy="last-test">
      <h2 id="last-test" className="text-h4">
        Your last test
      </h2>
      <p className="text-sm text-ink-2">
        {last.test.name}
        {last.ended_at && ` · ${shownDate(last.ended_at)}`}
      </p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span>
          <b className="font-serif text-[clamp(2.5rem,2rem+2vw,3.5rem)] leading-none font-medium figures">
            {figure(last.marks)}
          </b>{' '}
          <span className="font-serif text-lg">of {figure(last.max)}</span>
        </span>
        {change !== undefined && (
          <span className="text-sm font-medium text-ink-2">
            {change === 0
              ? 'the same as before'
              : `${figure(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than before`}
          </span>
        )}
      </p>
      {/* Marks of one kind of test are compared with each other, and with nothing else. */}
      {series.length > 1 && <TrendLine points={series} />}
      <p className="mt-5">
        <ButtonLink to={`${testPath(last.test.slug, last.test.is_admission)}/report`} wide>
          Read the report
        </ButtonLink>
      </p>
      {last.rank !== null && last.takers !== null && (
        <p className="mt-4 flex gap-2.5 text-xs leading-normal text-ink-2">
          <Icon path={lockIcon} size={16} className="mt-px shrink-0 text-bronze" />
          <span>
            Rank {last.rank} of {last.takers}. Only you, your teachers and, until you are 18, your parent see it.
          </span>
        </p>
      )}
    </Card>
  )
}
