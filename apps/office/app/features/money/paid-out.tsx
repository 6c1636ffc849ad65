import { shownMoney } from '@northlight/contract/money'
import type { PaidOutMeans } from '@northlight/contract/payments/desk-words'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
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
import { FormTrouble } from './form-trouble.tsx'
import { moneyKey } from './money-head.tsx'
import { feesToReturnKey } from './use-fees-to-return.ts'

const referenceWords = { transfer: 'The bank’s reference', cheque: 'Number of the cheque, and its bank' } as const

type Props = {
  refund: { id: number; amount_paise: number }
  /** Anyone who gets it. */
  name: string
}

/** Money of the desk goes back by hand; anyone who gave it says so. */
export function PaidOut({ refund, name }: Props) {
  const [isOpen, setOpen] = useState(false)
  const may = useMay()
  if (!may('refunds.send')) return <span className="muted">to be paid out by hand</span>
  return (
    <>
      <Button onClick={() => setOpen(true)}>Paid out…</Button>
      {isOpen && <PaidOutDialog refund={refund} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function PaidOutDialog({ refund, name, onClose }: Props & { onClose: () => void }) {
  const id = useId()
  const sum = shownMoney(refund.amount_paise)
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
      for (const queryKey of [moneyKey, feesToReturnKey, ['refund'], ['refunds'], ['payment']])
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
    <Dialog
      open
      onClose={onClose}
      title={`Has ${name} been paid ${sum}?`}
      foot={
        <span className="end">
          <Button onClick={onClose}>Not yet</Button>
          <Button look="primary" type="submit" form={`${id}-form`} sending={note.isPending}>
            Note as paid out
          </Button>
        </span>
      }
    >
      <form className="form" id={`${id}-form`} onSubmit={send} ref={form}>
        <FormTrouble failure={note.error} fields={['reference']} />
        <p>
          The fee was paid at the desk, so no bank sends it back. Pay it out first, then note it here: the family gets
          an e-mail that it has the money. This cannot be undone.
        </p>
        <SelectField
          label="Paid out by"
          id={id}
          value={means}
          onChange={(event) => setMeans(event.currentTarget.value as PaidOutMeans)}
        >
          <option value="transfer">Bank transfer</option>
          <option value="cheque">Cheque</option>
          <option value="cash">Cash</option>
        </SelectField>
        {means !== 'cash' && (
          <TextField
            label={referenceWords[means]}
            name="reference"
            required
            minLength={4}
            maxLength={60}
            autoComplete="off"
            error={wrongFields(note.error).reference}
          />
        )}
      </form>
    </Dialog>
  )
}
