import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeCourseRequestProps = {
  institute: MailInstitute
  name: string
  email: string
  phone: string
  course_name: string
  branch_name: string
  class: string | null
}

/** Tells the office that somebody wants to be called back about a course. */
export const template: Template<OfficeCourseRequestProps> = {
  subject: () => 'Course Request Callback Enquiry',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="Call-back about a course"
      lead="Somebody wants to be called back about a course."
      facts={[
        ['Name', sent.name],
        ...(sent.email ? [['E-mail', sent.email] as const] : []),
        ['Mobile', sent.phone],
        ['Course', sent.course_name],
        ['Branch', sent.branch_name],
        ...(sent.class ? [['Class', sent.class] as const] : []),
      ]}
    />
  ),
}
