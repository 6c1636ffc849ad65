import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeContactProps = {
  institute: MailInstitute
  name: string
  email: string
  phone: string
  class: string | null
  course: string
  location: string
  request_type: string
  branch: string | null
  /** Day and hour as people read them. */
  date: string
  time: string
  detail: string
  page_url: string
}

/** Tells the office that somebody asks for a call, a visit or a meeting. */
export const template: Template<OfficeContactProps> = {
  subject: () => 'New Enquiry',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="New enquiry"
      lead="Somebody sent the contact form."
      facts={[
        ['Name', sent.name],
        ['E-mail', sent.email],
        ['Mobile', sent.phone],
        ['Class', sent.class],
        ['Course', sent.course],
        ['Location', sent.location],
        ['Asks for', sent.request_type],
        ['Branch', sent.branch],
        ['Day', sent.date],
        ['Time', sent.time],
        ['Page', sent.page_url],
      ]}
      message={sent.detail}
    />
  ),
}
