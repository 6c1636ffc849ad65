import type { OfficeSittingView } from '@northlight/contract/admissions/office-seats'
import { indianDay } from '@northlight/contract/dates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { NewSittingDialog } from '../features/admissions/new-sitting-dialog.tsx'
import { SittingCalendar } from '../features/admissions/sitting-calendar.tsx'
import { SittingDialog } from '../features/admissions/sitting-dialog.tsx'
import { SittingTable } from '../features/admissions/sitting-table.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'

const views = [
  { view: 'coming', to: '/sittings', label: 'Coming' },
  { view: 'past', to: '/sittings?when=past', label: 'Past' },
  { view: 'calendar', to: '/sittings?when=calendar', label: 'Calendar' },
] as const

/** Sittings with their seats, as a list or by months; make, change, copy, close, remind and move everybody, papers for the door. */
export function SittingsScreen() {
  const may = useMay()
  const [query, setQuery] = useSearchParams()
  const view = views.find((one) => one.view === query.get('when'))?.view ?? 'coming'
  const month = query.get('month') ?? indianDay(new Date().toISOString()).slice(0, 7)
  const [open, setOpen] = useState<OfficeSittingView | null>(null)
  const asked = view === 'calendar' ? { month } : { when: view }
  const found = useQuery({
    queryKey: ['sittings', asked],
    queryFn: () => client.get('/office/sittings', { query: asked }),
  })
  const sittings = found.data?.sittings ?? []
  const [isNew, setNew] = useState(false)
  const newButton = may('sittings.write') && (
    <Button look="primary" icon="plus" onClick={() => setNew(true)}>
      New sitting
    </Button>
  )
  const onOpen = may('sittings.write') ? setOpen : undefined
  return (
    <>
      <PageHead crumbs={[{ label: 'Admissions' }]} title="Sittings" acts={newButton} />
      <nav className="views" aria-label="Sittings">
        {views.map((one) => (
          <Link key={one.view} to={one.to} aria-current={view === one.view ? 'page' : undefined}>
            {one.label}
          </Link>
        ))}
      </nav>
      {isLost(found) && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} />}
      {found.data && view === 'calendar' && (
        <SittingCalendar
          month={month}
          sittings={sittings}
          onMonth={(next) => setQuery({ when: 'calendar', month: next })}
          onOpen={onOpen}
        />
      )}
      {found.data && view !== 'calendar' && sittings.length === 0 && (
        <Empty icon="clock" title={view === 'past' ? 'No sitting is over yet' : 'No sitting yet'} acts={newButton}>
          {view === 'coming' && 'A day, a place and seats: then a family can book a test date on the admission page.'}
        </Empty>
      )}
      {view !== 'calendar' && sittings.length > 0 && <SittingTable rows={sittings} onOpen={onOpen} />}
      {isNew && <NewSittingDialog onClose={() => setNew(false)} onDone={() => void found.refetch()} />}
      {open && <SittingDialog sitting={open} onClose={() => setOpen(null)} onDone={() => void found.refetch()} />}
    </>
  )
}
