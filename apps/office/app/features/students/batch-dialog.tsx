import type { StudentRow } from '@northlight/contract/office/students'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

type Props = {
  chosen: StudentRow[]
  known: { name: string; students: number }[]
  onClose: () => void
  onDone: () => void
  onUndone: () => void
}

/** A batch comes about with its first student and is gone with its last: it is a name, nothing more. */
export function BatchDialog({ chosen, known, onClose, onDone, onUndone }: Props) {
  const queries = useQueryClient()
  const send = (moves: { id: number; batch: string | null }[]) => client.post('/office/students/batch', { moves })
  const refresh = () => queries.invalidateQueries({ queryKey: ['student-choices'] })
  const move = useMutation({
    mutationFn: (batch: string | null) => send(chosen.map(({ id }) => ({ id, batch }))),
    onSuccess: ({ message, before }) => {
      toast.done(message, {
        undo: async () => {
          await send(before)
          await refresh()
          onUndone()
        },
      })
      void refresh()
      onDone()
    },
    onError: toast.failed,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('batch') ?? '').trim()
    if (!move.isPending) move.mutate(typed === '' ? null : typed)
  }
  const count = chosen.length === 1 ? (chosen[0]?.name ?? '') : `${chosen.length} students`
  const [now] = new Set(chosen.map(({ batch }) => batch)).size === 1 ? [chosen[0]?.batch] : []
  return (
    <Dialog open onClose={onClose} title={`Move ${count} to a batch`}>
      <form className="form" onSubmit={submit}>
        <TextField
          label="Batch"
          name="batch"
          defaultValue={now ?? ''}
          maxLength={40}
          list="known-batches"
          autoComplete="off"
          hint="A new name makes a new batch. Empty takes them out of their batch."
        />
        <datalist id="known-batches">
          {known.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="form__acts">
          <Button onClick={onClose}>Back</Button>
          <Button look="primary" type="submit" sending={move.isPending}>
            Move {count}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
