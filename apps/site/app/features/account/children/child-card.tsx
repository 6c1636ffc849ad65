import type { ChildHomeView, ChildView } from '@northlight/contract/children'
import { instant, shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import type { ReactNode } from 'react'
import { childPath } from '../../../platform/paths/paths.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { applicationState, marksWords, nextOf, sittingWords, whenWords } from './child-words.ts'

/** One child at a glance: the last marks with their letter, the next test, what is due. */
export function ChildCard({ child, home }: { child: ChildView; home: ChildHomeView | undefined }) {
  const last = home?.tests.find(({ result }) => result !== null)
  const next = nextOf(home?.next_tests ?? [])
  const test = home?.application ? sittingWords(home.application) : null
  const due = home?.fees.flatMap(({ instalments }) => instalments).find(({ can_pay }) => can_pay)
  return (
    <Card as="li" className="grid content-start gap-4">
      <h3 className="text-h3 wrap-break-word">
        <Link to={childPath(child.id)} className="text-ink no-underline hover:underline">
          {child.name}
        </Link>
      </h3>
      {child.by === null ? (
        <p className="text-sm text-ink-2">{child.sentence}</p>
      ) : (
        <dl className="grid gap-3 text-sm">
          <Line term="Last test">
            {last ? (
              <>
                {last.name}: <b className="font-semibold figures">{marksWords(last)}</b>{' '}
                {last.report && (
                  <Link to={`${childPath(child.id)}/reports/${last.report}`}>
                    Read the letter<span className="sr-only"> about {last.name}</span>
                  </Link>
                )}
              </>
            ) : (
              'No result yet'
            )}
          </Line>
          <Line term="Next test">
            {next ? `${next.name}: ${whenWords(next, instant(Date.now()))}` : 'Not enrolled in one'}
          </Line>
          {home?.application && (
            <Line term="Admission">
              {applicationState(home.application)}
              {test && `, test on ${test}`}
            </Line>
          )}
          {due && (
            <Line term="Fee">
              {shownMoney(due.amount_paise)}, {due.state === 'overdue' ? 'was due on' : 'due on'}{' '}
              {shownDate(due.due_on)}
            </Line>
          )}
        </dl>
      )}
      {child.by !== null && (
        <p className="mt-1">
          <ButtonLink to={childPath(child.id)} variant="line" size="sm">
            Marks, tests and fees<span className="sr-only"> of {child.name}</span>
          </ButtonLink>
        </p>
      )}
    </Card>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{term}</dt>
      <dd className="min-w-0 wrap-break-word">{children}</dd>
    </div>
  )
}
