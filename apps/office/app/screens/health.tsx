import { useQuery } from '@tanstack/react-query'
import { HealthFigures } from '../features/institute/health-figures.tsx'
import { client } from '../platform/api/client.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'

export function HealthScreen() {
  const health = useQuery({ queryKey: ['health'], queryFn: () => client.get('/office/health') })
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }, { label: 'Health' }]}
        title="Health"
        sub={
          health.data && (
            <StateWord icon={health.data.is_well ? 'tick' : 'warning'} tone={health.data.is_well ? 'good' : 'bad'}>
              {health.data.is_well ? 'everything is well' : 'look at this'}
            </StateWord>
          )
        }
        acts={
          <Button sending={health.isFetching} onClick={() => void health.refetch()}>
            Look again
          </Button>
        }
      />
      {isLost(health) && <Failure error={health.error} onRetry={() => void health.refetch()} />}
      {health.isPending && <Skeleton />}
      {health.data && <HealthFigures month={health.data.month} />}
      <section className="section" aria-label="Checks">
        <ul className="rows">
          {health.data?.checks.map(({ name, is_well, words }) => (
            <li key={name}>
              <span className="grow">
                <b>{name}</b>
                <span className="under">{words}</span>
              </span>
              <span className="end">
                <StateWord icon={is_well ? 'tick' : 'cross'} tone={is_well ? 'good' : 'bad'}>
                  {is_well ? 'well' : 'not well'}
                </StateWord>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
