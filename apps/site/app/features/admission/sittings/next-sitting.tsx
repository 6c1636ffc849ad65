import { shownDate } from '@northlight/contract/dates'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { HeadFact } from '../../../ui/layout/head-fact.tsx'
import type { Sitting } from './open-sittings.ts'
import { daysOf, seatsOf } from './sitting-words.ts'

/** For the head of a page: the next test date that still has a seat. */
export function NextSitting({ sittings, to = '#sittings' }: { sittings: readonly Sitting[]; to?: string }) {
  const { language, say } = useWords()
  const next = sittings.find(({ seats_left }) => seats_left > 0)
  if (!next) return null
  return (
    <HeadFact
      label={say('Next aptitude test')}
      fact={daysOf(next, { say, language })}
      link={{ to, label: say('See all test dates') }}
    >
      <Stored text={next.centre} />, {seatsOf(next, say)}.{' '}
      {say('Register by {day}.', { day: shownDate(next.register_by, language) })}
    </HeadFact>
  )
}
