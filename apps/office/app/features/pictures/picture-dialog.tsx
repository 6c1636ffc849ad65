import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { media } from './media.ts'
import { PictureEditing } from './picture-editing.tsx'
import { PictureUses } from './picture-uses.tsx'

/** One picture: words, what must stay in sight, who is on it, where it stands, another file in its place. */
export function PictureDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery({ queryKey: ['picture', id], queryFn: () => media.read(id), staleTime: 0 })
  return (
    <Dialog open onClose={onClose} title={read.data?.media.name ?? 'Picture'} wide>
      {read.isError && <Failure error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton />}
      {read.data && (
        <PictureEditing
          key={read.data.media.path}
          picture={read.data.media}
          onChanged={() => void read.refetch()}
          onGone={onClose}
        >
          <PictureUses uses={read.data.uses} />
        </PictureEditing>
      )}
    </Dialog>
  )
}
