import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeVrddhiProps = {
  institute: MailInstitute
  name: string
  school_name: string
  phone: string
  class: string
  syllabus: string
  father_name: string | null
  father_phone: string | null
  father_email: string | null
  mother_name: string | null
  mother_phone: string | null
  mother_email: string | null
}

/** Tells the office that somebody asked for a syllabus of the talent examination. */
export const template: Template<OfficeVrddhiProps> = {
  subject: () => 'Vrddhi Enquiry',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="Vrddhi enquiry"
      lead="Somebody asked for the syllabus. The identity card is kept in the office."
      facts={[
        ['Name', sent.name],
        ['School', sent.school_name],
        ['Mobile', sent.phone],
        ['Class', sent.class],
        ['Syllabus', sent.syllabus],
        ['Father', sent.father_name],
        ['Father’s mobile', sent.father_phone],
        ['Father’s e-mail', sent.father_email],
        ['Mother', sent.mother_name],
        ['Mother’s mobile', sent.mother_phone],
        ['Mother’s e-mail', sent.mother_email],
      ]}
    />
  ),
}
