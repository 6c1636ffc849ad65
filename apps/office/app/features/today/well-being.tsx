import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'

/** Each part of it in a line; what is not well stands first. */
export function WellBeing() {
  const health = useQuery({ queryKey: ['health'], queryFn: () => client.get('/office/health') })
  const checks = (health.data?.checks ?? []).toSorted((one, other) => Number(one.is_well) - Number(other.is_well))
  return (
    <Section title="The machine" end={<Link to="/health">Health</Link>}>
      {health.isError && <Failure error={health.error} onRetry={() => void health.refetch()} />}
      {health.isPending && <Skeleton lines={3} />}
      <ul className="rows">
        {checks.map(({ name, is_well, words }) => (
          <li key={name}>
            <span className="grow">
              {name}
              <span className="under">{words}</span>
            </span>
            <span className="end">
              <StateWord icon={is_well ? 'tick' : 'warning'} tone={is_well ? 'good' : 'bad'}>
                {is_well ? 'well' : 'look'}
              </StateWord>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
