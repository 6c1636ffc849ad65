import type { SeriesView } from '@northlight/contract/payments/series'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Link } from '@northlight/ui/kit/link.tsx'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { testPath } from '../../../platform/paths/paths.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { ChooseTrack } from './choose-track.tsx'

/** The papers that a course gives, in their order, with the one that is open now. */
export function SeriesPart({ series, onChange }: { series: SeriesView; onChange: (next: SeriesView) => void }) {
  const id = `series-${series.enrolment_id}`
  return (
    <section aria-labelledby={id} className="mb-12">
      <h2 id={id} className="text-h3">
        {series.course}
      </h2>
      <p className="mt-1 text-ink-2">{[series.branch, series.track, series.sentence].filter(Boolean).join(' · ')}</p>
      {series.can_choose && <ChooseTrack series={series} onChange={onChange} />}
      {series.papers.length > 0 && (
        <ol className="mt-4">
          {series.papers.map((paper) => (
            <Paper key={paper.number} series={series} paper={paper} />
          ))}
        </ol>
      )}
    </section>
  )
}

const marks = {
  waiting: { state: 'off', word: 'Not open yet' },
  open: { state: 'pending', word: 'Open' },
  begun: { state: 'ongoing', word: 'In your tests' },
  finished: { state: 'done', word: 'Completed' },
} as const

type Paper = SeriesView['papers'][number]

function Paper({ series, paper }: { series: SeriesView; paper: Paper }) {
  const go = useGo()
  const { act, pending } = useAct({ leaves: true })
  const path = testPath(paper.slug)
  const begin = () => {
    const params = { id: String(series.enrolment_id), number: String(paper.number) }
    return act(
      async () => (await browserClient()).post('/series/{id}/papers/{number}', {}, { params }),
      () => go(`${path}/ongoing`),
    )
  }
  const { state, word } = marks[paper.state]
  return (
    <li className="grid items-center gap-x-6 gap-y-1.5 border-t border-line-2 py-4 last:border-b sm:grid-cols-[minmax(0,1fr)_10.5rem_auto]">
      <div className="min-w-0">
        <h3 className="text-h4 wrap-break-word">
          {paper.number}. {paper.name}
        </h3>
        {paper.state === 'waiting' && <p className="text-sm text-ink-2">{paper.sentence}</p>}
      </div>
      <StateMark state={state}>{word}</StateMark>
      <p className="min-w-36 sm:text-right">
        {paper.state === 'open' && (
          <Button size="sm" onClick={begin} pending={pending} pendingLabel="One moment">
            Rules and start<span className="sr-only">: {paper.name}</span>
          </Button>
        )}
        {paper.state === 'begun' && <Link to={`${path}/ongoing`}>Continue</Link>}
        {paper.state === 'finished' && <Link to={`${path}/report`}>Report</Link>}
      </p>
    </li>
  )
}
