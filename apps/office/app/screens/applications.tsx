import type { OfficeApplicationView } from '@northlight/contract/admissions/office'
import { stateNames } from '@northlight/contract/admissions/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApplicationTable } from '../features/admissions/application-table.tsx'
import { MoveDialog } from '../features/admissions/move-dialog.tsx'
import { OfferDialog } from '../features/admissions/offer-dialog.tsx'
import { useApplicationPicks } from '../features/admissions/use-application-picks.ts'
import { useRemind } from '../features/admissions/use-remind.tsx'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'

const attention = [
  { value: 'any', label: 'All that wait for us' },
  { value: 'refund-due', label: 'Fee to be refunded' },
  { value: 'paid-but-full', label: 'Paid, but full' },
  { value: 'paid-but-past', label: 'Paid, but past' },
]

/** The way of all applications, and the list of those in one state of it. */
export function ApplicationsScreen() {
  const list = usePlainList<OfficeApplicationView>('applications')
  const may = useMay()
  const filter = list.filterValues as Record<string, string>
  const pipeline = useQuery({ queryKey: ['pipeline'], queryFn: () => client.get('/office/admissions') })
  const [open, setOpen] = useState<'offer' | 'move' | null>(null)
  const { remind, dialog } = useRemind()
  const picks = useApplicationPicks()
  const ids = list.selectedIds as number[]
  const chosen = (list.data ?? []).filter(({ id }) => ids.includes(id))
  const mayMove = may('applications.move')
  const show = (state: string) => list.setFilters({ ...filter, state })
  const done = () => {
    list.onUnselectItems()
    void list.refetch()
    void pipeline.refetch()
  }
  return (
    <>
      <PageHead crumbs={[{ label: 'Admissions' }]} title="Applications" />
      <nav className="views" aria-label="States">
        <button type="button" aria-current={filter.state ? undefined : 'page'} onClick={() => show('')}>
          All
        </button>
        {pipeline.data?.states.map(({ state, count }) => (
          <button
            key={state}
            type="button"
            aria-current={filter.state === state ? 'page' : undefined}
            onClick={() => show(state)}
          >
            {stateNames[state]} <span className="count">{count}</span>
          </button>
        ))}
      </nav>
      <ListBar
        list={list}
        search="Name, number or phone"
        chips={[{ name: 'attention', label: 'Waits for the office', options: attention }]}
        picks={picks}
      />
      {ids.length > 0 && (
        <section className="bulk" aria-label="Chosen applications">
          <b>{ids.length} chosen</b>
          <Button small look="ghost" onClick={() => setOpen('offer')}>
            Offer a seat by band…
          </Button>
          <Button
            small
            look="ghost"
            onClick={() =>
              remind({
                count: ids.length,
                send: () => client.post('/office/applications/remind', { ids }),
                onDone: done,
              })
            }
          >
            Remind…
          </Button>
          {may('sittings.write') && (
            <Button small look="ghost" onClick={() => setOpen('move')}>
              Move to another sitting…
            </Button>
          )}
          <span className="end">
            <button type="button" className="link" onClick={() => list.onUnselectItems()}>
              Clear selection
            </button>
          </span>
        </section>
      )}
      <PlainList
        list={list}
        words={['application', 'applications']}
        empty="No application like this"
        canChoose={mayMove}
      >
        {(rows) => (
          <ApplicationTable
            rows={rows}
            choose={
              mayMove
                ? {
                    nameOf: ({ name }) => name,
                    isChosen: ({ id }) => ids.includes(id),
                    onChoose: ({ id }) => list.onToggleItem(id),
                  }
                : undefined
            }
          />
        )}
      </PlainList>
      {open === 'offer' && (
        <OfferDialog to={{ ids, names: chosen.map(({ name }) => name) }} onClose={() => setOpen(null)} onDone={done} />
      )}
      {open === 'move' && <MoveDialog ids={ids} onClose={() => setOpen(null)} onDone={done} />}
      {dialog}
    </>
  )
}
