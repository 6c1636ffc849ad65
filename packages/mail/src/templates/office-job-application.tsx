import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeJobApplicationProps = {
  institute: MailInstitute
  job_name: string
  name: string
  email: string
  phone: string
  file_name: string | null
}

/** Tells the office that somebody applied for a post. */
export const template: Template<OfficeJobApplicationProps> = {
  subject: () => 'Job Enquiry',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="New application"
      lead="Somebody applied for a post. The CV is kept in the office."
      facts={[
        ['Post', sent.job_name],
        ['Name', sent.name],
        ['E-mail', sent.email],
        ['Mobile', sent.phone],
        ['CV', sent.file_name],
      ]}
    />
  ),
}
