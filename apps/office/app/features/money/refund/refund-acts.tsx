import { shownMoney } from '@northlight/contract/money'
import type { RefundCaseView } from '@northlight/contract/payments/refund-office'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { calls } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { moneyKey } from '../money-head.tsx'
import { SignDialog } from './sign-dialog.tsx'

type Verb = 'sign' | 'return' | 'call-off' | 'send-again'
type Reply = { message: string; refund: RefundCaseView }

/** What this person can do with a refund; money is asked about first, with its consequence. */
export function RefundActs({ refund }: { refund: RefundCaseView }) {
  const queryClient = useQueryClient()
  const [asks, setAsks] = useState<'sign' | 'return' | 'call-off' | null>(null)
  const [note, setNote] = useState('')
  const noteId = useId()
  const run = useMutation({
    mutationFn: (verb: Verb) =>
      calls.post<Reply>(`/office/refunds/${refund.id}/${verb}`, { version: refund.version, ...(note && { note }) }),
    onSuccess: ({ message, refund: after }) => {
      toast.done(message)
      setAsks(null)
      setNote('')
      queryClient.setQueryData(['refund', refund.id], { message, refund: after })
      void queryClient.invalidateQueries({ queryKey: moneyKey })
    },
    onError: (error) => {
      toast.failed(error)
      void queryClient.invalidateQueries({ queryKey: ['refund', refund.id] })
    },
  })
  const may = (act: RefundCaseView['may'][number]) => refund.may.includes(act)
  const sum = shownMoney(refund.sheet?.sum_paise ?? 0)
  return (
    <>
      {refund.proposed && (
        <a
          className={buttonClass({}, 'max-md:flex-1')}
          href={`/api/v1/office/refunds/${refund.id}/letter`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="document" />
          Letter to the family
        </a>
      )}
      {may('stay') && (
        <Button className="max-md:flex-1" onClick={() => setAsks('call-off')}>
          The student stays…
        </Button>
      )}
      {may('return') && (
        <Button className="max-md:flex-1" onClick={() => setAsks('return')}>
          Send back…
        </Button>
      )}
      {may('sign') && (
        <Button look="primary" icon="key" className="max-md:flex-1" onClick={() => setAsks('sign')}>
          Sign {sum}
        </Button>
      )}
      {may('send-again') && (
        <Button look="primary" icon="key" sending={run.isPending} onClick={() => run.mutate('send-again')}>
          Send again
        </Button>
      )}
      <SignDialog
        refund={refund}
        open={asks === 'sign'}
        onClose={() => setAsks(null)}
        isSending={run.isPending}
        onSign={() => run.mutate('sign')}
      />
      <Dialog
        open={asks === 'return' || asks === 'call-off'}
        onClose={() => setAsks(null)}
        title={asks === 'return' ? 'Send the proposal back?' : `${refund.name} stays?`}
        foot={
          <span className="end">
            <Button onClick={() => setAsks(null)}>Not yet</Button>
            <Button look="primary" type="submit" form={noteId} sending={run.isPending}>
              {asks === 'return' ? 'Send back' : 'Note that the student stays'}
            </Button>
          </span>
        }
      >
        <form
          className="form"
          id={noteId}
          onSubmit={(event) => {
            event.preventDefault()
            if (asks && !run.isPending) run.mutate(asks)
          }}
        >
          <TextField
            label={asks === 'return' ? 'What should be different' : 'Who said so, and when'}
            hint={asks === 'return' ? `${refund.proposed?.name ?? 'A colleague'} reads it.` : 'Colleagues read it.'}
            required
            minLength={3}
            autoComplete="off"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </form>
      </Dialog>
    </>
  )
}
