import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeChatbotProps = {
  institute: MailInstitute
  name: string
  email: string
  phone: string
  visit_question: string | null
  admission_question: string | null
  contact_question: string | null
  school_course_question: string | null
  course_location_question: string | null
  course_standard_question: string | null
  final_callback_question: string | null
  schedule_callback_question: string | null
  page_url: string | null
}

/** Tells the office that somebody left name and number in the chat window. */
export const template: Template<OfficeChatbotProps> = {
  subject: () => 'Chatbot Enquiry',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="Chat on our website"
      lead="Somebody left name and number in the chat window."
      facts={[
        ['Name', sent.name],
        ['E-mail', sent.email],
        ['Mobile', sent.phone],
        ['Looking for', sent.visit_question],
        ['Admission for', sent.admission_question],
        ['How to answer', sent.contact_question],
        ['Course', sent.school_course_question],
        ['Branch', sent.course_location_question],
        ['Class', sent.course_standard_question],
        ['Wants a call back', sent.final_callback_question],
        ['Call back on', sent.schedule_callback_question],
        ['Page', sent.page_url],
      ]}
    />
  ),
}
