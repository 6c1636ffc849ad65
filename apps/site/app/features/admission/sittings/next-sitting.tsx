import { shownDate } from '@northlight/contract/dates'
import { HeadFact } from '../../../ui/layout/head-fact.tsx'
import { daysOf, seatsOf } from './sitting-words.ts'
import type { Sitting } from './sittings.tsx'

/** For the head of a page: the next test date that still has a seat. */
export function NextSitting({ sittings }: { sittings: readonly Sitting[] }) {
  const next = sittings.find(({ seats_left }) => seats_left > 0)
  if (!next) return null
  return (
    <HeadFact label="Next aptitude test" fact={daysOf(next)} link={{ to: '#sittings', label: 'See all test dates' }}>
      {next.centre}, {seatsOf(next)}. Register by {shownDate(next.register_by)}.
    </HeadFact>
  )
}
