import { useMutation } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Moment } from '../../ui/time.tsx'

type Props = { id: number; until: string; onDone: () => void }

/** For a day a colleague takes back what was confirmed for a family. */
export function UndoAdmission({ id, until, onDone }: Props) {
  const undo = useMutation({
    mutationFn: () => client.post('/office/applications/{id}/undo-take-seat', {}, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      onDone()
    },
    onError: toast.failed,
  })
  return (
    <Note
      acts={
        <Button small sending={undo.isPending} onClick={() => undo.mutate()}>
          Undo the admission
        </Button>
      }
    >
      A colleague confirmed this admission for the family, and nothing was paid yet. It can be undone until{' '}
      <Moment at={until} />.
    </Note>
  )
}
