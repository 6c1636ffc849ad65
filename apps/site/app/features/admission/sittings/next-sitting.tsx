import { shownDate } from '@northlight/contract/dates'
import { Link } from '../../../ui/controls/link.tsx'
import { daysOf, seatsOf } from './sitting-words.ts'
import type { Sitting } from './sittings.tsx'

/** For the head of a page: the next test date that still has a seat. */
export function NextSitting({ sittings }: { sittings: readonly Sitting[] }) {
  const next = sittings.find(({ seats_left }) => seats_left > 0)
  if (!next) return null
  return (
    <p className="border-l border-gold pl-5 text-sm text-on-night-2">
      Next aptitude test
      <b className="block font-serif text-h4 leading-[1.3] font-medium text-on-night">{daysOf(next)}</b>
      {next.centre}, {seatsOf(next)}. Register by {shownDate(next.register_by)}.
      <Link to="#sittings" className="block py-1.5 font-medium">
        See all test dates
      </Link>
    </p>
  )
}
