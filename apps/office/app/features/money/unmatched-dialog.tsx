import { shownMoney } from '@northlight/contract/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calls, client } from '../../platform/api/client.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { Moment } from '../../ui/time.tsx'
import { moneyKey } from './money-head.tsx'
import { methodText, unmatchedWords } from './words.ts'

type Props = { id: number; onClose: () => void; onDone: () => void }

/** Where the money may belong: place it, give it back, or say how it was settled outside. */
export function UnmatchedDialog({ id, onClose, onDone }: Props) {
  const may = useMay()
  const queryClient = useQueryClient()
  const [note, setNote] = useState('')
  const found = useQuery({
    queryKey: ['unmatched', id],
    queryFn: () => client.get('/office/unmatched-payments/{id}', { params: { id } }),
  })
  const run = useMutation({
    mutationFn: ({ verb, body }: { verb: string; body: Record<string, unknown> }) =>
      calls.post<{ message: string }>(`/office/unmatched-payments/${id}/${verb}`, body),
    onSuccess: ({ message }) => {
      toast.done(message)
      void queryClient.invalidateQueries({ queryKey: moneyKey })
      onDone()
      onClose()
    },
    onError: toast.failed,
  })
  const money = found.data?.unmatched
  const left = money ? money.amount_paise - money.refunded_paise : 0
  const isOpen = money?.state === 'open'
  return (
    <Dialog open onClose={onClose} title={money ? `${shownMoney(money.amount_paise)} without a place` : 'Money'} wide>
      {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton />}
      {money && (
        <>
          <dl className="facts">
            <dt>Came</dt>
            <dd>
              {methodText(money.method)}, <Moment at={money.paid_at} />
            </dd>
            <dt>Why it waits</dt>
            <dd>{unmatchedWords[money.reason] ?? money.reason}</dd>
            <dt>Payment</dt>
            <dd className="mono">{money.razorpay_payment_id}</dd>
            {money.note && (
              <>
                <dt>Settled</dt>
                <dd>{money.note}</dd>
              </>
            )}
          </dl>
          {isOpen && <h3>What it may be for</h3>}
          {isOpen && (found.data?.candidates.length ?? 0) === 0 && (
            <p className="muted">No order asks for this amount in the fortnight before.</p>
          )}
          {isOpen && (
            <ul className="rows">
              {found.data?.candidates.map((one) => (
                <li key={one.order_id}>
                  <span className="grow">
                    <b>{one.payer}</b>, {one.title}
                    <span className="under">
                      {one.why.join(', ')} {one.objection && `· ${one.objection}`}
                    </span>
                  </span>
                  <span className="end row-acts">
                    {may('unmatched.settle') && !one.objection && (
                      <Button
                        small
                        sending={run.isPending}
                        aria-label={`Place it with ${one.payer}`}
                        onClick={() => run.mutate({ verb: 'place', body: { order_id: one.order_id } })}
                      >
                        Place
                      </Button>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {isOpen && may('unmatched.settle') && (
            <div className="form">
              <TextField
                label="A word about it"
                hint="For the colleague who looks next."
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
              <div className="form-acts">
                <Button
                  disabled={note.trim().length < 3}
                  sending={run.isPending}
                  onClick={() => run.mutate({ verb: 'settle', body: { note } })}
                >
                  Settled outside
                </Button>
                {may('refunds.send') && (
                  <Button
                    icon="key"
                    look="danger"
                    disabled={note.trim().length < 3}
                    sending={run.isPending}
                    onClick={() => run.mutate({ verb: 'refund', body: { amount_paise: left, reason: note } })}
                  >
                    Refund {shownMoney(left)}
                  </Button>
                )}
              </div>
            </div>
          )}
        </>
      )}
    </Dialog>
  )
}
