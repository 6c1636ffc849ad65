import { shownMoney } from '@northlight/contract/money'
import type { DeskMeans } from '@northlight/contract/payments/desk-words'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { useFirstWrong } from '../../ui/use-first-wrong.ts'
import { paiseOf } from '../fields/money-text.ts'
import { FormTrouble } from './form-trouble.tsx'
import { moneyKey } from './money-head.tsx'

/** What somebody owes: an instalment of a fee, or an order that was begun and not paid. */
export type Debt = {
  of: { enrolment: number; number: number } | { order: number }
  name: string
  title: string
  amount_paise: number
}

const references: Record<DeskMeans, string | null> = {
  cash: null,
  cheque: 'Number of the cheque, and its bank',
  upi: 'UPI reference (12 digits)',
}

const send = (of: Debt['of'], input: { amount_paise: number; means: DeskMeans; reference?: string; key: string }) =>
  'order' in of
    ? client.post('/office/payments/{id}/take', input, { params: { id: of.order } })
    : client.post('/office/instalments/{id}/take', { ...input, number: of.number }, { params: { id: of.enrolment } })

const fields = ['amount', 'reference']

/** Money on the counter becomes a payment with a receipt: the whole of what is asked for, once. */
export function TakeDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const id = useId()
  const queryClient = useQueryClient()
  const [means, setMeans] = useState<DeskMeans>('cash')
  // One for as long as the dialog is open: a second click, or a first whose answer got lost, is the same payment.
  const [key] = useState(() => crypto.randomUUID())
  const [odd, setOdd] = useState<string>()
  const take = useMutation({
    mutationFn: (input: { amount_paise: number; reference?: string }) => send(debt.of, { ...input, means, key }),
    onSuccess: ({ message }) => {
      toast.done(message)
      for (const queryKey of [moneyKey, ['plan'], ['payment'], ['payments'], ['instalments']])
        void queryClient.invalidateQueries({ queryKey })
      onClose()
    },
  })
  const wrong = wrongFields(take.error)
  const form = useFirstWrong(odd ?? take.error)
  const sum = shownMoney(debt.amount_paise)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const amount_paise = paiseOf(String(typed.get('amount')))
    const reference = String(typed.get('reference') ?? '').trim()
    setOdd(amount_paise === debt.amount_paise ? undefined : `${sum} is asked for. Take the whole of it, or nothing.`)
    if (amount_paise === debt.amount_paise && !take.isPending)
      take.mutate({ amount_paise, ...(reference && { reference }) })
  }
  return (
    <Dialog open onClose={onClose} title="Paid at the desk">
      <form className="form" onSubmit={submit} ref={form}>
        <FormTrouble failure={take.error} fields={fields} />
        <p>
          <b>{debt.name}</b>
          <br />
          {debt.title}: <b>{sum}</b>
        </p>
        <FieldFrame label="How" id={id}>
          <select
            id={id}
            className="input"
            value={means}
            onChange={(event) => setMeans(event.currentTarget.value as DeskMeans)}
          >
            <option value="cash">Cash</option>
            <option value="cheque">Cheque</option>
            <option value="upi">UPI at the counter</option>
          </select>
        </FieldFrame>
        <TextField
          label="Counted, in rupees"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          error={odd ?? wrong.amount}
          hint="What lies before you. It has to be the whole sum."
        />
        {references[means] && (
          <TextField
            label={references[means]}
            name="reference"
            required
            minLength={4}
            maxLength={60}
            autoComplete="off"
            error={wrong.reference}
          />
        )}
        <p className="small muted">
          The family gets a numbered receipt by mail at once, and sees the payment in its account. Your name stands
          beside it.
        </p>
        <div className="form__acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" sending={take.isPending}>
            Take {sum}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
