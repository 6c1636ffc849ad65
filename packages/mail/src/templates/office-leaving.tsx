import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeLeavingProps = {
  institute: MailInstitute
  name: string
  email: string
  phone: string
  course_name: string
  branch_name: string
  amount: string
  /** The day the fee is counted to. */
  when: string
  order_id: string | null
  payment_id: string | null
}

/** Tells the office that a student leaves, with what it needs to work out the refund. */
export const template: Template<OfficeLeavingProps> = {
  subject: () => 'A student leaves a course',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="A student leaves a course"
      lead="Work out what comes back, write to the family within two working days, and return it from the payments desk."
      facts={[
        ['Told us on', sent.when],
        ['Name', sent.name],
        ['E-mail', sent.email],
        ['Mobile', sent.phone],
        ['Course', sent.course_name],
        ['Branch', sent.branch_name],
        ['Paid', sent.amount],
        ['Order', sent.order_id],
        ['Payment', sent.payment_id],
      ]}
    />
  ),
}
