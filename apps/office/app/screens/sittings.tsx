import type { OfficeSittingView } from '@northlight/contract/admissions/desk'
import { shownMoney } from '@northlight/contract/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { SittingDialog } from '../features/admissions/sitting-dialog.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, Skeleton } from '../ui/states.tsx'
import { dayText } from '../ui/time.tsx'

const day = (value: string) => dayText(`${value}T06:00:00.000Z`)

/** Sittings with their seats; change, copy, close, move everybody, roster for the door. */
export function SittingsScreen() {
  const may = useMay()
  const [query] = useSearchParams()
  const when = query.get('when') === 'past' ? 'past' : 'coming'
  const [open, setOpen] = useState<OfficeSittingView | null>(null)
  const found = useQuery({
    queryKey: ['sittings', when],
    queryFn: () => client.get('/office/sittings', { query: { when } }),
  })
  const sittings = found.data?.sittings ?? []
  return (
    <>
      <PageHead crumbs={[{ label: 'Admissions' }]} title="Sittings" />
      <nav className="views" aria-label="Sittings">
        <Link to="/sittings" aria-current={when === 'coming' ? 'page' : undefined}>
          Coming
        </Link>
        <Link to="/sittings?when=past" aria-current={when === 'past' ? 'page' : undefined}>
          Past
        </Link>
      </nav>
      {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} />}
      {found.data && sittings.length === 0 && <Empty icon="clock" title="No sitting here" />}
      {sittings.length > 0 && (
        <div className="table-wrap">
          <table className="table table--two-line table--stacked">
            <caption className="visually-hidden">Sittings</caption>
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">When</th>
                <th scope="col">Seats</th>
                <th scope="col">State</th>
                <td>
                  <span className="visually-hidden">Acts</span>
                </td>
              </tr>
            </thead>
            <tbody>
              {sittings.map((row) => (
                <SittingRow key={row.id} row={row} onOpen={may('sittings.write') ? () => setOpen(row) : undefined} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open && (
        <SittingDialog
          sitting={open}
          others={sittings.filter(({ id, season }) => id !== open.id && season === open.season)}
          onClose={() => setOpen(null)}
          onDone={() => void found.refetch()}
        />
      )}
    </>
  )
}

function SittingRow({ row, onOpen }: { row: OfficeSittingView; onOpen?: () => void }) {
  const given = row.taken + row.seats_elsewhere
  const share = (count: number) => Math.round((count * 100) / Math.max(1, row.seats))
  const seats = `${given} taken, ${row.held} held, ${row.free} free of ${row.seats}`
  const state = !row.is_open
    ? (['lock', 'quiet', 'closed'] as const)
    : row.free === 0
      ? (['lock', 'due', 'full'] as const)
      : (['tick', 'good', 'open'] as const)
  const [icon, tone, word] = state
  return (
    <tr>
      <th scope="row">
        {row.centre}
        <span className="under">
          {row.mode === 'ONLINE' ? 'at home' : 'on campus'} ·{' '}
          {row.classes.length > 0 ? row.classes.join(', ') : 'all classes'} · {shownMoney(row.fee_paise)}
        </span>
        <span className="second-line">
          {day(row.sits_on)}, {row.slot}
          <br />
          <StateWord icon={icon} tone={tone}>
            {word}
          </StateWord>{' '}
          · {seats}
        </span>
      </th>
      <td className="not-stacked">
        {day(row.sits_on)}
        {row.closes_on && row.closes_on !== row.sits_on && ` to ${day(row.closes_on)}`}
        <span className="under">{row.slot}</span>
      </td>
      <td className="not-stacked">
        <SeatMeter taken={share(given)} held={share(given + row.held)} />
        <span className="under">{seats}</span>
      </td>
      <td className="not-stacked narrow">
        <StateWord icon={icon} tone={tone}>
          {word}
        </StateWord>
      </td>
      <td className="narrow">
        <span className="row-acts">
          {row.mode === 'OFFLINE' && (
            <a href={`/api/v1/office/sittings/${row.id}/roster`} target="_blank" rel="noreferrer">
              Roster
              <span className="visually-hidden">
                {' '}
                of {row.centre}, {day(row.sits_on)}
              </span>
            </a>
          )}
          {onOpen && (
            <Button small onClick={onOpen} aria-label={`Change ${row.centre}, ${day(row.sits_on)}`}>
              Change…
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

/** Drawn as a picture: a policy without inline styles allows no width in an attribute. */
function SeatMeter({ taken, held }: { taken: number; held: number }) {
  return (
    <svg className="seat-meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="seat-meter__free" width="100" height="6" />
      <rect className="seat-meter__held" width={Math.min(100, held)} height="6" />
      <rect className="seat-meter__taken" width={Math.min(100, taken)} height="6" />
    </svg>
  )
}
