import type { MeterPoint } from '@northlight/contract/office/disclosure-meter'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { capital } from '../features/records/words.ts'
import { client } from '../platform/api/client.ts'
import type { SignName } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { type StateTone, StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'

const shown: Record<MeterPoint['state'], [SignName, StateTone, string]> = {
  there: ['tick', 'good', 'published'],
  missing: ['cross', 'bad', 'missing'],
  old: ['clock', 'due', 'older than a year'],
}

/** What the guidelines want published, branch by branch. */
export function DisclosureMeterScreen() {
  const meter = useQuery({ queryKey: ['disclosure-meter'], queryFn: () => client.get('/office/disclosure-meter') })
  return (
    <>
      <PageHead
        crumbs={[{ to: '/disclosures', label: 'Disclosures' }, { label: 'What must be published' }]}
        title="What must be published"
        sub={<span>Read from what visitors see; a draft counts for nothing.</span>}
      />
      {isLost(meter) && <Failure error={meter.error} onRetry={() => void meter.refetch()} />}
      {meter.isPending && <Skeleton lines={10} />}
      {meter.data?.branches.length === 0 && <Empty title="No branch is open" />}
      {meter.data?.branches.map(({ branch_id, branch, disclosure_id, there, points }) => (
        <Section
          key={branch_id}
          title={`${branch}: ${there} of ${points.length}`}
          end={
            <Link to={disclosure_id === null ? '/disclosures' : `/disclosures/${disclosure_id}`}>
              {disclosure_id === null ? 'Begin its disclosure' : 'Open its disclosure'}
            </Link>
          }
        >
          <ul className="rows">
            {points.map(({ key, words, state, detail }) => (
              <li key={key}>
                <span className="grow">
                  {capital(words)}
                  {detail && <span className="under">{detail}</span>}
                </span>
                <span className="end">
                  <StateWord icon={shown[state][0]} tone={shown[state][1]}>
                    {shown[state][2]}
                  </StateWord>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
