import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { mobileOf } from '../fields.ts'
import { imageTypes, kilobytes, upload } from '../uploads.ts'
import { always, askForOneParent } from './parents.ts'
import { stamps } from './person.ts'
import { choice, line, oneOf, paragraphs } from './typed-text.ts'

export const marksRule = { types: imageTypes, maxBytes: kilobytes(5000) }

export const admissionKinds = ['puc', 'class-8-9-10'] as const
export type AdmissionKind = (typeof admissionKinds)[number]

/** How each kind is called in replies, lists and mails. */
export const admissionNames = {
  puc: 'Class 11 or 1st PUC',
  'class-8-9-10': 'Class 8, 9 & 10',
} as const satisfies Record<AdmissionKind, string>

export const siblingAnswers = ['Yes', 'No'] as const
export const siblingOccupations = ['studying', 'working'] as const

const number = (sentence: string, rule: { min: number; max: number; pattern: RegExp }) =>
  z
    .union([z.string(), z.number()], { error: sentence })
    .transform((value) => String(value).trim())
    .pipe(z.string().regex(rule.pattern, sentence).transform(Number))
    .pipe(z.number().min(rule.min, sentence).max(rule.max, sentence))
    .meta({ label: 'number' })

/** Twelve digits, in groups or not. Only the last four are kept, and nobody has to give it before admission. */
const aadhaar = z
  .union([z.string(), z.number()], {
    error: (issue) =>
      issue.input === undefined || issue.input === null ? 'Enter your Aadhaar number.' : 'Enter 12 digits.',
  })
  .transform((value) => String(value).replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{12}$/, 'Enter your Aadhaar number: 12 digits.'))
  .meta({ label: 'Aadhaar number' })

const studentFields = {
  name: line('the student’s name'),
  school_name: line('the school’s name'),
  aadhar: aadhaar.optional(),
  father_name: line('father’s name').optional(),
  father_phone: mobileOf('your father’s').optional(),
  father_occupation: line('father’s occupation').optional(),
  mother_name: line('mother’s name').optional(),
  mother_phone: mobileOf('your mother’s').optional(),
  mother_occupation: line('mother’s occupation').optional(),
  address: paragraphs('the address', { max: 500 }),
  center: choice('a centre'),
  batch: choice('a batch'),
} as const

const siblingFields = {
  sibling: oneOf('yes or no', siblingAnswers),
  sibling_occupation: oneOf('studying or working', siblingOccupations).optional(),
  no_of_sibling: number('Enter how many brothers and sisters: a number from 1 to 20.', {
    min: 1,
    max: 20,
    pattern: /^\d{1,2}$/,
  }).optional(),
  sibling_school: line('brother’s or sister’s school').optional(),
  sibling_class: line('brother’s or sister’s class').optional(),
} as const

const marks = upload('marks card', marksRule)

/** The words beside the box on our own form. A form that names them must bring the tick; older clients know neither. */
export const enquiryConsentVersion = 'enquiry-2026-11'

const consentFields = {
  consent: z.literal('yes', { error: 'Tick the box, so that we may read the form.' }).optional(),
  consent_version: z.string().trim().max(40).optional(),
} as const

const askForConsent = (fields: Record<string, unknown>, context: z.core.$RefinementCtx) => {
  if (fields.consent_version !== undefined && fields.consent === undefined)
    context.addIssue({ code: 'custom', path: ['consent'], message: 'Tick the box, so that we may read the form.' })
}

const askForParent = askForOneParent({
  father: {
    father_name: 'Enter the name of the father or first guardian.',
    father_phone: 'Enter the mobile number of the father or first guardian.',
    father_occupation: 'Enter the occupation of the father or first guardian.',
  },
  mother: {
    mother_name: 'Enter the name of the mother or second guardian.',
    mother_phone: 'Enter the mobile number of the mother or second guardian.',
    mother_occupation: 'Enter the occupation of the mother or second guardian.',
  },
})

/** With a brother or sister, what they do is asked; while they study, how many, where and in which class. */
const askForSiblings = (fields: Record<string, unknown>, context: z.core.$RefinementCtx) => {
  if (fields.sibling !== 'Yes') return
  const ask = (field: string, message: string) => {
    if (fields[field] === undefined) context.addIssue({ code: 'custom', path: [field], message })
  }
  ask('sibling_occupation', 'Choose studying or working.')
  if (fields.sibling_occupation !== 'studying') return
  ask('no_of_sibling', 'Enter how many brothers and sisters: a number from 1 to 20.')
  ask('sibling_school', 'Enter your brother’s or sister’s school.')
  ask('sibling_class', 'Enter your brother’s or sister’s class.')
}

export const PucAdmissionInput = z
  .object({ ...studentFields, ...siblingFields, ...consentFields, marks })
  .superRefine(askForParent, always)
  .superRefine(askForSiblings, always)
  .superRefine(askForConsent, always)
export type PucAdmissionInput = z.output<typeof PucAdmissionInput>

export const SchoolAdmissionInput = z
  .object({
    ...studentFields,
    class: choice('a class'),
    percentage: number('Enter your percentage: a number from 0 to 100.', {
      min: 0,
      max: 100,
      pattern: /^\d{1,3}(?:\.\d{1,4})?$/,
    }),
    ...siblingFields,
    ...consentFields,
    marks,
  })
  .superRefine(askForParent, always)
  .superRefine(askForSiblings, always)
  .superRefine(askForConsent, always)
export type SchoolAdmissionInput = z.output<typeof SchoolAdmissionInput>

export const AdmissionView = z.object({
  id: z.number().int(),
  admission_for: z.enum(Object.values(admissionNames) as [string, ...string[]]),
  name: z.string(),
  school_name: z.string(),
  class: z.string().nullable(),
  percentage: z.number().nullable(),
  center: z.string(),
  batch: z.string(),
  ...stamps,
})
export type AdmissionView = z.output<typeof AdmissionView>

const reply = z.object({ message: z.string(), admissionForm: AdmissionView })

const exampleStudent = {
  name: 'Asha Rao',
  school_name: 'Hill View School',
  aadhar: '2345 6789 0123',
  father_name: 'Mohan Rao',
  father_phone: '9845000198',
  father_occupation: 'Farmer',
  address: '12 Lake Road, Mysuru 570 001',
  sibling: 'No',
}

export const applyForPuc = endpoint({
  method: 'post',
  path: '/admission/puc',
  summary: 'Apply for Class 11 or 1st PUC',
  tag: 'Enquiries',
  limit: 'form',
  input: PucAdmissionInput,
  reply,
  status: 201,
  example: {
    input: { ...exampleStudent, center: 'Mysuru, residential', batch: 'Two-year full-time, residential' },
  },
})

export const applyForSchool = endpoint({
  method: 'post',
  path: '/admission/not-puc',
  summary: 'Apply for Class 8, 9 or 10',
  tag: 'Enquiries',
  limit: 'form',
  input: SchoolAdmissionInput,
  reply,
  status: 201,
  example: {
    input: { ...exampleStudent, class: '9', percentage: '88.5', center: 'Mysuru, day scholar', batch: 'Foundation' },
  },
})
