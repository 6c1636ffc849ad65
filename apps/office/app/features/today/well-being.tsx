import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'

/** Only what is not well is named; the rest is one line. */
export function WellBeing() {
  const health = useQuery({ queryKey: ['health'], queryFn: () => client.get('/office/health') })
  const ill = health.data?.checks.filter(({ is_well }) => !is_well) ?? []
  return (
    <Section title="The machine" end={<Link to="/health">Health</Link>}>
      {health.isError && <Failure error={health.error} onRetry={() => void health.refetch()} />}
      {health.isPending && <Skeleton lines={3} />}
      {health.data?.is_well && (
        <StateWord icon="tick" tone="good">
          everything is well
        </StateWord>
      )}
      <ul className="rows">
        {ill.map(({ name, words }) => (
          <li key={name}>
            <span className="grow">
              <StateWord icon="warning" tone="bad">
                {name}
              </StateWord>
              <span className="under">{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
