import { type EnrolmentFacts, enrolmentFacts } from '../enrolment-facts.ts'
import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeEnrolmentProps = EnrolmentFacts & { institute: MailInstitute }

/** Tells the office that somebody has enrolled, free or paid. */
export const template: Template<OfficeEnrolmentProps> = {
  subject: () => 'Enrollment Enquiry',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="Somebody has enrolled"
      lead="Somebody has enrolled in a course."
      facts={enrolmentFacts(sent)}
    />
  ),
}
