import { shownMoney } from '@northlight/contract/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Failure, isLost } from '../../ui/states.tsx'
import { Moment } from '../../ui/time.tsx'
import { moneyKey } from './money-head.tsx'
import { feesToReturnKey, useFeesToReturn } from './use-fees-to-return.ts'

/** Families who withdrew in time, or whose fee came too late: all of it goes back, by an administrator. */
export function FeesToReturn() {
  const may = useMay()
  const queryClient = useQueryClient()
  const { due, rows } = useFeesToReturn()
  const send = useMutation({
    mutationFn: (id: number) => client.post('/office/applications/{id}/refund', {}, { params: { id } }),
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.failed,
    onSettled: () => {
      for (const queryKey of [feesToReturnKey, moneyKey]) void queryClient.invalidateQueries({ queryKey })
    },
  })
  if (isLost(due)) return <Failure error={due.error} onRetry={() => void due.refetch()} />
  if (rows.length === 0) return null
  return (
    <Section title="Aptitude test, withdrawn in time" end={<span className="muted">the whole fee goes back</span>}>
      <ul className="rows">
        {rows.map((row) => (
          <li key={row.id}>
            <span className="grow">
              <b>{row.name}</b>
              <span className="under">
                {row.number} · {row.sitting.centre} · <Moment at={row.updated_at} day />
              </span>
            </span>
            <span className="end row-acts">
              <b>{shownMoney(row.refund?.amount_paise ?? row.fee_paise)}</b>
              {may('refunds.send') && row.refund?.state !== 'requested' && (
                <Button
                  small
                  icon="key"
                  sending={send.isPending && send.variables === row.id}
                  aria-label={`Refund ${shownMoney(row.fee_paise)} to ${row.name}`}
                  onClick={() => send.mutate(row.id)}
                >
                  Refund
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
