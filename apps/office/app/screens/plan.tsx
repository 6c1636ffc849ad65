import { shownMoney } from '@northlight/contract/money'
import type { OfficePlanView } from '@northlight/contract/payments/money-desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { PlanTable } from '../features/money/plan-table.tsx'
import { PromiseDialog } from '../features/money/promise-dialog.tsx'
import { TakeDialog } from '../features/money/take-dialog.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { Moment } from '../ui/time.tsx'

export function PlanScreen() {
  const id = Number(useParams().id)
  const found = useQuery({
    queryKey: ['plan', id],
    queryFn: () => client.get('/office/instalments/{id}', { params: { id } }),
  })
  if (isLost(found)) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lines={10} />
  return <Plan plan={found.data.plan} />
}

function Plan({ plan }: { plan: OfficePlanView }) {
  const may = useMay()
  const queryClient = useQueryClient()
  const [asks, setAsks] = useState(false)
  const [takes, setTakes] = useState(false)
  const params = { id: plan.enrolment_id }
  const next = plan.instalments.find(({ can_pay }) => can_pay)
  const overdue = plan.instalments.filter(({ state }) => state === 'overdue')
  const isAsked = next !== undefined && !plan.leave_asked_at && may('payments.remind')
  const remind = useMutation({
    mutationFn: () => client.post('/office/instalments/{id}/remind', {}, { params }),
    onSuccess: (reply) => {
      toast.done(reply.message)
      queryClient.setQueryData(['plan', plan.enrolment_id], reply)
    },
    onError: toast.failed,
  })
  return (
    <>
      <PageHead
        crumbs={[{ to: '/instalments', label: 'Instalments' }, { label: plan.name }]}
        title={plan.name}
        sub={
          <span>
            {plan.course}, {plan.branch}
          </span>
        }
        acts={
          <>
            {isAsked && (
              <>
                <Button onClick={() => setAsks(true)}>Promise to pay…</Button>
                <Button icon="send" sending={remind.isPending} onClick={() => remind.mutate()}>
                  Remind now
                </Button>
              </>
            )}
            {next && may('payments.take') && (
              <Button look="primary" onClick={() => setTakes(true)}>
                Paid at the desk
              </Button>
            )}
          </>
        }
      />
      <div className="sums">
        <div>
          <b>{shownMoney(plan.paid_paise)}</b>
          <span className="good">
            paid, {plan.instalments.filter(({ state }) => state === 'paid').length} of {plan.instalments.length}
          </span>
        </div>
        <div>
          <b>{shownMoney(overdue.reduce((sum, part) => sum + part.amount_paise, 0))}</b>
          <span className={overdue.length > 0 ? 'bad' : undefined}>overdue</span>
        </div>
        <div>
          <b>{shownMoney(plan.left_paise)}</b>
          <span>left to pay</span>
        </div>
        <div>
          <b>{shownMoney(0)}</b>
          <span>added for lateness: never</span>
        </div>
      </div>
      {plan.leave_asked_at && (
        <div className="notices">
          <Note
            tone="due"
            acts={plan.refund_case_id && <Link to={`/refunds/${plan.refund_case_id}`}>See the refund</Link>}
          >
            The family has told us that the student leaves; nothing more is asked for.
          </Note>
        </div>
      )}
      <div className="cols">
        <div>
          <Section title="Instalments">
            <PlanTable parts={plan.instalments} />
          </Section>
        </div>
        <aside className="rail" aria-label="Reminders and family">
          <Section title="Reminders">
            {plan.reminders.length === 0 && <p className="muted">None has gone out yet.</p>}
            <ul className="rows">
              {plan.reminders.map((mail) => (
                <li key={mail.at}>
                  <span className="grow">
                    {mail.subject}
                    <span className="under">
                      <Moment at={mail.at} /> · {mail.state}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <p className="small muted">By itself a week before, a day before and three days after the day.</p>
          </Section>
          <Section title="Family">
            <dl className="facts">
              <dt>Phone</dt>
              <dd>
                <a href={`tel:${plan.phone}`}>{plan.phone}</a>
              </dd>
              <dt>E-mail</dt>
              <dd>{plan.email}</dd>
            </dl>
          </Section>
        </aside>
      </div>
      {asks && <PromiseDialog plan={plan} onClose={() => setAsks(false)} />}
      {takes && next && (
        <TakeDialog
          debt={{
            of: { enrolment: plan.enrolment_id, number: next.number },
            ...{ name: plan.name, amount_paise: next.amount_paise },
            title: `Instalment ${next.number} of ${plan.instalments.length}, ${plan.course}, ${plan.branch}`,
          }}
          onClose={() => setTakes(false)}
        />
      )}
    </>
  )
}
