import type { ChildHomeView, NextTestView } from '@northlight/contract/children'
import type { Client } from '@northlight/contract/client'
import { type Instant, instant, shownDate } from '@northlight/contract/dates'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import type { ReactNode } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { startSentence } from '../../../platform/text/start-words.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { FeesInParts } from '../../payments/fees/fees-in-parts.tsx'
import { payForChild } from '../../payments/fees/part-line.tsx'
import { purposeNames, waysToAgree } from '../family/consent-words.ts'
import { OverviewWaiting } from '../overview-waiting.tsx'
import { ChildApplication } from './child-application.tsx'
import { ChildSeries } from './child-series.tsx'
import { ChildTests } from './child-tests.tsx'
import { whenWords } from './child-words.ts'
import { EndLink } from './end-link.tsx'

const readChild = (id: string) => (client: Client) =>
  client.get('/children/{id}', { params: { id } }).then(({ child }) => child)

/** One child: application, next tests, marks and letters, fees, what is agreed. */
export function ChildHome({ id }: { id: string }) {
  const call = useRead(`child ${id}`, readChild(id))
  if (call.value) return <Shown child={call.value} onChange={call.refresh} />
  if (call.status === 'loading') return <OverviewWaiting />
  const isClosed = isApiError(call.error) && (call.error.status === 403 || call.error.status === 404)
  return (
    <div className="wrap min-h-96 py-section">
      {isClosed ? (
        <EmptyState title="This is not shown here" action={<ButtonLink to="/profile">Back to my account</ButtonLink>}>
          {isApiError(call.error) && call.error.status === 403
            ? call.error.message
            : 'No child with this link is joined to your account.'}
        </EmptyState>
      ) : (
        <TryAgainLine retry={call.retry} />
      )}
    </div>
  )
}

function Shown({ child, onChange }: { child: ChildHomeView; onChange: () => Promise<void> }) {
  const now = instant(Date.now())
  return (
    <div className="wrap grid grid-cols-1 gap-14 pt-opening-2 pb-section">
      <h2 className="text-h2 wrap-break-word">{child.name}</h2>
      <ChildApplication child={child} />
      <Part id="next-tests" title="Next tests">
        {child.next_tests.length === 0 ? (
          <p className="text-sm text-ink-2">Not enrolled in a test at the moment.</p>
        ) : (
          <ul>
            {child.next_tests.map((test) => (
              <li key={test.slug} className="border-t border-line-2 py-4 last:border-b">
                <h4 className="text-h4 wrap-break-word">{test.name}</h4>
                <p className="text-sm text-ink-2">{timesWords(test, now)}</p>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <ChildSeries child={child} onChange={onChange} />
      <Part id="marks" title="Marks and letters">
        <ChildTests childId={child.id} tests={child.tests} />
      </Part>
      <FeesInParts fees={child.fees} payPart={payForChild(child.id)} onPaid={onChange} />
      <Agreed consents={child.consents} />
      <EndLink childId={child.id} name={child.name} by={child.by} />
    </div>
  )
}

/** Nothing where a student of age shares and nobody has agreed to anything. */
function Agreed({ consents }: Pick<ChildHomeView, 'consents'>) {
  if (consents.length === 0) return null
  return (
    <Part id="agreed" title="What is agreed">
      <ul className="grid gap-3 text-sm">
        {consents.map((consent) => (
          <li
            key={consent.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-3"
          >
            <span>
              <b className="font-semibold">{purposeNames[consent.text.purpose]}</b>, by{' '}
              {consent.by_name ?? 'a parent or guardian'} {waysToAgree[consent.how]}, {shownDate(consent.agreed_at)}
            </span>
            {consent.withdrawn_at ? (
              <StateMark state="off">Taken back {shownDate(consent.withdrawn_at)}</StateMark>
            ) : (
              <StateMark state="done">In force</StateMark>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">
        To take back what you agreed to, use the link in the e-mail that confirmed it, or write to us.
      </p>
    </Part>
  )
}

const timesWords = (test: NextTestView, now: Instant) => {
  const start = test.status === 'Ongoing' ? null : startSentence(test, test.closes_at, Date.parse(now))
  return [`${whenWords(test, now)}.`, start].filter(Boolean).join(' ')
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-4 text-h3">
        {title}
      </h3>
      {children}
    </section>
  )
}
