import type { OfficeApplicationView } from '@northlight/contract/admissions/office'
import { shownMoney } from '@northlight/contract/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Failure, isLost } from '../../ui/states.tsx'
import { Moment } from '../../ui/time.tsx'
import { moneyKey } from './money-head.tsx'
import { feesToReturnKey, useFeesToReturn } from './use-fees-to-return.ts'
import { paidOutWords, refundText } from './words.ts'

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
              {isOnItsWay(row) ? (
                <OnItsWay row={row} />
              ) : (
                may('refunds.send') && (
                  <Button
                    small
                    icon="key"
                    sending={send.isPending && send.variables === row.id}
                    aria-label={`Refund ${shownMoney(row.fee_paise)} to ${row.name}`}
                    onClick={() => send.mutate(row.id)}
                  >
                    Refund
                  </Button>
                )
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Asked for, and nobody has refused it: a second click would be told so. */
const isOnItsWay = ({ refund }: OfficeApplicationView) => refund?.state === 'requested' || refund?.state === 'pending'

function OnItsWay({ row: { refund } }: { row: OfficeApplicationView }) {
  if (refund && refund.desk_order_id !== null) {
    const [icon, tone, word] = paidOutWords
    return (
      <Link to={`/payments/${refund.desk_order_id}`}>
        <StateWord icon={icon} tone={tone}>
          {word}
        </StateWord>
      </Link>
    )
  }
  return (
    <StateWord icon="clock" tone="info">
      {refundText(refund?.state ?? '', false)}
    </StateWord>
  )
}
