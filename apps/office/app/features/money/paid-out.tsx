import { shownMoney } from '@northlight/contract/money'
import type { PaidOutMeans } from '@northlight/contract/payments/desk-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { useFirstWrong } from '../../ui/use-first-wrong.ts'
import { FormTrouble } from './form-trouble.tsx'
import { moneyKey } from './money-head.tsx'

type Refund = { id: number; amount_paise: number }

/** Money of the desk goes back by hand; whoever gave it says so. */
export function PaidOut({ refund }: { refund: Refund }) {
  const [isOpen, setOpen] = useState(false)
  const may = useMay()
  if (!may('refunds.send')) return <span className="muted">to be paid out by hand</span>
  return (
    <>
      <Button onClick={() => setOpen(true)}>Paid out…</Button>
      {isOpen && <PaidOutDialog refund={refund} onClose={() => setOpen(false)} />}
    </>
  )
}

function PaidOutDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const id = useId()
  const queryClient = useQueryClient()
  const [means, setMeans] = useState<PaidOutMeans>('transfer')
  const note = useMutation({
    mutationFn: (reference: string) =>
      client.post(
        '/office/refunds-by-hand/{id}/paid-out',
        { means, ...(reference && { reference }) },
        { params: { id: refund.id } },
      ),
    onSuccess: ({ message }) => {
      toast.done(message)
      for (const queryKey of [moneyKey, ['refund'], ['refunds'], ['payment']])
        void queryClient.invalidateQueries({ queryKey })
      onClose()
    },
  })
  const form = useFirstWrong(note.error)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!note.isPending) note.mutate(String(new FormData(event.currentTarget).get('reference') ?? '').trim())
  }
  return (
    <Dialog open onClose={onClose} title={`${shownMoney(refund.amount_paise)} refunded by hand?`}>
      <form className="form" onSubmit={send} ref={form}>
        <FormTrouble failure={note.error} fields={['reference']} />
        <p>
          This was paid at the desk, so no bank sends it back by itself. The family gets a mail that it has the money.
        </p>
        <FieldFrame label="How" id={id}>
          <select
            id={id}
            className="input"
            value={means}
            onChange={(event) => setMeans(event.currentTarget.value as PaidOutMeans)}
          >
            <option value="transfer">Bank transfer</option>
            <option value="cheque">Cheque</option>
            <option value="cash">Cash</option>
          </select>
        </FieldFrame>
        {means !== 'cash' && (
          <TextField
            label="The bank’s reference"
            name="reference"
            required
            minLength={4}
            maxLength={60}
            autoComplete="off"
            error={wrongFields(note.error).reference}
          />
        )}
        <div className="form__acts">
          <Button onClick={onClose}>Not yet</Button>
          <Button look="primary" type="submit" sending={note.isPending}>
            The family has it
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
