import { shownMoney } from '@northlight/contract/money'
import {
  type CountedCash,
  countedPaise,
  type DrawerView,
  noteValues,
} from '@northlight/contract/payments/cash-closings'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { client } from '../../../platform/api/client.ts'
import { wrongFields } from '../../../platform/api/wrong-fields.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useFirstWrong } from '../../../ui/use-first-wrong.ts'
import { paiseOf } from '../../fields/money-text.ts'
import { FormTrouble } from '../form-trouble.tsx'
import { signedMoney } from './cash-sums.tsx'

const readCount = (form: HTMLFormElement): CountedCash => {
  const typed = new FormData(form)
  const notes = (name: string) => Number(typed.get(name) || 0)
  return {
    ...{ n500: notes('n500'), n200: notes('n200'), n100: notes('n100') },
    ...{ n50: notes('n50'), n20: notes('n20'), n10: notes('n10') },
    coins_paise: paiseOf(String(typed.get('coins') ?? '')) ?? 0,
  }
}

/** The notes are counted and the day of this desk is closed. The server says what should lie there. */
export function CloseDialog({ drawer, onClose }: { drawer: DrawerView; onClose: () => void }) {
  const id = useId()
  const queryClient = useQueryClient()
  const [total, setTotal] = useState(0)
  const close = useMutation({
    mutationFn: (input: { counted: CountedCash; reason: string }) =>
      client.post('/office/cash-closings', { drawer: drawer.drawer, number: String(drawer.number), ...input }),
    onSuccess: ({ message }) => {
      toast.done(message)
      for (const queryKey of [['cash'], ['cash-closings']]) void queryClient.invalidateQueries({ queryKey })
      onClose()
    },
  })
  const form = useFirstWrong(close.error)
  const difference = total - drawer.expected_paise
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (!close.isPending) close.mutate({ counted: readCount(event.currentTarget), reason })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Close the cash of ${drawer.branch}`}
      foot={
        <span className="end">
          <Button onClick={onClose}>Not yet</Button>
          <Button look="primary" type="submit" form={id} sending={close.isPending}>
            Close with {shownMoney(total)}
          </Button>
        </span>
      }
    >
      <form
        className="form"
        id={id}
        onSubmit={submit}
        onInput={(event) => setTotal(countedPaise(readCount(event.currentTarget)))}
        ref={form}
      >
        <FormTrouble failure={close.error} fields={['reason']} />
        <div className="grid grid-cols-3 gap-3">
          {noteValues.map((value) => (
            <TextField
              key={value}
              label={`Notes of ₹${value}`}
              name={`n${value}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={100_000}
              placeholder="0"
            />
          ))}
        </div>
        <TextField label="Coins, in rupees" name="coins" inputMode="decimal" autoComplete="off" placeholder="0" />
        <p aria-live="polite">
          Counted <b>{shownMoney(total)}</b>, {signedMoney(drawer.expected_paise)} should lie there.{' '}
          {difference === 0
            ? 'No difference.'
            : `${shownMoney(Math.abs(difference))} ${difference < 0 ? 'is missing.' : 'is too much.'}`}
        </p>
        {difference !== 0 && (
          <TextField
            label="Why there is a difference"
            name="reason"
            required
            minLength={3}
            maxLength={300}
            autoComplete="off"
            error={wrongFields(close.error).reason}
          />
        )}
        <p className="small muted">
          Take the cash out with it: the next closing begins with an empty drawer. Your name stands beside the count.
        </p>
      </form>
    </Dialog>
  )
}
