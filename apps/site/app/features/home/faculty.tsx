import { Band } from '@northlight/ui/kit/band.tsx'
import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { BandHead } from '../../ui/layout/band-head.tsx'
import type { Person } from '../institute/people/person.ts'
import { PersonCard } from '../institute/people/person-card.tsx'

export type FacultyMember = Person & { introduction: string; to: string }

export function Faculty({ people }: { people: FacultyMember[] }) {
  const { say } = useWords()
  if (people.length === 0) return null
  return (
    <Band labelledBy="faculty-heading">
      <BandHead
        id="faculty-heading"
        mark="cross"
        markLabel={say('Faculty')}
        title={say('The people who will know your name.')}
        action={<MoreLink to="/leadership-team">{say('All tutors, with qualifications')}</MoreLink>}
      />
      <ul className="snap-row [--card:76%] sm:grid sm:grid-cols-2 sm:gap-x-cards sm:gap-y-10 menu:grid-cols-4">
        {people.map((person) => (
          <PersonCard key={person.slug} person={person} to={person.to}>
            {person.introduction && (
              <p className="mt-2.5 font-serif max-sm:hidden text-base leading-quote text-ink-2 sm:text-body">
                <Stored text={person.introduction} />
              </p>
            )}
          </PersonCard>
        ))}
      </ul>
    </Band>
  )
}
