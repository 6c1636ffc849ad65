import { shownMoney } from '@northlight/contract/money'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { calls, client } from '../../../platform/api/client.ts'
import { useMay } from '../../../platform/me/use-me.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Failure, Skeleton } from '../../../ui/states.tsx'
import { FormTrouble } from '../form-trouble.tsx'
import { moneyKey } from '../money-head.tsx'
import { Candidates, Ways } from './unmatched-choices.tsx'
import { UnmatchedFacts } from './unmatched-facts.tsx'
import { type Choice, consequenceOf } from './unmatched-words.ts'

type Props = { id: number; onClose: () => void; onDone: () => void }

/** Where the money may belong: one way is chosen, what it does is said, and one button does it. */
export function UnmatchedDialog({ id, onClose, onDone }: Props) {
  const may = useMay()
  const queryClient = useQueryClient()
  const [choice, setChoice] = useState<Choice | null>(null)
  const formId = useId()
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
    // A colleague may have placed it meanwhile.
    onError: () => void found.refetch(),
  })
  const money = found.data?.unmatched
  const candidates = found.data?.candidates ?? []
  const left = money ? money.amount_paise - money.refunded_paise : 0
  const isOpen = money?.state === 'open'
  const canChoose = isOpen && may('unmatched.settle')
  const act = choice && money ? consequenceOf(choice, { whole: money.amount_paise, left }) : null
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!choice || run.isPending) return
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim()
    if (choice.way === 'place') run.mutate({ verb: 'place', body: { order_id: choice.order.order_id } })
    else if (choice.way === 'settle') run.mutate({ verb: 'settle', body: { note } })
    else run.mutate({ verb: 'refund', body: { amount_paise: left, reason: note } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(money)}
      wide
      foot={
        canChoose && (
          <span className="end">
            <Button onClick={onClose}>Not yet</Button>
            <Button
              type="submit"
              form={formId}
              look={choice?.way === 'refund' ? 'danger-filled' : 'primary'}
              {...(choice?.way === 'refund' && { icon: 'key' })}
              disabled={!act}
              sending={run.isPending}
            >
              {act?.button ?? 'Choose one first'}
            </Button>
          </span>
        )
      }
    >
      {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton />}
      {money && <UnmatchedFacts money={money} />}
      {money && isOpen && (
        <form className="form places" id={formId} onSubmit={send}>
          <FormTrouble failure={run.error} fields={[]} />
          <Candidates
            candidates={candidates}
            paid={money.amount_paise}
            choice={choice}
            onChoose={canChoose ? setChoice : undefined}
          />
          {canChoose && (
            <Ways choice={choice} onChoose={setChoice} refund={may('refunds.send') && left > 0 ? left : 0} />
          )}
          {choice && choice.way !== 'place' && (
            <TextField
              key={choice.way}
              name="note"
              label={choice.way === 'settle' ? 'How it was settled' : 'Why it is refunded'}
              hint="Colleagues read it, the family does not."
              required
              minLength={3}
              maxLength={300}
              autoComplete="off"
            />
          )}
          <p className="empty:hidden" role="status">
            {act?.words}
          </p>
        </form>
      )}
    </Dialog>
  )
}

const titleOf = (money: { amount_paise: number; state: string } | undefined) => {
  if (!money) return 'Unmatched money'
  const sum = shownMoney(money.amount_paise)
  return money.state === 'open' ? `Where does ${sum} belong?` : `${sum}, ${money.state}`
}
