import type { Endpoint } from '@northlight/contract/endpoint'
import { documentTypes, imageTypes } from '@northlight/contract/uploads'
import type { FormTable } from '@northlight/db/tables'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Form } from '../src/enquiries/define-form.ts'
import { forms } from '../src/enquiries/sent.ts'
import { metaOf } from '../src/kernel/validate.ts'
import type { factories } from './factories.ts'
import { aPdf, aPicture } from './files.ts'

type Make = ReturnType<typeof factories>
type Values = Record<string, string | Blob>

/** How a field is to be treated when it is filled in wrongly. */
export type Kind = { isOptional?: true } & (
  | { is: 'line' | 'paragraphs'; max: number }
  | { is: 'email' | 'mobile' | 'choice' | 'aadhaar' | 'day' | 'page' }
  | { is: 'number'; bad: string[] }
  | { is: 'file'; types: readonly string[] }
)

export type PublicForm = {
  name: string
  /** Makes what the form needs to exist and says where it is sent to. */
  prepare: (make: Make) => Promise<string>
  valid: () => Values
  fields: Record<string, Kind>
  /** Its definition. */
  form: Form
  table: FormTable
  /** Under which key the reply shows what was stored. */
  envelope: string
  /** What the reply shows beside its id and its moments, where no test says it. */
  shown?: string[]
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
/** Anyone who wants to be called need not give an address. */
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
  aadhar: { is: 'aadhaar', isOptional: true },
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

/** What the forms of today are asked for and answer, by the path of their call: older clients read it to the letter. */
const known: Record<string, Omit<PublicForm, 'form' | 'table'>> = {
  '/contact-form': {
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
    envelope: 'contactForm',
    message: 'Enquiry created successfully.',
    subject: 'New Enquiry',
  },
  '/day-scholar-form': {
    name: 'the form of the two-year programme',
    prepare: ready('/day-scholar-form'),
    valid: () => ({ ...person, course: 'Residential', branch: 'Mysuru' }),
    fields: { ...callerFields, course: choice, branch: choice },
    envelope: 'scholarForm',
    message: 'Enquiry created successfully.',
    subject: 'Day Scholar / Residential Enquiry',
  },
  '/vrddhi-form': {
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
    envelope: 'vrddhiForm',
    message: 'Vrddhi created successfully.',
    subject: 'Vrddhi Enquiry',
  },
  '/job-openings/enquiry/{job_id}/create': {
    name: 'the application for a post',
    prepare: async (make) => ready(`/job-openings/enquiry/${(await make.jobOpening()).id}/create`)(make),
    valid: () => ({ ...person, cv: aPdf('Asha Rao.pdf') }),
    fields: { ...personFields, cv: { is: 'file', types: documentTypes } },
    envelope: 'job_enquiry',
    message: 'Job Enquiry created successfully.',
    subject: 'Job Enquiry',
  },
  '/blog/comment/{blog_id}/create': {
    name: 'the comment on an article',
    prepare: async (make) => ready(`/blog/comment/${(await make.blog()).id}/create`)(make),
    valid: () => ({ name: 'Asha Rao', email: 'asha@example.com', comment: 'Thank you.\nIt helped.' }),
    fields: { name: line, email, comment: { is: 'paragraphs', max: 5000 } },
    envelope: 'comment',
    message: 'Comment created successfully.',
    subject: 'Blog Comment',
  },
  '/campaign/enquiry/{campaign_id}': {
    name: 'the form of a campaign',
    prepare: async (make) => ready(`/campaign/enquiry/${(await make.campaign()).id}`)(make),
    valid: () => ({ ...person }),
    fields: callerFields,
    envelope: 'enquiry',
    message: 'Campaign Enquiry created successfully.',
    subject: 'Campaign Enquiry',
  },
  '/course/{course_slug}/branch/{branch_slug}/request': {
    name: 'the call-back form of a course',
    prepare: async (make) => {
      const [course, branch] = [await make.course(), await make.branch()]
      return ready(`/course/${course.slug}/branch/${branch.slug}/request`)(make)
    },
    valid: () => ({ ...person }),
    fields: callerFields,
    envelope: 'courseRequestForm',
    message: 'Course Request created successfully.',
    subject: 'Course Request Callback Enquiry',
  },
  '/admission/puc': {
    name: 'the admission form for PUC',
    prepare: ready('/admission/puc'),
    valid: () => ({ ...student(), center: 'Mysuru, residential', batch: 'Two-year full-time, residential' }),
    fields: studentFields,
    envelope: 'admissionForm',
    message: 'Admission created successfully.',
    subject: 'Admission - Class 11 or 1st PUC Enquiry',
  },
  '/admission/not-puc': {
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
    envelope: 'admissionForm',
    message: 'Admission created successfully.',
    subject: 'Admission - Class 8, 9, 10 Enquiry',
  },
}

/** The kind of a field that only its schema tells of; nothing where it tells too little. */
const kindOf = (schema: z.ZodType, isChoice: boolean): Kind[] => {
  const { label, upload } = metaOf(schema)
  const { maxLength, enum: values } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const isOptional = schema.safeParse(undefined).success ? { isOptional: true as const } : {}
  if (upload) return [{ is: 'file', types: upload.types, ...isOptional }]
  if (isChoice || values) return [{ is: 'choice', ...isOptional }]
  if (label === 'e-mail address') return [{ is: 'email', ...isOptional }]
  if (label === 'mobile number') return [{ is: 'mobile', ...isOptional }]
  if (label === 'page address') return [{ is: 'page', ...isOptional }]
  return maxLength === undefined ? [] : [{ is: 'line', max: maxLength, ...isOptional }]
}

/** A form that is not among them: what its contract and its definition say of it. */
const readOf = (form: Form, endpoint: Endpoint): Omit<PublicForm, 'form' | 'table'> => {
  const { params = {}, input = {} } = endpoint.example ?? {}
  const fields = Object.entries(endpoint.input?.shape ?? {}) as [string, z.ZodType][]
  const reply = (endpoint.reply as z.ZodObject).shape
  const envelope = Object.keys(reply).find((key) => key !== 'message') ?? ''
  const { id: _, created_at: __, updated_at: ___, ...shown } = (reply[envelope] as z.ZodObject).shape
  return {
    name: endpoint.summary,
    prepare: ready(endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')),
    valid: () => ({
      ...Object.fromEntries(Object.entries(input).map(([field, value]) => [field, String(value)])),
      ...(form.upload && { [form.upload.field]: aPicture() }),
    }),
    fields: Object.fromEntries(
      fields.flatMap(([field, schema]) =>
        kindOf(schema, Boolean(form.choices[field]?.refusal)).map((kind) => [field, kind]),
      ),
    ),
    envelope,
    shown: Object.keys(shown),
    message: expect.stringMatching(/^[A-Z].*\.$/),
    subject: typeof form.notice.subject === 'string' ? form.notice.subject : expect.any(String),
  }
}

/** Every form that a visitor can send, by its definition: a new one is walked without a line here. */
export const publicForms: PublicForm[] = forms.flatMap((form) =>
  form.endpoints.map((endpoint) => ({
    form,
    table: form.table,
    ...(known[endpoint.path] ?? readOf(form, endpoint)),
  })),
)
