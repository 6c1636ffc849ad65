import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeRegistrationProps = {
  institute: MailInstitute
  /** One sentence: what happened. */
  event: string
  application_number: string
  name: string
  email: string
  school_name: string
  class: string
  program: string
  sitting: string
  centre: string
  father_name: string | null
  father_phone: string | null
  father_email: string | null
  mother_name: string | null
  mother_phone: string | null
  mother_email: string | null
  address: string
}

/** Tells the office of a paid registration, and of one that needs a person. */
export const template: Template<OfficeRegistrationProps> = {
  subject: () => 'Admission Test Registration',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="Registration for the aptitude test"
      lead={sent.event}
      facts={[
        ['Application number', sent.application_number],
        ['Student', sent.name],
        ['E-mail', sent.email],
        ['School', sent.school_name],
        ['Class', sent.class],
        ['Programme', sent.program],
        ['Sitting', sent.sitting],
        ['Centre', sent.centre],
        ['Parent', sent.father_name],
        ['Parent’s mobile', sent.father_phone],
        ['Parent’s e-mail', sent.father_email],
        ['Second parent', sent.mother_name],
        ['Second parent’s mobile', sent.mother_phone],
        ['Second parent’s e-mail', sent.mother_email],
        ['Address', sent.address.replaceAll('\n', ', ')],
      ]}
    />
  ),
}
