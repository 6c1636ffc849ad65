import { documentTypes, imageTypes } from '@northlight/contract/uploads'
import type { factories } from './factories.ts'
import { aPdf, aPicture } from './files.ts'

type Make = ReturnType<typeof factories>
type Values = Record<string, string | Blob>

/** How a field is to be treated when it is filled in wrongly. */
export type Kind =
  | { is: 'line' | 'paragraphs'; max: number }
  | { is: 'email'; isOptional?: true }
  | { is: 'mobile' | 'choice' | 'aadhaar' | 'day' | 'page' }
  | { is: 'number'; bad: string[] }
  | { is: 'file'; types: readonly string[] }

export type PublicForm = {
  name: string
  /** Makes what the form needs to exist and says where it is sent to. */
  prepare: (make: Make) => Promise<string>
  valid: () => Values
  fields: Record<string, Kind>
  table: `${string}_enquiries` | 'course_requests' | 'blog_comments'
  /** Under which key the reply shows what was stored. */
  envelope: string
  message: string
  subject: string
}

const line: Kind = { is: 'line', max: 255 }
const longLine: Kind = { is: 'line', max: 500 }
const email: Kind = { is: 'email' }
const mobile: Kind = { is: 'mobile' }
const choice: Kind = { is: 'choice' }
const picture: Kind = { is: 'file', types: imageTypes }

const person = { name: 'Asha Rao', email: 'asha@example.com', phone: '98450 00199' }
const personFields = { name: line, email, phone: mobile }
/** Whoever wants to be called need not give an address. */
const callerFields: Record<string, Kind> = { ...personFields, email: { is: 'email', isOptional: true } }

const ready =
  (path: string) =>
  async (make: Make): Promise<string> => {
    await make.institute()
    await make.options()
    return path
  }

const student = () => ({
  name: 'Asha Rao',
  school_name: 'Hill View School',
  aadhar: '2345 6789 0123',
  father_name: 'Mohan Rao',
  father_phone: '9845000198',
  father_occupation: 'Farmer',
  mother_name: 'Lata Rao',
  mother_phone: '9845000197',
  mother_occupation: 'Teacher',
  address: '12 Lake Road\nMysuru',
  sibling: 'Yes',
  sibling_occupation: 'studying',
  no_of_sibling: '2',
  sibling_school: 'Hill View School',
  sibling_class: '6 and 8',
  marks: aPicture('marks.png'),
})

const studentFields = {
  name: line,
  school_name: line,
  aadhar: { is: 'aadhaar' },
  father_name: line,
  father_phone: mobile,
  father_occupation: line,
  mother_name: line,
  mother_phone: mobile,
  mother_occupation: line,
  address: { is: 'paragraphs', max: 500 },
  center: choice,
  batch: choice,
  sibling: choice,
  sibling_occupation: choice,
  no_of_sibling: { is: 'number', bad: ['0', '21', 'two', '1.5', '-1'] },
  sibling_school: line,
  sibling_class: line,
  marks: picture,
} satisfies Record<string, Kind>

/** Every form of the site that a visitor can send. */
export const publicForms: PublicForm[] = [
  {
    name: 'the contact form',
    prepare: async (make) => {
      await make.branch({ name: 'Mysuru' })
      return ready('/contact-form')(make)
    },
    valid: () => ({
      ...person,
      course: 'Foundation Evenings',
      location: 'Jayanagar',
      request_type: 'Visit Our Center',
      date: '2026-11-16',
      time: '10:30',
      branch: 'Mysuru',
      detail: 'We would like to see the campus.\nAfter ten, please.',
      page_url: 'https://northlight.test/contact-us',
    }),
    fields: {
      ...personFields,
      course: longLine,
      location: longLine,
      request_type: choice,
      date: { is: 'day' },
      time: longLine,
      branch: choice,
      detail: { is: 'paragraphs', max: 500 },
      page_url: { is: 'page' },
    },
    table: 'contact_enquiries',
    envelope: 'contactForm',
    message: 'Enquiry created successfully.',
    subject: 'New Enquiry',
  },
  {
    name: 'the form of the two-year programme',
    prepare: ready('/day-scholar-form'),
    valid: () => ({ ...person, course: 'Residential', branch: 'Mysuru' }),
    fields: { ...callerFields, course: choice, branch: choice },
    table: 'scholar_enquiries',
    envelope: 'scholarForm',
    message: 'Enquiry created successfully.',
    subject: 'Day Scholar / Residential Enquiry',
  },
  {
    name: 'the syllabus form',
    prepare: ready('/vrddhi-form'),
    valid: () => ({
      name: 'Asha Rao',
      school_name: 'Hill View School',
      phone: '9845000199',
      father_name: 'Mohan Rao',
      father_email: 'mohan@example.com',
      father_phone: '9845000198',
      mother_name: 'Lata Rao',
      mother_email: 'lata@example.com',
      mother_phone: '9845000197',
      class: '8th',
      syllabus: 'ICSE',
      card: aPicture('card.png'),
    }),
    fields: {
      name: line,
      school_name: line,
      phone: mobile,
      father_name: line,
      father_email: email,
      father_phone: mobile,
      mother_name: line,
      mother_email: email,
      mother_phone: mobile,
      class: choice,
      syllabus: choice,
      card: picture,
    },
    table: 'vrddhi_enquiries',
    envelope: 'vrddhiForm',
    message: 'Vrddhi created successfully.',
    subject: 'Vrddhi Enquiry',
  },
  {
    name: 'the application for a post',
    prepare: async (make) => ready(`/job-openings/enquiry/${(await make.jobOpening()).id}/create`)(make),
    valid: () => ({ ...person, cv: aPdf('Asha Rao.pdf') }),
    fields: { ...personFields, cv: { is: 'file', types: documentTypes } },
    table: 'job_enquiries',
    envelope: 'job_enquiry',
    message: 'Job Enquiry created successfully.',
    subject: 'Job Enquiry',
  },
  {
    name: 'the comment on an article',
    prepare: async (make) => ready(`/blog/comment/${(await make.blog()).id}/create`)(make),
    valid: () => ({ name: 'Asha Rao', email: 'asha@example.com', comment: 'Thank you.\nIt helped.' }),
    fields: { name: line, email, comment: { is: 'paragraphs', max: 5000 } },
    table: 'blog_comments',
    envelope: 'comment',
    message: 'Comment created successfully.',
    subject: 'Blog Comment',
  },
  {
    name: 'the form of a campaign',
    prepare: async (make) => ready(`/campaign/enquiry/${(await make.campaign()).id}`)(make),
    valid: () => ({ ...person }),
    fields: callerFields,
    table: 'campaign_enquiries',
    envelope: 'enquiry',
    message: 'Campaign Enquiry created successfully.',
    subject: 'Campaign Enquiry',
  },
  {
    name: 'the call-back form of a course',
    prepare: async (make) => {
      const [course, branch] = [await make.course(), await make.branch()]
      return ready(`/course/${course.slug}/branch/${branch.slug}/request`)(make)
    },
    valid: () => ({ ...person }),
    fields: callerFields,
    table: 'course_requests',
    envelope: 'courseRequestForm',
    message: 'Course Request created successfully.',
    subject: 'Course Request Callback Enquiry',
  },
  {
    name: 'the admission form for PUC',
    prepare: ready('/admission/puc'),
    valid: () => ({ ...student(), center: 'Mysuru, residential', batch: 'Two-year full-time, residential' }),
    fields: studentFields,
    table: 'admission_enquiries',
    envelope: 'admissionForm',
    message: 'Admission created successfully.',
    subject: 'Admission - Class 11 or 1st PUC Enquiry',
  },
  {
    name: 'the admission form for Classes 8 to 10',
    prepare: ready('/admission/not-puc'),
    valid: () => ({
      ...student(),
      class: '9',
      percentage: '88.5',
      center: 'Mysuru, day scholar',
      batch: 'Foundation',
    }),
    fields: {
      ...studentFields,
      class: choice,
      percentage: { is: 'number', bad: ['-1', '100.01', '101', 'ninety', '1e2', '88.123456'] },
    },
    table: 'admission_enquiries',
    envelope: 'admissionForm',
    message: 'Admission created successfully.',
    subject: 'Admission - Class 8, 9, 10 Enquiry',
  },
]
