import { shownMoney } from '@northlight/contract/money'
import type { EnrolledCourseView } from '@northlight/contract/payments/enrolments'
import { ButtonLink } from '../../ui/link.tsx'

type Props = { course: EnrolledCourseView; onPaid: () => void }

/** Enrolling again on the course page gives the same open order, so nothing is ever paid twice. */
export function FinishPayment({ course }: Props) {
  if (!course.path) return null
  return <ButtonLink to={course.path}>Finish the payment, {shownMoney(course.discounted_amount_paise)}</ButtonLink>
}
