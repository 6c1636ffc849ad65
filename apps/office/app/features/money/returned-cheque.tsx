import { indianDay, instant } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { useFirstWrong } from '../../ui/use-first-wrong.ts'
import { FormTrouble, wrongFields } from './form-trouble.tsx'
import { moneyKey } from './money-head.tsx'

type Cheque = { id: number; name: string; amount_paise: number; receipt: string; taken_at: string }

/** The bank did not pay a cheque: an administrator says when and why, and the fee is due again. */
export function ReturnedCheque({ cheque }: { cheque: Cheque }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cheque returned…</Button>
      {isOpen && <ReturnedChequeDialog cheque={cheque} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReturnedChequeDialog({ cheque, onClose }: { cheque: Cheque; onClose: () => void }) {
  const queryClient = useQueryClient()
  const today = indianDay(instant(new Date()))
  const note = useMutation({
    mutationFn: (input: { on: string; reason: string }) =>
      client.post('/office/payments/{id}/cheque-returned', input, { params: { id: cheque.id } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      for (const queryKey of [moneyKey, ['payment'], ['payments'], ['plan'], ['instalments'], ['refund'], ['refunds']])
        void queryClient.invalidateQueries({ queryKey })
      onClose()
    },
  })
  const wrong = wrongFields(note.error)
  const form = useFirstWrong(note.error)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (!note.isPending) note.mutate({ on: String(typed.get('on')), reason: String(typed.get('reason')).trim() })
  }
  return (
    <Dialog open onClose={onClose} title="The bank returned this cheque?">
      <form className="form" onSubmit={send} ref={form}>
        <FormTrouble failure={note.error} fields={['on', 'reason']} />
        <p>
          <b>{shownMoney(cheque.amount_paise)}</b> from <b>{cheque.name}</b> is due again, receipt {cheque.receipt} is
          cancelled, and the family gets a mail. This cannot be undone: money that comes later is taken anew.
        </p>
        <TextField
          label="Returned on"
          name="on"
          type="date"
          required
          defaultValue={today}
          min={indianDay(cheque.taken_at)}
          max={today}
          error={wrong.on}
        />
        <TextField
          label="Why, as the bank says it"
          name="reason"
          required
          minLength={3}
          maxLength={200}
          autoComplete="off"
          hint="For example: funds insufficient."
          error={wrong.reason}
        />
        <div className="form__acts">
          <Button onClick={onClose}>Not yet</Button>
          <Button look="danger" type="submit" sending={note.isPending}>
            Cancel the receipt
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
