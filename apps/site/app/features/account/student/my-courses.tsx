import type { Client } from '@northlight/contract/client'
import { indianDay, instant, shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { EnrolledCourseView } from '@northlight/contract/payments/enrolments'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { ownAddress } from '@northlight/ui/own-address.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../../platform/api/use-read.ts'
import { pageNumber } from '../../../platform/lists/page-number.ts'
import { usePlace } from '../../../platform/navigation/place.ts'
import { FirstDayLink } from '../../../platform/share/first-day-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { FinishPayment } from '../../payments/checkout/finish-payment.tsx'
import { EnrolledList } from './enrolled-list.tsx'
import { LeaveCourse } from './leave-course.tsx'
import { countedWord } from './number-words.ts'

const states = {
  PAID: { state: 'done', word: 'Paid' },
  PENDING: { state: 'due', word: 'Payment not finished' },
  CANCELLED: { state: 'due', word: 'Payment not finished' },
  REFUND: { state: 'off', word: 'Fee refunded' },
} as const

/** The money came when the last seat had gone: the office gives it back, and nothing is asked for again. */
const kept = { state: 'due', word: 'The fee was paid too late' } as const

/** The courses of a student, with the fee, its receipt and what is still open. */
export function MyCourses() {
  const { search } = usePlace()
  const page = pageNumber(new URL(search, 'http://site.invalid'))
  const read = useRead(`courses ${page}`, (client: Client) =>
    client.get('/courses-enrolled', { query: { total: 12, page } }),
  )
  return (
    <div className="wrap pt-opening-2 pb-section">
      <EnrolledList
        read={read}
        path="/course-enrolled"
        title={(count) => countedWord(count, 'course')}
        empty={
          <EmptyState title="No courses yet" action={<ButtonLink to="/fees">See courses and fees</ButtonLink>}>
            When you enrol in a course, it appears here with its fee and receipt.
          </EmptyState>
        }
        listClassName="grid items-start gap-5 menu:grid-cols-2"
        row={(course) => <CourseLine key={course.id} course={course} onChange={read.retry} />}
      />
      {read.value && read.value.meta.total > 0 && (
        <section aria-labelledby="more-courses" className="mt-12 border-t border-line-2 pt-10">
          <h2 id="more-courses" className="text-h3">
            Looking for something else?
          </h2>
          <p className="mt-2 max-w-[34em] text-ink-2">
            Evening classes, weekend classes, boards and KCET: every course is listed with its fee.
          </p>
          <ButtonLink to="/fees" variant="line" className="mt-5">
            See courses and fees
          </ButtonLink>
        </section>
      )}
    </div>
  )
}

function CourseLine({ course, onChange }: { course: EnrolledCourseView; onChange: () => void }) {
  const isKept = course.kept_paise > 0 && course.payment_status !== 'PAID'
  const { state, word } = isKept ? kept : states[course.payment_status]
  const isOpen = state === 'due' && !isKept
  const name = course.course ?? 'A course that is no longer offered'
  const isComing = course.starts_on !== null && course.starts_on >= indianDay(instant(Date.now()))
  const firstDay = isComing && course.payment_status === 'PAID' ? course.starts_on : null
  return (
    <Card as="li">
      <StateMark state={state}>{word}</StateMark>
      <h3 className="mt-1.5 text-h3 wrap-break-word">
        {course.path ? (
          <Link to={course.path} className="text-ink no-underline hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <dl className="mt-4 border-b border-line text-sm">
        <Fact label="Campus">{course.branch ?? '–'}</Fact>
        <Fact label={isOpen || isKept ? 'Begun' : 'Enrolled'}>
          <time dateTime={course.created_at}>{shownDate(course.created_at)}</time>
        </Fact>
        {firstDay && <Fact label="First day">{shownDate(`${firstDay}T06:00:00.000Z`)}</Fact>}
        <Fact label="Fee">
          {course.discounted_amount_paise === 0 ? 'Free' : shownMoney(course.discounted_amount_paise)}
          {course.instalments.length > 0 && `, in ${course.instalments.length} instalments`}
          {course.refunded_paise > 0 && `, ${shownMoney(course.refunded_paise)} refunded`}
        </Fact>
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
        {isOpen && course.razorpay_order_id && (
          <FinishPayment course={course} orderId={course.razorpay_order_id} onPaid={onChange} />
        )}
        {course.instalments.length > 0 && (
          <Link to="/payments#fees" className="py-1">
            Instalments<span className="sr-only">: {name}</span>
          </Link>
        )}
        {course.receipt && (
          <a href={ownAddress(course.receipt.url)} className="py-1">
            Receipt {course.receipt.number}
          </a>
        )}
        {firstDay && (
          <FirstDayLink course={name} branch={course.branch ?? ''} day={firstDay} className="py-1">
            Add the first day to my calendar
          </FirstDayLink>
        )}
        {course.path && !isOpen && (
          <Link to={course.path} className="py-1">
            Open the course<span className="sr-only">: {name}</span>
          </Link>
        )}
        {course.payment_status === 'PAID' && <LeaveCourse course={course} onDone={onChange} />}
      </div>
      {isKept && (
        <p className="mt-4 text-sm leading-normal text-ink-2">
          {shownMoney(course.kept_paise)} has arrived, but the last seat had gone by then. Our office has been told and
          will call you: another batch, or a full refund.
        </p>
      )}
      {course.payment_status === 'PAID' && course.kept_paise > 0 && (
        <p className="mt-4 text-sm leading-normal text-ink-2">
          {shownMoney(course.kept_paise)} was paid over and above the fee. Our office will check it and refund it.
        </p>
      )}
      {isOpen && (
        <p className="mt-4 text-xs leading-normal text-ink-2">
          We have not heard of a payment yet. If your bank shows a debit, it appears here once the bank confirms it.
        </p>
      )}
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-t border-line py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  )
}
