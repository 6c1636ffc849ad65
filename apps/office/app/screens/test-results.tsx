import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ClassList } from '../features/results/class-list.tsx'
import { Marks } from '../features/results/distribution.tsx'
import { ExportDialog } from '../features/results/export-dialog.tsx'
import { ReleaseDialog } from '../features/results/release-dialog.tsx'
import { Statistics } from '../features/results/statistics.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'
import { momentText } from '../ui/time.tsx'

/** After a test: how the class did, which questions to look at, release. */
export function TestResultsScreen() {
  const { slug = '' } = useParams()
  const may = useMay()
  const [open, setOpen] = useState<'release' | 'export' | null>(null)
  const read = useQuery({
    queryKey: ['results', slug],
    queryFn: () => client.get('/office/tests/{slug}/results/summary', { params: { slug } }),
  })
  if (isLost(read)) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <Skeleton lines={12} />
  const { summary } = read.data
  const { test, all } = summary
  const isHeld = test.is_by_hand && test.results_released_at === null
  return (
    <>
      <PageHead
        crumbs={[{ to: '/console', label: 'Exam day' }, { label: test.name }]}
        title={`Results: ${test.name}`}
        sub={
          test.results_released_at ? (
            <StateWord icon="tick" tone="good">
              released {momentText(test.results_released_at)}
            </StateWord>
          ) : isHeld ? (
            <StateWord icon="half" tone="due">
              not released
            </StateWord>
          ) : (
            <StateWord icon="tick" tone="quiet">
              each result is shown by itself
            </StateWord>
          )
        }
        acts={
          <>
            {may('marks.export') && (
              <Button icon="download" onClick={() => setOpen('export')}>
                Export…
              </Button>
            )}
            {may('results.release') && isHeld && (
              <Button look="primary" className="max-md:flex-1" onClick={() => setOpen('release')}>
                Release…
              </Button>
            )}
          </>
        }
      />
      <div className="sums">
        <div>
          <b>
            {summary.marked} <small>of {summary.enrolled}</small>
          </b>
          <span>marked</span>
        </div>
        <div>
          <b>{all.absent}</b>
          <span>absent</span>
        </div>
        <div>
          <b>{all.average}</b>
          <span>average of {summary.max}</span>
        </div>
        <div>
          <b>{all.median}</b>
          <span>median</span>
        </div>
        <div>
          <b>{all.best}</b>
          <span>best</span>
        </div>
        <Link to="/challenges">
          <b>{summary.open_challenges}</b>
          <span className={summary.open_challenges > 0 ? 'due' : undefined}>open challenges</span>
        </Link>
      </div>
      {summary.marked === 0 ? (
        <Empty icon="table" title="Nothing is marked yet">
          {summary.writing > 0
            ? `${summary.writing} still write. Papers are marked by themselves when they end.`
            : 'Papers are marked by themselves when they end.'}
        </Empty>
      ) : (
        <>
          <Marks summary={summary} />
          <ClassList slug={slug} />
          {may('results.statistics') && <Statistics slug={slug} />}
        </>
      )}
      <ReleaseDialog
        summary={summary}
        open={open === 'release'}
        onClose={() => setOpen(null)}
        onDone={() => void read.refetch()}
      />
      <ExportDialog slug={slug} open={open === 'export'} onClose={() => setOpen(null)} />
    </>
  )
}
