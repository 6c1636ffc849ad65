import { shownMoney } from '@northlight/contract/money'
import type { RefundCaseView } from '@northlight/contract/payments/refund-office'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Clock } from '../features/money/clock.tsx'
import { ClockNotice } from '../features/money/refund/clock-notice.tsx'
import { likeExample } from '../features/money/refund/like-example.ts'
import { RefundActs } from '../features/money/refund/refund-acts.tsx'
import { factsOf, missingText } from '../features/money/refund/refund-facts.ts'
import { RefundProposal } from '../features/money/refund/refund-proposal.tsx'
import { RefundSheetTable } from '../features/money/refund/refund-sheet.tsx'
import { SentRefunds, waitsForHand } from '../features/money/refund/sent-refunds.tsx'
import { Signatures } from '../features/money/refund/signatures.tsx'
import { askedWords, paidOutWords, refundStateWords } from '../features/money/words.ts'
import { client } from '../platform/api/client.ts'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { Moment } from '../ui/time.tsx'

export function RefundScreen() {
  const id = Number(useParams().id)
  const found = useQuery({
    queryKey: ['refund', id],
    queryFn: () => client.get('/office/refunds/{id}', { params: { id } }),
  })
  if (isLost(found)) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lines={12} />
  // What somebody has changed meanwhile is shown anew, with nothing of what was tried here before.
  return <Refund key={found.data.refund.version} refund={found.data.refund} />
}

function Refund({ refund }: { refund: RefundCaseView }) {
  const isByHand = refund.refunds.some(waitsForHand)
  const [icon, tone, word] = isByHand ? paidOutWords : refundStateWords[refund.state]
  // While the facts are put right the table follows them: two sums on one page would be one too many.
  const [sheet, setSheet] = useState(refund.sheet)
  const [facts, setFacts] = useState(() => factsOf(refund))
  const like = sheet && sheet.besides.length === 0 ? likeExample(sheet, refund.examples) : null
  // Money that nobody has paid out yet is late like any other.
  const isWaiting = isByHand || ['asked', 'proposed', 'signed', 'refused'].includes(refund.state)
  return (
    <>
      <PageHead
        crumbs={[{ to: '/refunds', label: 'Refunds' }, { label: refund.name }]}
        title={`Refund to ${refund.name}`}
        sub={
          <>
            <span>
              {refund.course}, {refund.branch}
            </span>
            <StateWord icon={icon} tone={tone}>
              {word}
            </StateWord>
          </>
        }
        acts={<RefundActs refund={refund} />}
      />
      {((refund.returned_note && refund.state === 'asked') || isWaiting) && (
        <div className="notices">
          {refund.returned_note && refund.state === 'asked' && (
            <Note tone="due">Sent back: {refund.returned_note}</Note>
          )}
          {isWaiting && <ClockNotice refund={refund} />}
        </div>
      )}
      <div className="cols">
        <div>
          <Section title="How it is worked out">
            {sheet ? (
              <>
                <RefundSheetTable sheet={sheet} goesTo={refund.goes_to} />
                {like && <p className="small muted">{like}</p>}
              </>
            ) : (
              <Note tone="due">{missingText(facts)} Say it below, and the sum is worked out.</Note>
            )}
          </Section>
          {refund.may.includes('propose') && (
            <RefundProposal {...{ refund, facts, onFacts: setFacts, sheet, onSheet: setSheet }} />
          )}
          {refund.refunds.length > 0 && (
            <Section title="The money">
              <SentRefunds refund={refund} />
            </Section>
          )}
        </div>
        <aside className="rail" aria-label="Clocks and signatures">
          <Section title="Two clocks">
            <dl className="facts">
              <dt>Told us</dt>
              <dd>
                <Moment at={refund.asked_at} />, {askedWords[refund.asked_how]}
                {refund.noted_by && `, noted by ${refund.noted_by}`}
              </dd>
              <dt>Calculation</dt>
              <dd>
                <Clock dueOn={refund.calculation_due_on} counts="working days" doneAt={refund.calculation_sent_at} />
              </dd>
              <dt>Money</dt>
              <dd>{isWaiting ? <Clock dueOn={refund.money_due_on} counts="days" /> : word}</dd>
            </dl>
          </Section>
          <Section title="Signatures">
            <Signatures refund={refund} />
          </Section>
          <Section title="Family">
            <dl className="facts">
              <dt>Phone</dt>
              <dd>
                <a href={`tel:${refund.phone}`}>{refund.phone}</a>
              </dd>
              <dt>E-mail</dt>
              <dd>
                <a href={`mailto:${refund.email}`}>{refund.email}</a>
              </dd>
            </dl>
          </Section>
          {refund.rule && (
            <Section title="Rule of the course">
              <p className="small">{refund.rule}</p>
              <dl className="facts facts--figures">
                {refund.examples.map((example) => (
                  <ExampleLine key={example.when} {...example} />
                ))}
              </dl>
            </Section>
          )}
        </aside>
      </div>
    </>
  )
}

function ExampleLine({ when, amount_paise }: { when: string; amount_paise: number }) {
  return (
    <>
      <dt>{when}</dt>
      <dd>{shownMoney(amount_paise)}</dd>
    </>
  )
}
