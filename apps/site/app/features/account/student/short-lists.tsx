import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { EnrolledCourseView } from '@northlight/contract/payments/enrolments'
import type { PaymentView } from '@northlight/contract/payments/payments'
import { Link, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'

type Props = { courses: EnrolledCourseView[] | undefined; payments: PaymentView[] | undefined; retry: () => void }

/** Courses and payments side by side; one that could not be read can be asked for again. */
export function ShortLists({ courses, payments, retry }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-columns gap-y-14 lg:grid-cols-2">
      {courses ? <ShortCourses courses={courses} /> : <TryAgainLine retry={retry} />}
      {payments ? <ShortPayments payments={payments} /> : <TryAgainLine retry={retry} />}
    </div>
  )
}

/** The latest courses; the whole list is a page of its own. */
function ShortCourses({ courses }: { courses: EnrolledCourseView[] }) {
  return (
    <section aria-labelledby="courses">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="courses" className="text-h2">
          Courses
        </h2>
        {courses.length > 0 && <MoreLink to="/course-enrolled">All courses</MoreLink>}
      </div>
      {courses.length === 0 ? (
        <p className="mt-4 max-w-[30em] text-sm text-ink-2">
          You have not joined a course yet. <Link to="/fees">Courses and fees</Link> of every campus are on one page.
        </p>
      ) : (
        <ul className="mt-5">
          {courses.map((course) => {
            const isOpen = course.payment_status === 'PENDING' || course.payment_status === 'CANCELLED'
            return (
              <li
                key={course.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line-2 py-4 last:border-b"
              >
                <div className="min-w-0">
                  <h3 className="text-h4">
                    {course.path ? <Link to={course.path}>{course.course}</Link> : course.course}
                  </h3>
                  <p className="text-sm text-ink-2">
                    {[course.branch, shownDate(course.created_at)].filter(Boolean).join(' · ')}
                  </p>
                </div>
                {isOpen ? (
                  <Link to="/course-enrolled" className="text-sm">
                    <StateMark state="due">Payment not finished</StateMark>
                  </Link>
                ) : (
                  <StateMark state={course.payment_status === 'REFUND' ? 'off' : 'done'}>
                    {course.payment_status === 'REFUND' ? 'Fee refunded' : 'Enrolled'}
                  </StateMark>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

const dayOf = ({ paid_at, created_at }: PaymentView) => shownDate(paid_at ?? created_at)

/** What was paid and came back, with receipts. */
function ShortPayments({ payments }: { payments: PaymentView[] }) {
  const settled = payments.filter(({ status }) => status === 'PAID' || status === 'REFUND')
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-h2">
        Payments
      </h2>
      {settled.length === 0 ? (
        <p className="mt-4 max-w-[30em] text-sm text-ink-2">
          Nothing has been paid. Each payment appears here with its receipt.
        </p>
      ) : (
        <Table caption="Your payments" hideCaption className="mt-5">
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col" className="max-sm:hidden">
                Paid
              </th>
              <th scope="col" data-num>
                Amount
              </th>
              <th scope="col">
                <span className="sr-only">Receipt</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {settled.map((payment) => (
              <tr key={payment.id}>
                <th scope="row">
                  {payment.title}
                  {/* A column of its own would leave the title one word a line on a phone. */}
                  <span className="mt-0.5 block text-xs font-normal text-ink-2 sm:hidden">{dayOf(payment)}</span>
                </th>
                <td className="whitespace-nowrap max-sm:hidden">{dayOf(payment)}</td>
                <td data-num>{shownMoney(payment.amount_paise)}</td>
                <td className="text-right">
                  {payment.status === 'REFUND' ? (
                    <StateMark state="off">Refunded</StateMark>
                  ) : (
                    payment.receipt && (
                      <a href={ownAddress(payment.receipt.url)} aria-label={`Receipt ${payment.receipt.number}, PDF`}>
                        Receipt
                      </a>
                    )
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
