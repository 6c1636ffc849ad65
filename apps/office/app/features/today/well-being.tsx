import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { listLink } from '../../platform/api/list-link.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'

/** Where each part can be looked into. */
const leads: Record<string, { act: string; to: string }> = {
  Jobs: { act: 'jobs.read', to: listLink('/jobs?filter[state]=failed') },
  Mails: { act: 'mails.read', to: listLink('/mails?filter[state]=failed') },
  Backups: { act: 'backups.make', to: '/backups' },
  'Restore drill': { act: 'backups.make', to: '/backups' },
}

function Part({ name }: { name: string }) {
  const may = useMay()
  const lead = leads[name]
  return lead && may(lead.act) ? <Link to={lead.to}>{name}</Link> : name
}

/** Each part of it in a line; what is not well stands first. */
export function WellBeing() {
  const health = useQuery({ queryKey: ['health'], queryFn: () => client.get('/office/health') })
  const checks = (health.data?.checks ?? []).toSorted((one, other) => Number(one.is_well) - Number(other.is_well))
  return (
    <Section title="The machine" end={<Link to="/health">Health</Link>}>
      {isLost(health) && <Failure error={health.error} onRetry={() => void health.refetch()} />}
      {health.isPending && <Skeleton lines={3} />}
      <ul className="rows">
        {checks.map(({ name, is_well, words }) => (
          <li key={name}>
            <span className="grow">
              <Part name={name} />
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
