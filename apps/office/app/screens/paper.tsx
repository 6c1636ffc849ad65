import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PaperBuilder } from '../features/papers/builder.tsx'
import { client, isApiError } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

export function PaperScreen() {
  const { id = '' } = useParams()
  const may = useMay()
  return may('tests.write') && /^\d+$/.test(id) ? <Loaded key={id} id={Number(id)} /> : <NotFoundScreen />
}

function Loaded({ id }: { id: number }) {
  const read = useQuery({
    queryKey: ['paper', id],
    queryFn: ({ signal }) => client.get('/office/papers/{id}', { params: { id }, signal }),
    staleTime: 0,
  })
  if (isLost(read))
    return isApiError(read.error) && read.error.status === 404 ? (
      <NotFoundScreen />
    ) : (
      <Failure error={read.error} onRetry={() => void read.refetch()} title="The paper could not be loaded" />
    )
  if (!read.data) return <Skeleton lines={12} />
  return <PaperBuilder key={read.data.paper.version} paper={read.data.paper} onChanged={() => read.refetch()} />
}
