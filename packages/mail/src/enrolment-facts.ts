import type { Fact } from './template.ts'

/** Who is meant, where, and the money by the numbers the gateway knows it by. */
export type EnrolmentFacts = {
  name: string
  email: string
  phone: string
  course_name: string
  branch_name: string
  /** The whole fee. */
  amount: string
  /** What has come of it. */
  paid: string
  order_id: string | null
  payment_id: string | null
}

/** The lines that every mail to the office about an enrolment carries. */
export const enrolmentFacts = (sent: EnrolmentFacts): Fact[] => [
  ['Name', sent.name],
  ['E-mail', sent.email],
  ['Mobile', sent.phone],
  ['Course', sent.course_name],
  ['Branch', sent.branch_name],
  ['Fee', sent.amount],
  ['Paid', sent.paid],
  ['Order', sent.order_id],
  ['Payment', sent.payment_id],
]
