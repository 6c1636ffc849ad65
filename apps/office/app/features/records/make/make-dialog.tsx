import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import type { Asked } from './asked.ts'
import { MakeForm } from './make-form.tsx'

type Props = Asked & { open: boolean; onClose: () => void }

/** What a record cannot be made without is said before it is made. */
export const MakeDialog = ({ resource, like, open, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={like ? `A copy of “${like.title || resource.words[0]}”` : `New ${resource.words[0]}`}
  >
    <MakeForm resource={resource} like={like} onClose={onClose} />
  </Dialog>
)
