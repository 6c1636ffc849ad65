import type { OfficePlanView } from '@northlight/contract/payments/money-desk'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { today } from './clock.tsx'

/** Until when the family says it pays; reminders wait for that day. */
export function PromiseDialog({ plan, onClose }: { plan: OfficePlanView; onClose: () => void }) {
  const queryClient = useQueryClient()
  const promise = useMutation({
    mutationFn: (input: { on: string; note?: string }) =>
      client.post('/office/instalments/{id}/promise', input, { params: { id: plan.enrolment_id } }),
    onSuccess: (reply) => {
      toast.done(reply.message)
      queryClient.setQueryData(['plan', plan.enrolment_id], reply)
      onClose()
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const note = String(typed.get('note') ?? '').trim()
    promise.mutate({ on: String(typed.get('on')), ...(note && { note }) })
  }
  return (
    <Dialog open onClose={onClose} title="Promise to pay">
      <form className="form" onSubmit={send}>
        {promise.isError && <Note tone="bad">{sentenceOf(promise.error)}</Note>}
        <TextField label="Pays by" name="on" type="date" required min={today()} hint="Reminders wait for this day." />
        <TextField label="Who said so, and why" name="note" hint="For colleagues." />
        <div className="form__acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" sending={promise.isPending}>
            Note it
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
