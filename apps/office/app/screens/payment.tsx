import { shownMoney } from '@northlight/contract/money'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { LeavingNote } from '../features/money/leaving-note.tsx'
import { PaidOut } from '../features/money/paid-out.tsx'
import { PaymentFacts } from '../features/money/payment-facts.tsx'
import { TakeBack } from '../features/money/take-back.tsx'
import { TakeDialog } from '../features/money/take-dialog.tsx'
import { eventWords, heardWords, isTakenBack, orderStateOf, refundText, whose } from '../features/money/words.ts'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { dayText, Moment } from '../ui/time.tsx'

/** One order: what was bought, what the gateway said and when, receipt, refunds. */
export function PaymentScreen() {
  const id = Number(useParams().id)
  const may = useMay()
  const [isLeaving, setLeaving] = useState(false)
  const [takes, setTakes] = useState(false)
  const found = useQuery({
    queryKey: ['payment', id],
    queryFn: () => client.get('/office/payments/{id}', { params: { id } }),
  })
  const ask = useMutation({
    mutationFn: () => client.post('/office/payments/{id}/ask', {}, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      void found.refetch()
    },
    onError: toast.failed,
  })
  if (isLost(found)) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lines={10} />
  const { payment, heard, heard_by, subject_id, has_plan, next_check_at, desk } = found.data
  // Later instalments are taken on the page of the fee, in their order.
  const isBegun = payment.status === 'PENDING' || payment.status === 'CANCELLED'
  const isDueByParts = payment.kind === 'course' && (payment.part > 1 || (has_plan && isTakenBack(payment)))
  const canTake = isBegun && may('payments.take') && !isDueByParts
  const canTakeBack = desk !== null && payment.status === 'PAID' && may('cheques.return')
  const [icon, tone, word] = orderStateOf(payment)
  return (
    <>
      <PageHead
        crumbs={[{ to: '/payments', label: 'Payments' }, { label: payment.payer.name }]}
        title={`${shownMoney(payment.amount_paise)} from ${whose(payment)}`}
        sub={
          <>
            <span>{payment.title}</span>
            <StateWord icon={icon} tone={tone}>
              {word}
            </StateWord>
          </>
        }
        acts={
          <>
            {payment.receipt && (
              <a className={buttonClass({})} href={payment.receipt.url} target="_blank" rel="noreferrer">
                Receipt, PDF
              </a>
            )}
            {!desk && (
              <Button sending={ask.isPending} onClick={() => ask.mutate()}>
                Ask the gateway now
              </Button>
            )}
            {canTake && (
              <Button look="primary" onClick={() => setTakes(true)}>
                Paid at the desk
              </Button>
            )}
            {canTakeBack && payment.paid_at && (
              <TakeBack
                payment={{
                  ...{ id: payment.id, name: whose(payment), amount_paise: payment.amount_paise },
                  ...{ receipt: payment.receipt?.number ?? '', taken_at: payment.paid_at },
                }}
                causes={desk.means === 'cheque' ? ['bank', 'mistake'] : ['mistake']}
              />
            )}
            {payment.kind === 'course' && payment.status === 'PAID' && may('refunds.propose') && (
              <Button onClick={() => setLeaving(true)}>The student leaves…</Button>
            )}
          </>
        }
      />
      <div className="cols">
        <div>
          <Section title={desk ? 'How it came' : 'What the gateway said'}>
            {heard.length === 0 && !heard_by && <p className="muted">Nothing yet.</p>}
            <ol className="rows">
              {heard_by && (
                <li>
                  <span className="grow">
                    <b>
                      {desk
                        ? `Taken at the desk by ${desk.taken_by ?? 'a colleague who has left'}`
                        : `Money heard of ${heardWords[heard_by] ?? heard_by}`}
                    </b>
                    <span className="under">{payment.paid_at && <Moment at={payment.paid_at} />}</span>
                  </span>
                </li>
              )}
              {desk?.returned && (
                <li>
                  <span className="grow">
                    <b>
                      {desk.returned.cause === 'bank' ? 'Cheque returned by the bank' : 'Noted by mistake'}:{' '}
                      {desk.returned.reason}
                    </b>
                    <span className="under">
                      {dayText(desk.returned.on)}, noted by {desk.returned.noted_by ?? 'a colleague who has left'}
                    </span>
                  </span>
                </li>
              )}
              {heard.map((one) => (
                <li key={`${one.event} ${one.at}`}>
                  <span className="grow">
                    <b>{eventWords[one.event] ?? one.event}</b>
                    <span className="under">
                      <Moment at={one.at} /> · <code>{one.event}</code>, {one.outcome}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
            {desk && payment.status === 'PAID' && (
              <p className="small muted">
                A wrong amount, person or way of paying is noted as a mistake, and taken again. That is done by an
                administrator who did not take it
                {desk.corrected_by.length > 0 && `: ${desk.corrected_by.join(', ')}`}.
              </p>
            )}
            {payment.last_failure && <p className="small muted">Last refusal: {payment.last_failure}</p>}
            {next_check_at && !desk && (
              <p className="small muted">
                Asked again by itself: <Moment at={next_check_at} />
              </p>
            )}
          </Section>
          {payment.refunds.length > 0 && (
            <Section title="Refunds">
              <ul className="rows">
                {payment.refunds.map((refund) => (
                  <li key={refund.id}>
                    <span className="grow">
                      <b>{shownMoney(refund.amount_paise)}</b>
                      <span className="under">
                        <Moment at={refund.created_at} />
                      </span>
                    </span>
                    <span className="end">
                      {desk && refund.state === 'requested' ? (
                        <PaidOut refund={refund} name={whose(payment)} />
                      ) : (
                        refundText(refund.state, desk !== null)
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <PaymentFacts payment={payment} desk={desk} planOf={has_plan ? subject_id : null} />
      </div>
      {takes && (
        <TakeDialog
          debt={{
            of: { order: payment.id },
            ...{ name: whose(payment), title: payment.title, amount_paise: payment.amount_paise },
          }}
          onClose={() => setTakes(false)}
        />
      )}
      {isLeaving && (
        <LeavingNote
          enrolmentId={subject_id}
          name={payment.student ?? payment.payer.name}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}
