import type { OfferView } from '@northlight/contract/admissions/office-seats'
import { shownMoney } from '@northlight/contract/money'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { client } from '../../platform/api/client.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

type Props = {
  application: { id: number; name: string }
  offer: OfferView
  pay: 'whole' | 'parts'
  onClose: () => void
  onDone: () => void
}

/** What is confirmed for the family, at what fee, and on whose word: the family reads it in its timeline. */
export function ConfirmAdmission({ application, offer, pay, onClose, onDone }: Props) {
  const form = useId()
  const take = useMutation({
    mutationFn: (on_word_of: string) =>
      client.post('/office/applications/{id}/take-seat', { pay, on_word_of }, { params: { id: application.id } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      onClose()
      onDone()
    },
    onError: (error) => {
      if (!wrongFields(error).on_word_of) toast.failed(error)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    take.mutate(String(new FormData(event.currentTarget).get('on_word_of')).trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Confirm the admission of ${application.name}?`}
      foot={
        <span className="end">
          <Button onClick={onClose}>Not yet</Button>
          <Button look="primary" type="submit" form={form} sending={take.isPending}>
            Confirm admission
          </Button>
        </span>
      }
    >
      <form className="form" id={form} onSubmit={submit}>
        <dl className="facts">
          <dt>Course</dt>
          <dd>{offer.title}</dd>
          <dt>Fee</dt>
          <dd>
            {shownMoney(offer.now_paise)}, {pay === 'parts' ? 'in instalments' : 'at once'}
          </dd>
        </dl>
        <TextField
          label="On whose word"
          name="on_word_of"
          required
          minLength={3}
          maxLength={120}
          autoComplete="off"
          placeholder="the father, by phone"
          hint="The family reads it in its timeline."
          error={wrongFields(take.error).on_word_of}
        />
        <p>
          The family is told, and the first payment waits in its account. For a day, and while nothing was paid, this
          can be undone.
        </p>
      </form>
    </Dialog>
  )
}
