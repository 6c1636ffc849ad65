import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeEnrolmentProps = {
  institute: MailInstitute
  name: string
  email: string
  phone: string
  course_name: string
  branch_name: string
  amount: string
  order_id: string | null
  payment_id: string | null
}

/** Tells the office that somebody has enrolled, free or paid. */
export const template: Template<OfficeEnrolmentProps> = {
  subject: () => 'Enrollment Enquiry',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="Somebody has enrolled"
      lead="Somebody has enrolled in a course."
      facts={[
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
