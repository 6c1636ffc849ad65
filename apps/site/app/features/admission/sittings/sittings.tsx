import type { SittingView } from '@northlight/contract/content/page-texts'
import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { shownDay } from '../../../platform/text/shown-day.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { registrationPath } from '../paths.ts'

export type Sitting = Pick<
  SittingView,
  | 'id'
  | 'code'
  | 'centre'
  | 'mode'
  | 'sits_on'
  | 'closes_on'
  | 'register_by'
  | 'slot'
  | 'seats'
  | 'seats_left'
  | 'fee_paise'
  | 'classes'
>

/** Only those that can still be chosen, soonest first. */
export const openSittings = (sittings: readonly SittingView[], today: string): Sitting[] =>
  sittings
    .filter(({ register_by }) => register_by >= today)
    .toSorted((a, b) => (a.sits_on < b.sits_on ? -1 : 1))
    .map(
      ({ id, code, centre, mode, sits_on, closes_on, register_by, slot, seats, seats_left, fee_paise, classes }) => ({
        id,
        code,
        centre,
        mode,
        sits_on,
        closes_on,
        register_by,
        slot,
        seats,
        seats_left,
        fee_paise,
        classes,
      }),
    )

export function Sittings({ sittings }: { sittings: readonly Sitting[] }) {
  return (
    <Table caption="Aptitude test dates that are still open" hideCaption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Where</th>
          <th scope="col" className="max-md:hidden">
            For classes
          </th>
          <th scope="col" className="max-md:hidden">
            Register by
          </th>
          <th scope="col" className="max-md:hidden">
            Seats
          </th>
          <th scope="col" data-num className="max-md:hidden">
            Fee
          </th>
          <th scope="col">
            <span className="sr-only">Register</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sittings.map((sitting) => (
          <tr key={sitting.id}>
            <th scope="row">
              <time dateTime={sitting.sits_on}>{shownDay(sitting.sits_on)}</time>
              {sitting.closes_on && sitting.closes_on !== sitting.sits_on && <> to {shownDate(sitting.closes_on)}</>}
              <span className="block text-xs font-normal text-ink-2">{sitting.slot}</span>
              <span className="block text-xs font-normal text-ink-2 md:hidden">
                Classes {sitting.classes.join(', ')} · register by {shownDate(sitting.register_by)} · {seatsOf(sitting)}{' '}
                · {feeOf(sitting)}
              </span>
            </th>
            <td>{sitting.centre}</td>
            <td className="whitespace-nowrap max-md:hidden">{sitting.classes.join(', ')}</td>
            <td className="whitespace-nowrap max-md:hidden">{shownDate(sitting.register_by)}</td>
            <td className="whitespace-nowrap max-md:hidden">{seatsOf(sitting)}</td>
            <td data-num className="max-md:hidden">
              {feeOf(sitting)}
            </td>
            <td className="text-right whitespace-nowrap">
              {sitting.seats_left > 0 && (
                <Link to={`${registrationPath}?sitting=${sitting.code}`} className="-my-2 inline-block py-2">
                  Register<span className="sr-only"> for {shownDay(sitting.sits_on)}</span>
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const seatsOf = ({ seats, seats_left }: Sitting) => (seats_left === 0 ? 'full' : `${seats_left} of ${seats} left`)
const feeOf = ({ fee_paise }: Sitting) => (fee_paise === 0 ? 'free' : shownMoney(fee_paise))
