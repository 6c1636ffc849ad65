import { shownMoney } from '@northlight/contract/money'
import type { RefundCaseView } from '@northlight/contract/payments/refund-office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { moneyKey } from './money-head.tsx'
import { goesToWords } from './words.ts'

type Verb = 'sign' | 'return' | 'call-off' | 'send-again'
type Reply = { message: string; refund: RefundCaseView }

const openText = (count: number) =>
  count === 0 ? '' : `, and ${count === 1 ? 'one open instalment is' : `${count} open instalments are`} cancelled`

/** What this person can do with a refund; money is asked about first, with its consequence. */
export function RefundActs({ refund }: { refund: RefundCaseView }) {
  const queryClient = useQueryClient()
  const [asks, setAsks] = useState<'sign' | 'return' | 'call-off' | null>(null)
  const [note, setNote] = useState('')
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
  const isLast = refund.state === 'signed' || refund.signatures === 1
  return (
    <>
      {refund.proposed && (
        <a
          className={buttonClass({ look: 'quiet' })}
          href={`/api/v1/office/refunds/${refund.id}/letter`}
          target="_blank"
          rel="noreferrer"
        >
          Letter, PDF
        </a>
      )}
      {may('stay') && <Button onClick={() => setAsks('call-off')}>The student stays…</Button>}
      {may('return') && <Button onClick={() => setAsks('return')}>Send back…</Button>}
      {may('sign') && (
        <Button look="primary" icon="key" onClick={() => setAsks('sign')}>
          Sign {sum}
        </Button>
      )}
      {may('send-again') && (
        <Button look="primary" icon="key" sending={run.isPending} onClick={() => run.mutate('send-again')}>
          Send again
        </Button>
      )}
      <Dialog
        open={asks === 'sign'}
        onClose={() => setAsks(null)}
        title={isLast ? `Refund ${sum}?` : `Sign ${sum}?`}
        foot={
          <span className="end">
            <Button onClick={() => setAsks(null)}>Not yet</Button>
            <Button look="primary" icon="key" sending={run.isPending} onClick={() => run.mutate('sign')}>
              {isLast ? `Send ${sum}` : `Sign ${sum}`}
            </Button>
          </span>
        }
      >
        <p>
          {isLast
            ? `${refund.name} gets ${sum} ${goesToWords[refund.goes_to]}, and the letter with the calculation. The seat is free at once${openText(refund.open_parts)}. Money that is sent cannot be called back.`
            : `The letter with the calculation goes to ${refund.name} now. The money goes out when another administrator has signed, too.`}
        </p>
      </Dialog>
      <Dialog
        open={asks === 'return' || asks === 'call-off'}
        onClose={() => setAsks(null)}
        title={asks === 'return' ? 'Send the proposal back' : 'The student stays'}
        foot={
          <span className="end">
            <Button onClick={() => setAsks(null)}>Cancel</Button>
            <Button
              look="primary"
              disabled={note.trim().length < 3}
              sending={run.isPending}
              onClick={() => asks && run.mutate(asks)}
            >
              {asks === 'return' ? 'Send back' : 'Note that the student stays'}
            </Button>
          </span>
        }
      >
        <TextField
          label={asks === 'return' ? 'What should be different' : 'Who said so, and when'}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Dialog>
    </>
  )
}
