import type { OfficeApplicationDetail } from '@northlight/contract/admissions/office-seats'
import { shownMoney } from '@northlight/contract/money'
import { shownDay } from '@northlight/contract/shown-day'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Moment } from '../../ui/time.tsx'
import { withdrawalWords } from './withdrawal-words.ts'
import { needsWords } from './words.ts'

type Props = { application: OfficeApplicationDetail; feeActs?: ReactNode }

export function ApplicationFacts({ application, feeActs }: Props) {
  const { sitting, parents } = application
  const isPaid = application.payment_status === 'PAID'
  return (
    <>
      <Section title="Sitting">
        <dl className="facts">
          <dt>Where</dt>
          <dd>{sitting.centre}</dd>
          <dt>When</dt>
          <dd>
            {shownDay(sitting.sits_on)}, {sitting.slot}
          </dd>
          <dt>Checked in</dt>
          <dd>{application.checked_at ? <Moment at={application.checked_at} /> : 'not yet'}</dd>
          <dt>Result</dt>
          <dd>
            {application.percent === null
              ? 'not out'
              : `${application.percent} %, ${application.marks} of ${application.total_marks}`}
            {application.honour && `, ${application.honour}`}
          </dd>
        </dl>
      </Section>
      <Section title="Fee of the test">
        <ul className="rows">
          <li>
            <span className="grow">
              <b>{shownMoney(application.fee_paise)}</b>
              {application.order_id && (
                <span className="under">
                  <Link to={`/payments/${application.order_id}`}>See the payment</Link>
                </span>
              )}
            </span>
            <span className="end">
              <StateWord icon={isPaid ? 'tick' : 'ring'} tone={isPaid ? 'good' : 'quiet'}>
                {isPaid ? 'paid' : application.payment_status === 'REFUND' ? 'refunded' : 'not paid'}
              </StateWord>
            </span>
          </li>
        </ul>
        {feeActs}
      </Section>
      {application.papers.length > 0 && (
        <Section title="Papers">
          <ul className="rows">
            {application.papers.map((paper) => (
              <li key={paper.id}>
                <span className="grow">
                  Mark sheet
                  <span className="under">private; each opening is written down</span>
                </span>
                <span className="end">
                  <a href={`/api/v1/office/files/${paper.id}`}>
                    Open<span className="sr-only"> the mark sheet</span>
                  </a>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {application.next.includes('withdrawn') && (
        <Section title="If they withdraw">
          <p className="small">{withdrawalWords(application)}</p>
        </Section>
      )}
      <Section title="Family and consent">
        <dl className="facts">
          {parents.map((parent) => (
            <ParentLines key={`${parent.name} ${parent.phone}`} parent={parent} />
          ))}
          <dt>Candidate</dt>
          <dd>{application.email}</dd>
          <dt>Address</dt>
          <dd>{application.address}</dd>
          <dt>Consent</dt>
          <dd>
            <StateWord icon={application.needs ? 'warning' : 'tick'} tone={application.needs ? 'due' : 'good'}>
              {application.needs ? (needsWords[application.needs] ?? application.needs) : 'nothing is missing'}
            </StateWord>
          </dd>
        </dl>
      </Section>
    </>
  )
}

function ParentLines({ parent }: { parent: OfficeApplicationDetail['parents'][number] }) {
  return (
    <>
      <dt>{parent.name ?? 'Parent'}</dt>
      <dd>
        {parent.phone && <a href={`tel:${parent.phone}`}>{parent.phone}</a>}
        {parent.email && <span className="under">{parent.email}</span>}
      </dd>
    </>
  )
}
