import { byAddress, byParentAddress, byPhone, byUser, either, ofChild } from '../families/persons/find.ts'
import type { OfOthers, PersonTable, TableName } from '../families/persons/types.ts'
import { endReservation } from './reservations/seats.ts'

const person = ['name', 'email', 'phone']

/** A child sends a form for a parent, or a parent from the mailbox of the child. */
const ofSender: OfOthers[] = [
  { by: ['name'], columns: ['name'] },
  { by: ['phone'], columns: ['phone'] },
]

const form = (table: TableName, title: string, columns: string[]): PersonTable => ({
  domain: 'enquiries',
  table,
  found: byAddress(),
  shown: { title, columns: [...columns, 'created_at'] },
  ofOthers: ofSender.filter((rule) => rule.columns.every((column) => columns.includes(column))),
  erased: 'delete',
})

/** A form that names another parent may give their home and their other children, and its paper both parents. */
const atHome = (by: string[], columns: string[]): OfOthers => ({ by, columns, alone: true, file: true })

const ofAccount = ofChild(byUser())
const byParents = ofChild(byParentAddress('father_email'), byParentAddress('mother_email'))

/** Forms that anybody could send with any address: they belong to a person only by a confirmed one. */
export const enquiryPersons: PersonTable[] = [
  form('contact_enquiries', 'Messages to us', [
    ...person,
    ...['class', 'course', 'location', 'request_type', 'branch', 'date', 'time', 'detail', 'page_url'],
  ]),
  form('scholar_enquiries', 'Questions about the two-year programme', [...person, 'course', 'branch']),
  form('campaign_enquiries', 'Answers to campaigns', [...person, 'campaign_name']),
  form('course_requests', 'Call-backs you asked for', [...person, 'class', 'course_name', 'branch_name']),
  {
    ...form('job_enquiries', 'Job applications', [...person, 'job_name']),
    file: { column: 'cv_file_id', is: 'private_files' },
  },
  {
    ...form('event_reservations', 'Seats you reserved', [...person, 'event_name', 'people', 'cancelled_at']),
    // A phone number is confirmed by nobody: with the name it is enough to delete, not to read.
    found: either(byAddress(), ofChild(byPhone('phone'))),
    proved: byAddress(),
    erased: {
      // The row stays without a name until the event is over: its seats go back by the way that counts them.
      before: async (ctx, { id }) => {
        await endReservation(ctx, id)
      },
      set: { name: '', phone: '', email: null },
    },
  },
  {
    ...form('chatbot_requests', 'Chats on our website', [
      ...person,
      ...['ip_address', 'country', 'latitude', 'longitude', 'browser', 'is_mobile', 'status', 'page_url'],
      ...['visit_question', 'admission_question', 'contact_question', 'multiple_choice_query'],
      ...['school_course_question', 'course_location_question', 'course_standard_question'],
      ...['final_callback_question', 'schedule_callback_question'],
    ]),
    // Where the child was, and so where the other parent lives.
    ofOthers: [...ofSender, { columns: ['ip_address', 'latitude', 'longitude'] }],
  },
  form('blog_comments', 'Comments', ['name', 'email', 'comment', 'is_approved']),
  form('subscriptions', 'Newsletter', ['email', 'page_url']),
  {
    ...form('vrddhi_enquiries', 'Talent examination', [
      ...['name', 'school_name', 'phone', 'class', 'syllabus'],
      ...['father_name', 'father_email', 'father_phone', 'mother_name', 'mother_email', 'mother_phone'],
    ]),
    // A phone number is confirmed by nobody: with the name it is enough to delete, not to read.
    found: either(ofAccount, byParents, ofChild(byPhone('phone'), byPhone('father_phone'), byPhone('mother_phone'))),
    proved: either(ofAccount, byParents),
    ofOthers: [
      { by: ['phone'], columns: ['phone'] },
      { by: ['father_email', 'father_name'], columns: ['father_name', 'father_email', 'father_phone'] },
      { by: ['mother_email', 'mother_name'], columns: ['mother_name', 'mother_email', 'mother_phone'] },
      atHome(['father_email', 'father_name', 'mother_email', 'mother_name'], []),
    ],
    file: { column: 'card_file_id', is: 'private_files' },
  },
  {
    ...form('admission_enquiries', 'Admission forms', [
      ...['kind', 'name', 'school_name', 'aadhar_last_four', 'class', 'percentage', 'address', 'center', 'batch'],
      ...['father_name', 'father_phone', 'father_occupation', 'mother_name', 'mother_phone', 'mother_occupation'],
      ...['has_sibling', 'sibling_occupation', 'no_of_sibling', 'sibling_school', 'sibling_class', 'consent_version'],
    ]),
    found: either(ofAccount, ofChild(byPhone('father_phone'), byPhone('mother_phone'))),
    proved: ofAccount,
    ofOthers: [
      { by: ['father_phone', 'father_name'], columns: ['father_name', 'father_phone', 'father_occupation'] },
      { by: ['mother_phone', 'mother_name'], columns: ['mother_name', 'mother_phone', 'mother_occupation'] },
      atHome(
        ['father_phone', 'father_name', 'mother_phone', 'mother_name'],
        ['address', 'has_sibling', 'no_of_sibling', 'sibling_occupation', 'sibling_school', 'sibling_class'],
      ),
    ],
    file: { column: 'marks_file_id', is: 'private_files' },
  },
]
