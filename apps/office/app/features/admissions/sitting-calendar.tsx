import type { OfficeSittingView } from '@northlight/contract/admissions/office-seats'
import { indianDay } from '@northlight/contract/dates'
import { shownDay } from '@northlight/contract/shown-day'
import { IconButton } from '../../ui/button.tsx'
import { monthBy, monthText, weeksOf } from './month.ts'
import { SittingState } from './sitting-table.tsx'

type Props = {
  month: string
  sittings: OfficeSittingView[]
  onMonth: (month: string) => void
  onOpen?: ((row: OfficeSittingView) => void) | undefined
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Sittings of a month by their days; on a phone only the days that have one, under each other. */
export function SittingCalendar({ month, sittings, onMonth, onOpen }: Props) {
  const today = indianDay(new Date().toISOString())
  const of = Map.groupBy(sittings, ({ sits_on }) => sits_on)
  return (
    <section className="calendar" aria-label={`Sittings of ${monthText(month)}`}>
      <div className="flex items-center gap-3 py-3 px-0 [&_h2]:min-w-[10em] [&_h2]:text-center">
        <IconButton icon="chevronLeft" look="line" label="Month before" onClick={() => onMonth(monthBy(month, -1))} />
        <h2>{monthText(month)}</h2>
        <IconButton icon="chevronRight" look="line" label="Month after" onClick={() => onMonth(monthBy(month, 1))} />
      </div>
      <table>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                <td
                  key={day ?? `none-${at}`}
                  className={day === null || !of.has(day) ? 'is-empty' : undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {day && <span className="calendar__day">{Number(day.slice(8))}</span>}
                  {day && of.has(day) && <span className="calendar__long">{shownDay(day)}</span>}
                  {day && of.get(day)?.map((row) => <Entry key={row.id} row={row} onOpen={onOpen} />)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sittings.length === 0 && <p className="muted small pt-3">No sitting begins in this month.</p>}
    </section>
  )
}

function Entry({ row, onOpen }: { row: OfficeSittingView } & Pick<Props, 'onOpen'>) {
  const words = (
    <>
      <b>{row.centre}</b>
      <span className="under">{row.slot}</span>
      <SittingState row={row} /> <span className="under">{row.free} free</span>
    </>
  )
  if (!onOpen) return <div className="calendar__entry">{words}</div>
  return (
    <button type="button" className="calendar__entry" onClick={() => onOpen(row)}>
      {words}
    </button>
  )
}
