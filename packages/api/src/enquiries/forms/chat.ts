import { pathIn } from '../../counselling/contact-events/who-wrote.ts'
import { defineContactEvent } from '../define-contact-event.ts'
import { byItsAddress, ofSender, person } from '../person-parts.ts'

/** A report of a chat window that grows; a touch once somebody in it can be reached. */
export const chat = defineContactEvent({
  name: 'chat',
  table: 'chatbot_requests',
  contactEvent: {
    label: 'Chat',
    read: (row) => ({
      name: row.name ?? 'Somebody in the chat',
      phones: [{ value: row.phone }],
      emails: [{ value: row.email }],
      wants: row.school_course_question ?? row.course_standard_question,
      source: { page: pathIn(row.page_url) },
    }),
    words: (row) => [row.visit_question, row.admission_question, row.final_callback_question],
  },
  retention: 'enquiries',
  persons: {
    ...byItsAddress('Chats on our website', [
      ...person,
      ...['ip_address', 'country', 'latitude', 'longitude', 'browser', 'is_mobile', 'status', 'page_url'],
      ...['visit_question', 'admission_question', 'contact_question', 'multiple_choice_query'],
      ...['school_course_question', 'course_location_question', 'course_standard_question'],
      ...['final_callback_question', 'schedule_callback_question'],
    ]),
    // Where the child was, and so where the other parent lives.
    ofOthers: [...ofSender, { columns: ['ip_address', 'latitude', 'longitude'] }],
  },
})
