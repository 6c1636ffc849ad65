import type { Resource } from '@northlight/contract/office/resource'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../../../platform/api/client.ts'
import { Empty, Failure, isLost, Skeleton } from '../../../ui/states.tsx'
import { type Use, UsesList } from '../uses-list.tsx'

export function UsesTab({ resource, id }: { resource: Resource; id: number }) {
  const uses = useQuery({
    queryKey: ['uses', resource.name, id],
    queryFn: () => calls.get<{ uses: Use[] }>(`/office/${resource.name}/${id}/uses`),
  })
  if (isLost(uses)) return <Failure error={uses.error} onRetry={() => void uses.refetch()} />
  if (!uses.data) return <Skeleton />
  if (uses.data.uses.length === 0)
    return (
      <Empty icon="link" title={`This ${resource.words[0]} is used nowhere else`}>
        No other record or text points to it.
      </Empty>
    )
  return (
    <section className="section">
      <UsesList uses={uses.data.uses} />
    </section>
  )
}
