import type { OfficeSittingView } from '@northlight/contract/admissions/office-seats'
import { shownMoney } from '@northlight/contract/money'
import { shownDay } from '@northlight/contract/shown-day'
import { Button, buttonClass } from '../../ui/button.tsx'
import { HiddenHead, PlainTable } from '../../ui/plain-table.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { TicketsButton } from './tickets-button.tsx'

type Props = { rows: OfficeSittingView[]; onOpen?: ((row: OfficeSittingView) => void) | undefined }

/** One day, or the days within which it can be taken at home. */
const daysOf = ({ sits_on, closes_on }: OfficeSittingView) =>
  closes_on && closes_on !== sits_on ? `${shownDay(sits_on)} to ${shownDay(closes_on)}` : shownDay(sits_on)

const givenOf = (row: OfficeSittingView) => row.taken + row.seats_elsewhere
const heldOf = ({ held }: OfficeSittingView) => (held > 0 ? `${held} held, ` : '')
const seatsOf = (row: OfficeSittingView) => `${givenOf(row)} taken, ${heldOf(row)}${row.free} free of ${row.seats}`

export function SittingTable({ rows, onOpen }: Props) {
  return (
    <PlainTable
      caption="Sittings"
      rows={rows}
      keyOf={({ id }) => id}
      isTwoLine
      first={{
        head: 'Where',
        cell: (row) => (
          <>
            {row.centre}
            <span className="under">
              {row.mode === 'ONLINE' ? 'at home' : 'on campus'} ·{' '}
              {row.classes.length > 0 ? row.classes.join(', ') : 'all classes'} · {shownMoney(row.fee_paise)}
            </span>
          </>
        ),
        second: (row) => (
          <>
            {daysOf(row)} · {row.slot}
            <SeatMeter row={row} />
            <SittingState row={row} /> · <span className="nowrap">{seatsOf(row)}</span>
          </>
        ),
      }}
      columns={[
        {
          head: 'When',
          cell: (row) => (
            <>
              {daysOf(row)}
              <span className="under">{row.slot}</span>
            </>
          ),
        },
        {
          head: 'Seats',
          cell: (row) => (
            <>
              <SeatMeter row={row} />
              <span className="under">{seatsOf(row)}</span>
            </>
          ),
        },
        { head: 'State', cell: (row) => <SittingState row={row} />, narrow: true },
        {
          ...{ head: <HiddenHead>Acts</HiddenHead>, narrow: true, stays: true },
          cell: (row) => (
            <span className="row-acts row-acts--below max-md:*:flex-1 max-md:*:last:ml-auto max-md:has-[>:nth-child(2)]:*:grow-0 max-md:has-[>:nth-child(2)]:*:basis-[calc((100%_-_20px)/3)]">
              {row.mode === 'OFFLINE' && <RosterLink row={row} />}
              {row.mode === 'OFFLINE' && row.taken > 0 && onOpen && <TicketsButton row={row} />}
              {onOpen && (
                <Button small onClick={() => onOpen(row)} aria-label={`Change ${row.centre}, ${shownDay(row.sits_on)}`}>
                  Change…
                </Button>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}

function RosterLink({ row }: { row: OfficeSittingView }) {
  return (
    <a
      className={buttonClass({ small: true })}
      href={`/api/v1/office/sittings/${row.id}/roster`}
      target="_blank"
      rel="noreferrer"
    >
      Roster
      <span className="sr-only">
        {' '}
        of {row.centre}, {shownDay(row.sits_on)}
      </span>
    </a>
  )
}

export function SittingState({ row }: { row: OfficeSittingView }) {
  const [icon, tone, word] = !row.is_open
    ? (['lock', 'quiet', 'closed'] as const)
    : row.free === 0
      ? (['lock', 'due', 'full'] as const)
      : (['tick', 'good', 'open'] as const)
  return (
    <StateWord icon={icon} tone={tone}>
      {word}
    </StateWord>
  )
}

/** Drawn as a picture: a policy without inline styles allows no width in an attribute. */
function SeatMeter({ row }: { row: OfficeSittingView }) {
  const share = (count: number) => Math.min(100, Math.round((count * 100) / Math.max(1, row.seats)))
  return (
    <svg
      className="block w-full max-w-55 h-1.5 my-1 rounded-[3px]"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="[fill:#e6dfcf]" width="100" height="6" />
      <rect className="[fill:#97a2c2]" width={share(givenOf(row) + row.held)} height="6" />
      <rect className="[fill:var(--color-night)]" width={share(givenOf(row))} height="6" />
    </svg>
  )
}
