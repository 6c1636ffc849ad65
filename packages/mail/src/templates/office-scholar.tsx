import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeScholarProps = {
  institute: MailInstitute
  name: string
  email: string
  phone: string
  course: string
  branch: string
}

/** Tells the office that somebody asks about the two-year programme. */
export const template: Template<OfficeScholarProps> = {
  subject: () => 'Day Scholar / Residential Enquiry',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="Two-year programme"
      lead="Somebody asks about the two-year programme."
      facts={[
        ['Name', sent.name],
        ...(sent.email ? [['E-mail', sent.email] as const] : []),
        ['Mobile', sent.phone],
        ['Variant', sent.course],
        ['Campus', sent.branch],
      ]}
    />
  ),
}
