import { defineMigration } from './define.ts'
import { person, sent } from './form-columns.ts'

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

export const enquiries = defineMigration('0012-enquiries', (t) => [
  t.table('contact_enquiries', {
    id: t.id,
    ...person(t),
    course: t.text,
    location: t.text,
    request_type: t.text,
    branch: t.text.orNull(),
    date: t.day,
    time: t.text,
    detail: t.text,
    page_url: t.text,
    class: t.text.orNull(),
    // In which language the family wrote: our mails are written in it.
    language: t.text.startsAt('en').oneOf(['en', 'kn', 'hi']),
    ...sent(t),
  }),
  t.index('contact_enquiries_inbox', 'contact_enquiries', ['created_at']),

  t.table('scholar_enquiries', {
    id: t.id,
    ...person(t),
    course: t.text,
    branch: t.text,
    ...sent(t),
  }),
  t.index('scholar_enquiries_inbox', 'scholar_enquiries', ['created_at']),

  t.table('vrddhi_enquiries', {
    id: t.id,
    name: t.text,
    school_name: t.text,
    phone: t.text,
    father_name: t.text.orNull(),
    father_email: t.text.orNull(),
    father_phone: t.text.orNull(),
    mother_name: t.text.orNull(),
    mother_email: t.text.orNull(),
    mother_phone: t.text.orNull(),
    class: t.text,
    syllabus: t.text,
    card_file_id: t.link('private_files', 'set null').orNull(),
    // The form asks for no address of the child: the account it was sent from, where there was one.
    user_id: t.link('users', 'set null').orNull(),
    ...sent(t),
  }),
  t.index('vrddhi_enquiries_inbox', 'vrddhi_enquiries', ['created_at']),

  // The names beside the links stay when the job, campaign, course or branch is deleted.
  t.table('job_enquiries', {
    id: t.id,
    job_id: t.link('job_openings', 'set null').orNull(),
    job_name: t.text,
    ...person(t),
    cv_file_id: t.link('private_files', 'set null').orNull(),
    ...sent(t),
  }),
  t.index('job_enquiries_inbox', 'job_enquiries', ['created_at']),
  t.index('job_enquiries_of_job', 'job_enquiries', ['job_id']),

  t.table('campaign_enquiries', {
    id: t.id,
    campaign_id: t.link('campaigns', 'set null').orNull(),
    campaign_name: t.text,
    ...person(t),
    ...sent(t),
  }),
  t.index('campaign_enquiries_inbox', 'campaign_enquiries', ['created_at']),
  t.index('campaign_enquiries_of_campaign', 'campaign_enquiries', ['campaign_id']),

  t.table('course_requests', {
    id: t.id,
    course_id: t.link('courses', 'set null').orNull(),
    course_name: t.text,
    branch_id: t.link('branches', 'set null').orNull(),
    branch_name: t.text,
    ...person(t),
    class: t.text.orNull(),
    ...sent(t),
  }),
  t.index('course_requests_inbox', 'course_requests', ['created_at']),

  t.table('admission_enquiries', {
    id: t.id,
    kind: t.text.oneOf(['puc', 'class-8-9-10']),
    name: t.text,
    school_name: t.text,
    // The number itself is nobody's business here; the last four digits tell two students apart.
    aadhar_last_four: t.text,
    class: t.text.orNull(),
    percentage: t.real.orNull(),
    father_name: t.text.orNull(),
    father_phone: t.text.orNull(),
    father_occupation: t.text.orNull(),
    mother_name: t.text.orNull(),
    mother_phone: t.text.orNull(),
    mother_occupation: t.text.orNull(),
    address: t.text,
    center: t.text,
    batch: t.text,
    has_sibling: t.flag(false),
    sibling_occupation: t.text.orNull(),
    no_of_sibling: t.int.orNull(),
    sibling_school: t.text.orNull(),
    sibling_class: t.text.orNull(),
    marks_file_id: t.link('private_files', 'set null').orNull(),
    // To which words the sender agreed; null for clients that do not say.
    consent_version: t.text.orNull(),
    // The account it was sent from, where there was one.
    user_id: t.link('users', 'set null').orNull(),
    ...sent(t),
  }),
  t.index('admission_enquiries_inbox', 'admission_enquiries', ['created_at']),

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
