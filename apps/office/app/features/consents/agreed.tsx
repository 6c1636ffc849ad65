import type { AgreedConsent } from '@northlight/contract/office/consent-desk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Section } from '../../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'
import { dayText } from '../../ui/time.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

const ways: Record<AgreedConsent['how'], string> = {
  link: 'by the link in the mail',
  code: 'by the code in the mail',
  form: 'in a form',
  office: 'on paper',
}

const fewest = 3

/** A parent has rung or written: the student is looked for, and before anything ends it is said what would. */
export function Agreed() {
  const queryClient = useQueryClient()
  const [search, setSearch] = useState('')
  const [asks, setAsks] = useState<AgreedConsent | null>(null)
  const isTyped = search.trim().length >= fewest
  const found = useQuery({
    queryKey: ['agreed-consents', search],
    queryFn: () => client.get('/office/agreed-consents', { query: { 'filter[search]': search, total: 10 } }),
    enabled: isTyped,
  })
  const again = () => {
    void queryClient.invalidateQueries({ queryKey: ['agreed-consents'] })
    void queryClient.invalidateQueries({ queryKey: ['consents'] })
  }
  return (
    <Section title="A parent takes it back">
      <search className="bar bar--in">
        <SearchBox label="Student or parent" value={search} onChange={setSearch} />
      </search>
      {isTyped && isLost(found) && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {isTyped && found.isPending && <Skeleton lines={2} />}
      {isTyped && found.data?.data.length === 0 && <p className="muted">No agreement is in force for such a name.</p>}
      {isTyped && (
        <ul className="rows">
          {found.data?.data.map((one) => (
            <li key={one.id}>
              <span className="grow">
                <b>{one.name}</b>
                <span className="under">
                  {one.by_name} agreed on {dayText(one.agreed_at)}, {ways[one.how]}
                </span>
              </span>
              <span className="end">
                <Button small aria-label={`Take back: ${one.name}`} onClick={() => setAsks(one)}>
                  Take back…
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {asks && <TakeBackDialog of={asks} onClose={() => setAsks(null)} onDone={again} />}
    </Section>
  )
}
