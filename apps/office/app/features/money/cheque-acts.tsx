import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { ReceivedChequeView } from '@northlight/contract/payments/received-cheques'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useFirstWrong } from '../../ui/use-first-wrong.ts'
import { paiseOf } from '../fields/money-text.ts'
import { FormTrouble } from './form-trouble.tsx'
import { moneyKey } from './money-head.tsx'

const verbs = {
  cleared: { act: 'cheques.clear', words: 'Cleared…', does: 'Note as cleared' },
  returned: { act: 'cheques.return', words: 'Returned…', does: 'Note as returned' },
  'handed-back': { act: 'payments.take', words: 'Hand back…', does: 'Note as handed back' },
} as const
type Verb = keyof typeof verbs

const whatHappens: Record<Verb, string> = {
  cleared: 'The fee is paid from now on, and the family gets a numbered receipt by mail.',
  returned: 'The fee is due as before, and the family gets a mail.',
  'handed-back': 'The family has its cheque back, and can pay another way.',
}

/** What becomes of a cheque that was received: the bank paid it, returned it, or the family has it back. */
export function ChequeActs({ cheque }: { cheque: ReceivedChequeView }) {
  const may = useMay()
  const [asks, setAsks] = useState<Verb | null>(null)
  if (cheque.state !== 'received') return null
  const allowed = (Object.keys(verbs) as Verb[]).filter((verb) => may(verbs[verb].act))
  return (
    <span className="above-row inline-flex flex-wrap gap-1.5">
      {allowed.map((verb) => (
        <Button
          key={verb}
          small
          onClick={() => setAsks(verb)}
          aria-label={`${verbs[verb].words} ${cheque.name}, ${shownMoney(cheque.amount_paise)}`}
        >
          {verbs[verb].words}
        </Button>
      ))}
      {asks && <DecideDialog cheque={cheque} verb={asks} onClose={() => setAsks(null)} />}
    </span>
  )
}

function DecideDialog({ cheque, verb, onClose }: { cheque: ReceivedChequeView; verb: Verb; onClose: () => void }) {
  const id = useId()
  const queryClient = useQueryClient()
  const decide = useMutation({
    mutationFn: (typed: FormData): Promise<{ message: string }> => {
      const params = { id: cheque.id }
      const on = String(typed.get('on'))
      const reason = String(typed.get('reason') ?? '').trim()
      if (verb === 'cleared') return client.post('/office/received-cheques/{id}/cleared', { on }, { params })
      if (verb === 'handed-back')
        return client.post('/office/received-cheques/{id}/handed-back', { reason }, { params })
      const charge_paise = paiseOf(String(typed.get('charge') ?? ''))
      const input = { on, reason, ...(typeof charge_paise === 'number' && { charge_paise }) }
      return client.post('/office/received-cheques/{id}/returned', input, { params })
    },
    onSuccess: ({ message }) => {
      toast.done(message)
      for (const queryKey of [moneyKey, ['received-cheques'], ['plan'], ['payments'], ['instalments']])
        void queryClient.invalidateQueries({ queryKey })
      onClose()
    },
  })
  const wrong = wrongFields(decide.error)
  const form = useFirstWrong(decide.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!decide.isPending) decide.mutate(new FormData(event.currentTarget))
  }
  const today = indianDay(new Date().toISOString())
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${shownMoney(cheque.amount_paise)} from ${cheque.name}`}
      foot={
        <span className="end">
          <Button onClick={onClose}>Not yet</Button>
          <Button look="primary" type="submit" form={id} sending={decide.isPending}>
            {verbs[verb].does}
          </Button>
        </span>
      }
    >
      <form className="form" id={id} onSubmit={submit} ref={form}>
        <FormTrouble failure={decide.error} fields={['on', 'reason', 'charge_paise']} />
        <p>
          {cheque.title}, {cheque.means === 'dd' ? 'draft' : 'cheque'} {cheque.reference}. {whatHappens[verb]}
        </p>
        {verb !== 'handed-back' && (
          <TextField
            label={verb === 'cleared' ? 'The bank paid it on' : 'The bank returned it on'}
            name="on"
            type="date"
            required
            max={today}
            defaultValue={today}
            error={wrong.on}
          />
        )}
        {verb !== 'cleared' && (
          <TextField
            label="Reason"
            name="reason"
            required
            minLength={3}
            maxLength={200}
            autoComplete="off"
            error={wrong.reason}
          />
        )}
        {verb === 'returned' && (
          <TextField
            label="Charge of the bank, in rupees"
            name="charge"
            inputMode="decimal"
            autoComplete="off"
            hint="Empty where it took none."
            error={wrong.charge_paise}
          />
        )}
      </form>
    </Dialog>
  )
}
