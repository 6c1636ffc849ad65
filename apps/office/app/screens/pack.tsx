import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { PackForm } from '../features/papers/pack-form.tsx'
import { client } from '../platform/api/client.ts'
import { queryClient } from '../platform/browser-storage/query-client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

export function PackScreen() {
  const { code = '' } = useParams()
  const may = useMay()
  const navigate = useNavigate()
  if (!may('tests.write')) return <NotFoundScreen />
  const saved = () => {
    void queryClient.invalidateQueries({ queryKey: ['packs'] })
    void navigate('/packs')
  }
  return code === 'new' ? <PackForm pack={null} onSaved={saved} /> : <Known key={code} code={code} onSaved={saved} />
}

function Known({ code, onSaved }: { code: string; onSaved: () => void }) {
  const read = useQuery({
    queryKey: ['packs', code],
    queryFn: () => client.get('/office/packs/{code}', { params: { code } }),
    staleTime: 0,
  })
  if (isLost(read))
    return <Failure error={read.error} onRetry={() => void read.refetch()} title="The pack could not be loaded" />
  if (!read.data) return <Skeleton lines={10} />
  return <PackForm key={read.data.pack.version} pack={read.data.pack} onSaved={onSaved} />
}
