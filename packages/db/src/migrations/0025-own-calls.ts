import { defineMigration } from './define.ts'

/** The fields of a chat window's lead, all as its vendor sends them. */
const leadFields = [
  'name',
  'email',
  'phone',
  'ip_address',
  'country',
  'latitude',
  'longitude',
  'browser',
  'visit_question',
  'admission_question',
  'contact_question',
  'multiple_choice_query',
  'school_course_question',
  'course_location_question',
  'course_standard_question',
  'final_callback_question',
  'schedule_callback_question',
  'status',
  'page_url',
]

export const ownCalls = defineMigration('0025-own-calls', (t) => [
  // How the attempt was begun, whatever its paper says; null in older rows, which follow their paper.
  t.addColumn('attempts', 'delivery', t.text.oneOf(['free', 'sequential']).orNull()),
  t.addColumn('registrations', 'exam_date', t.text.orNull()),
  t.table('chatbot_requests', {
    id: t.id,
    lead_id: t.text.orNull(),
    ...Object.fromEntries(leadFields.map((field) => [field, t.text.orNull()])),
    is_mobile: t.flag(false).orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  // An update names its lead, and so does the deletion of a person's data.
  t.index('chatbot_requests_lead', 'chatbot_requests', ['lead_id']),
])
