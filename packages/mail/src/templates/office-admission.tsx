import type { AdmissionKind } from '@northlight/contract/enquiries/admission'
import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeAdmissionProps = {
  institute: MailInstitute
  kind: AdmissionKind
  admission_for: string
  name: string
  school_name: string
  class: string | null
  percentage: string | null
  /** Its last four digits. */
  aadhar: string
  center: string
  batch: string
  father_name: string | null
  father_phone: string | null
  father_occupation: string | null
  mother_name: string | null
  mother_phone: string | null
  mother_occupation: string | null
  siblings: string | null
  address: string
}

// The office sorts its mail by these words, which older notices used too.
const subjects: Record<AdmissionKind, string> = {
  puc: 'Admission - Class 11 or 1st PUC Enquiry',
  'class-8-9-10': 'Admission - Class 8, 9, 10 Enquiry',
}

/** Tells the office that somebody applied for admission. */
export const template: Template<OfficeAdmissionProps> = {
  subject: ({ kind }) => subjects[kind],
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="Application for admission"
      lead="Somebody applied for admission. The marks card is kept in the office."
      facts={[
        ['For', sent.admission_for],
        ['Student', sent.name],
        ['School', sent.school_name],
        ['Class', sent.class],
        ['Percentage', sent.percentage],
        ['Aadhaar', sent.aadhar],
        ['Centre', sent.center],
        ['Batch', sent.batch],
        ['Father', sent.father_name],
        ['Father’s mobile', sent.father_phone],
        ['Father’s occupation', sent.father_occupation],
        ['Mother', sent.mother_name],
        ['Mother’s mobile', sent.mother_phone],
        ['Mother’s occupation', sent.mother_occupation],
        ['Brothers and sisters', sent.siblings],
        ['Address', sent.address.replaceAll('\n', ', ')],
      ]}
    />
  ),
}
