import { indianDay } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'

/** Sittings on a campus today: who is through the door. A hall and an online test are one day for the office. */
export function HallsToday() {
  const isAllowed = useMay()('hall.check-in')
  const halls = useQuery({
    queryKey: ['halls'],
    queryFn: () => client.get('/office/hall'),
    enabled: isAllowed,
    refetchInterval: seconds(15),
  })
  const today = indianDay(new Date().toISOString())
  const sittings = halls.data?.sittings.filter(({ sits_on }) => sits_on === today) ?? []
  if (sittings.length === 0) return null
  return (
    <Section title="Halls today">
      <ul className="rows">
        {sittings.map(({ id, centre, slot, checked, expected }) => (
          <li key={id}>
            <span className="grow">
              <Link className="row-link" to={`/check/${id}`}>
                {centre}
              </Link>
              <span className="under">{slot}</span>
            </span>
            <StateWord icon={checked < expected ? 'half' : 'tick'} tone={checked < expected ? 'due' : 'good'}>
              in {checked} of {expected}
            </StateWord>
          </li>
        ))}
      </ul>
    </Section>
  )
}
