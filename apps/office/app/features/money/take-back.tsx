import { indianDay, instant } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useFirstWrong } from '../../ui/use-first-wrong.ts'
import { FormTrouble } from './form-trouble.tsx'
import { moneyKey } from './money-head.tsx'

type Taken = { id: number; name: string; amount_paise: number; receipt: string; taken_at: string }
type Cause = 'bank' | 'mistake'

const words = {
  bank: {
    button: 'Cheque returned…',
    title: 'The bank returned this cheque?',
    why: 'Why, as the bank says it',
    hint: 'For example: funds insufficient.',
    counts: 'is due again',
    after: 'This cannot be undone: money that comes later is taken anew.',
  },
  mistake: {
    button: 'Noted by mistake…',
    title: 'This was noted by mistake?',
    why: 'What happened',
    hint: 'For example: noted for the sister. Colleagues read it, the family does not.',
    counts: 'no longer counts as paid',
    after:
      'It leaves the total of its day. A student who was enrolled by this payment alone is no longer enrolled. If you have the money, note it again for whoever paid it.',
  },
} as const

/** What was taken at the desk counts no more: an administrator says why. */
export function TakeBack({ payment, causes }: { payment: Taken; causes: Cause[] }) {
  const [cause, setCause] = useState<Cause | null>(null)
  return (
    <>
      {causes.map((one) => (
        <Button key={one} onClick={() => setCause(one)}>
          {words[one].button}
        </Button>
      ))}
      {cause && <TakeBackDialog payment={payment} cause={cause} onClose={() => setCause(null)} />}
    </>
  )
}

const send = (cause: Cause, id: number, { on, reason }: { on: string; reason: string }) =>
  cause === 'bank'
    ? client.post('/office/payments/{id}/cheque-returned', { on, reason }, { params: { id } })
    : client.post('/office/payments/{id}/noted-by-mistake', { reason }, { params: { id } })

type Props = { payment: Taken; cause: Cause; onClose: () => void }

function TakeBackDialog({ payment, cause, onClose }: Props) {
  const queryClient = useQueryClient()
  const today = indianDay(instant(new Date()))
  const { title, why, hint, counts, after } = words[cause]
  const note = useMutation({
    mutationFn: (input: { on: string; reason: string }) => send(cause, payment.id, input),
    onSuccess: ({ message }) => {
      toast.done(message)
      for (const queryKey of [moneyKey, ['payment'], ['payments'], ['plan'], ['instalments'], ['refund'], ['refunds']])
        void queryClient.invalidateQueries({ queryKey })
      onClose()
    },
  })
  const wrong = wrongFields(note.error)
  const form = useFirstWrong(note.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (!note.isPending)
      note.mutate({ on: String(typed.get('on') ?? today), reason: String(typed.get('reason')).trim() })
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className="form" onSubmit={submit} ref={form}>
        <FormTrouble failure={note.error} fields={['on', 'reason']} />
        <p>
          <b>{shownMoney(payment.amount_paise)}</b> from <b>{payment.name}</b> {counts}, receipt {payment.receipt} is
          cancelled, and the family gets a mail. {after}
        </p>
        {cause === 'bank' && (
          <TextField
            label="Returned on"
            name="on"
            type="date"
            required
            defaultValue={today}
            min={indianDay(payment.taken_at)}
            max={today}
            error={wrong.on}
          />
        )}
        <TextField
          label={why}
          name="reason"
          required
          minLength={3}
          maxLength={200}
          autoComplete="off"
          hint={hint}
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
