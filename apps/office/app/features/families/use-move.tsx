import type { FamilyState } from '@northlight/contract/office/family-words'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { readFamiliesAgain } from './use-families.ts'

type Moved = { id: number; name: string; state: FamilyState }
type Move = { family: Moved; state: FamilyState; reason?: string }

/** Moves a family and offers the way back; Lost asks why first. Gives the dialog to draw. */
export const useMove = (): { move: (family: Moved, to: FamilyState) => void; dialog: ReactNode } => {
  const [asked, setAsked] = useState<Moved | null>(null)
  const run = useMutation({
    mutationFn: ({ family, state, reason }: Move) =>
      client.post('/office/families/{id}/move', { state, ...(reason && { reason }) }, { params: { id: family.id } }),
    onSuccess: (_, { family }) => {
      setAsked(null)
      toast.done(`${family.name} is moved.`, {
        undo: async () => {
          const before = { state: family.state, ...(family.state === 'lost' && { reason: 'Moved by mistake' }) }
          await client.post('/office/families/{id}/move', before, { params: { id: family.id } })
          await readFamiliesAgain()
        },
      })
    },
    onError: toast.failed,
    onSettled: readFamiliesAgain,
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    if (asked) run.mutate({ family: asked, state: 'lost', reason })
  }
  return {
    move: (family, state) => {
      if (family.state === state) return
      if (state === 'lost') setAsked(family)
      else run.mutate({ family, state })
    },
    dialog: (
      <Dialog open={asked !== null} onClose={() => setAsked(null)} title={`Why is ${asked?.name ?? ''} lost?`}>
        <form className="form" onSubmit={send}>
          <TextField
            label="Reason"
            name="reason"
            required
            maxLength={200}
            hint="Another institute, the fee, the distance, a change of plan …"
          />
          <Button look="primary" type="submit" sending={run.isPending}>
            Move to Lost
          </Button>
        </form>
      </Dialog>
    ),
  }
}
