import { type EnrolmentFacts, enrolmentFacts } from '../enrolment-facts.ts'
import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeLeavingProps = EnrolmentFacts & {
  institute: MailInstitute
  /** The day the fee is counted to. */
  when: string
}

/** Tells the office that a student leaves, with what it needs to work out the refund. */
export const template: Template<OfficeLeavingProps> = {
  subject: () => 'A student leaves a course',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="A student leaves a course"
      lead="Work out the refund, write to the family within two working days, and return it from the payments desk."
      facts={[['Told us on', sent.when], ...enrolmentFacts(sent)]}
    />
  ),
}
