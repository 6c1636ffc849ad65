import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { type DeskMeans, deskMeans } from '@northlight/contract/payments/desk-words'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useFirstWrong } from '../../ui/use-first-wrong.ts'
import { paiseOf } from '../fields/money-text.ts'
import { canSplit, type Debt, hand, isPaper, meansWords, references } from './desk-call.ts'
import { FormTrouble } from './form-trouble.tsx'
import { moneyKey } from './money-head.tsx'

const fields = ['amount', 'reference', 'rest_due_on']
/** What shows other figures once money was taken. */
const touched = [['plan'], ['payment'], ['payments'], ['instalments'], ['application'], ['received-cheques'], ['cash']]

/** Money on the counter becomes a payment with a receipt: the whole of what is asked for, once. */
export function TakeDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const id = useId()
  const queryClient = useQueryClient()
  const [means, setMeans] = useState<DeskMeans>('cash')
  // One for as long as the dialog is open: a second click, or a first whose answer got lost, is the same payment.
  const [key] = useState(() => crypto.randomUUID())
  const [odd, setOdd] = useState<string>()
  const take = useMutation({
    mutationFn: (input: { amount_paise: number; reference?: string; rest_due_on?: string }) =>
      hand(debt.of, { ...input, means, key }),
    onSuccess: ({ message }) => {
      toast.done(message)
      for (const queryKey of [moneyKey, ...touched]) void queryClient.invalidateQueries({ queryKey })
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
    const rest_due_on = String(typed.get('rest_due_on') ?? '')
    const isRight = amount_paise === debt.amount_paise || rest_due_on !== ''
    setOdd(isRight ? undefined : `${sum} is asked for. Take the whole of it, or nothing.`)
    if (isRight && typeof amount_paise === 'number' && !take.isPending)
      take.mutate({ amount_paise, ...(reference && { reference }), ...(rest_due_on && { rest_due_on }) })
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
        <SelectField
          label="How"
          id={id}
          value={means}
          onChange={(event) => setMeans(event.currentTarget.value as DeskMeans)}
        >
          {deskMeans.map((one) => (
            <option key={one} value={one}>
              {meansWords[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={isPaper(means) ? 'Written on it, in rupees' : 'Counted, in rupees'}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          error={odd ?? wrong.amount}
          hint={`What lies before you. ${canSplit(debt.of, means) ? 'For a part of the sum, say below when the rest is due.' : 'It has to be the whole sum.'}`}
        />
        {canSplit(debt.of, means) && (
          <TextField
            label="If it is a part: the rest is due on"
            name="rest_due_on"
            type="date"
            min={indianDay(new Date().toISOString())}
            hint="The rest becomes an instalment of its own."
            error={wrong.rest_due_on}
          />
        )}
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
          {isPaper(means)
            ? 'Received, subject to realisation: the family gets that in writing, and nothing is paid until an administrator notes that it cleared. '
            : 'The family gets a numbered receipt by mail at once, and sees the payment in its account. '}
          Your name stands beside it.
        </p>
        <div className="form__acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" sending={take.isPending}>
            {isPaper(means) ? `Receive ${sum}` : `Take ${sum}`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
