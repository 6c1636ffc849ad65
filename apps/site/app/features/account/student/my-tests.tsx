import type { Client } from '@northlight/contract/client'
import { instant, shownDate } from '@northlight/contract/dates'
import type { EnrolledTestView } from '@northlight/contract/exams/online-tests'
import { paise, shownMoney } from '@northlight/contract/money'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { useRead } from '../../../platform/api/use-read.ts'
import { pageNumber } from '../../../platform/lists/page-number.ts'
import { usePlace } from '../../../platform/navigation/place.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { SeriesPart } from '../series/series-part.tsx'
import { EnrolledList } from './enrolled-list.tsx'
import { myTestAction, testState } from './my-test-action.ts'
import { countedWord } from './number-words.ts'

/** Every test a student has started or bought, newest first. */
export function MyTests() {
  const { search } = usePlace()
  const page = pageNumber(new URL(search, 'http://site.invalid'))
  const read = useRead(`tests ${page}`, (client: Client) =>
    client.get('/tests-enrolled', { query: { total: 12, page, 'filter[all]': true } }),
  )
  // Marks come by another call; the list does not wait for them.
  const results = useRead('results', (client: Client) => client.get('/results').then((reply) => reply.results))
  const series = useRead('series', (client: Client) => client.get('/series').then((reply) => reply.series))
  return (
    <div className="wrap pt-opening-2 pb-section">
      {series.value?.map((one) => (
        <SeriesPart
          key={one.enrolment_id}
          series={one}
          onChange={(next) =>
            series.set((series.value ?? []).map((each) => (each.enrolment_id === next.enrolment_id ? next : each)))
          }
        />
      ))}
      <EnrolledList
        read={read}
        path="/test-enrolled"
        title={(count) => countedWord(count, 'test')}
        empty={
          <EmptyState title="No tests yet" action={<ButtonLink to="/online-tests">See the online tests</ButtonLink>}>
            Every test you start or buy is kept here, with its report.
          </EmptyState>
        }
        row={(test) => (
          <TestLine
            key={test.uuid}
            test={test}
            marks={results.value?.find((one) => one.test.slug === test.test_slug && !test.is_admission)}
          />
        )}
      />
    </div>
  )
}

const feeOf = ({ enrollment_type, amount, payment_status }: EnrolledTestView) => {
  if (enrollment_type === 'Free') return 'Free'
  const fee = shownMoney(paise(Number(amount)))
  return payment_status === 'REFUND' ? `${fee}, returned` : fee
}

type LineProps = { test: EnrolledTestView; marks: { marks: number; max: number } | undefined }

function TestLine({ test, marks }: LineProps) {
  const { state, word } = testState(test, instant(Date.now()), marks)
  const action = myTestAction(test)
  const isUrgent = state === 'ongoing' || state === 'due'
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 gap-y-1.5 border-t border-line-2 py-4.5 last:border-b sm:grid-cols-[minmax(0,1fr)_10.5rem_7rem_auto]">
      <div className="min-w-0">
        <h3 className="text-h4 wrap-break-word">{test.test_name}</h3>
        <p className="text-sm text-ink-2">
          {[test.is_admission && 'Admission', feeOf(test)].filter(Boolean).join(' · ')}
          {test.payment_receipt && (
            <>
              {' · '}
              <a href={test.payment_receipt.url}>
                Receipt<span className="sr-only"> for {test.test_name}</span>
              </a>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-5 sm:contents">
        <StateMark state={state}>{word}</StateMark>
        <span className="text-sm text-ink-2 figures">
          <span className="sr-only">Enrolled </span>
          {shownDate(test.created_at)}
        </span>
      </div>
      <p className="min-w-36 max-sm:mt-2 sm:text-right">
        {action && (
          <ButtonLink to={action.to} size="sm" variant={isUrgent ? 'primary' : 'line'}>
            {action.label}
            <span className="sr-only">: {test.test_name}</span>
          </ButtonLink>
        )}
      </p>
      {test.reason && (
        <p className="text-sm text-ink-2 sm:col-span-full">
          <b className="font-semibold text-ink">What happened:</b> {test.reason}
        </p>
      )}
    </li>
  )
}
