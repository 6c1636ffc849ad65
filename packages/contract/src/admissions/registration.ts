import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { always, toComplete } from '../enquiries/parents.ts'
import { line, oneOf, paragraphs } from '../enquiries/typed-text.ts'
import { dateOfBirth, emailOf, mobileOf, newPassword } from '../fields.ts'
import { paymentStatuses } from '../payments/proof.ts'
import { otherLanguages } from '../words/languages.ts'
import { ApplicationView } from './application.ts'
import { examModes, registrationClasses, relations } from './states.ts'

const tag = 'Admission'

const typed = (what: string, max: number) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? `Choose ${what}.` : 'This must be a text.') })
    .trim()
    .min(1, `Choose ${what}.`)
    .max(max, `Choose ${what} from the list.`)
    .meta({ label: what })

const fields = {
  name: line('the student’s name'),
  email: emailOf('the student’s'),
  school_name: line('the school’s name'),
  address: paragraphs('the address', { max: 500 }),
  father_name: line('father’s name').optional(),
  father_phone: mobileOf('your father’s').optional(),
  father_email: emailOf('your father’s').optional(),
  mother_name: line('mother’s name').optional(),
  mother_phone: mobileOf('your mother’s').optional(),
  mother_email: emailOf('your mother’s').optional(),
  class: oneOf('a class', registrationClasses),
  program: typed('a programme', 500),
  mode: oneOf('online or offline', examModes),
  exam_date: typed('a date', 100).optional(),
  exam_center: typed('a centre', 255).optional(),
  // Beyond the older form: one sitting by its code, who the parents are, and the parent's word.
  sitting: typed('a test date', 100).optional(),
  father_relation: oneOf('who this is', relations).optional(),
  mother_relation: oneOf('who this is', relations).optional(),
  date_of_birth: dateOfBirth.optional(),
  consent: z
    .literal('yes', { error: 'A parent or guardian has to agree, so that we may keep these details.' })
    .optional(),
  consent_version: z.string().max(40).optional(),
  /** In which other language the text was read. */
  consent_language: z.enum(otherLanguages).optional(),
} as const

/** What is asked of a parent, with the sentence for each part that is missing. */
const parents = {
  father: {
    father_name: 'Enter the parent’s or guardian’s name.',
    father_phone: 'Enter the parent’s or guardian’s mobile number.',
    father_email: 'Enter the parent’s or guardian’s e-mail address.',
  },
  mother: {
    mother_name: 'Enter the second parent’s name.',
    mother_phone: 'Enter the second parent’s mobile number.',
    mother_email: 'Enter the second parent’s e-mail address.',
  },
} as const

/** One of them in full; of the other, a name and a number belong together, and the e-mail may be left out. */
const askForParents = (sent: Record<string, unknown>, context: z.core.$RefinementCtx) => {
  const isGiven = (field: string) => sent[field] !== undefined && sent[field] !== null
  const lists = Object.values(parents).map((one) => Object.entries(one))
  const isBegun = (list: [string, string][]) => list.some(([field]) => isGiven(field))
  const isComplete = (list: [string, string][]) => list.every(([field]) => isGiven(field))
  const someone = lists.some(isComplete)
  for (const list of toComplete(lists, isBegun, isComplete))
    for (const [field, message] of list)
      if (!isGiven(field) && !(someone && field.endsWith('_email')))
        context.addIssue({ code: 'custom', path: [field], message })
}

const askForSitting = (sent: Record<string, unknown>, context: z.core.$RefinementCtx) => {
  if (sent.mode !== 'OFFLINE' || sent.sitting !== undefined) return
  for (const [field, what] of [
    ['exam_date', 'a date'],
    ['exam_center', 'a centre'],
  ] as const)
    if (sent[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: `Choose ${what}.` })
}

/** For those who are signed in already. */
export const OwnRegistrationInput = z
  .object(fields)
  .superRefine(askForParents, always)
  .superRefine(askForSitting, always)
export type OwnRegistrationInput = z.output<typeof OwnRegistrationInput>

export const RegistrationInput = z
  .object({
    ...fields,
    password: newPassword,
    confirm_password: z
      .string({ error: 'Type the password a second time.' })
      .max(200)
      .meta({ label: 'password', verbatim: true }),
  })
  .superRefine(askForParents, always)
  .superRefine(askForSitting, always)
  .refine(({ password, confirm_password }) => password === confirm_password, {
    path: ['confirm_password'],
    message: 'The two passwords are not the same.',
  })
export type RegistrationInput = z.output<typeof RegistrationInput>

/** The keys that older clients of the API read; amounts are rupees in a text. */
export const AdmissionRegistration = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  school_name: z.string(),
  father_name: z.string().nullable(),
  father_email: z.string().nullable(),
  father_phone: z.string().nullable(),
  mother_name: z.string().nullable(),
  mother_email: z.string().nullable(),
  mother_phone: z.string().nullable(),
  class: z.string(),
  program: z.string(),
  mode: z.enum(examModes),
  address: z.string(),
  /** As the family sent it; the day of the sitting after it was changed. */
  exam_date: z.string(),
  exam_center: z.string(),
  amount: z.string(),
  razorpay_order_id: z.string().nullable(),
  payment_status: z.enum(paymentStatuses),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The day it was applied for, in words. */
  created: z.string(),
  updated: z.string(),
})
export type AdmissionRegistration = z.output<typeof AdmissionRegistration>

const registered = z.object({ message: z.string(), data: AdmissionRegistration, application: ApplicationView })

const exampleCandidate = {
  name: 'Asha Rao',
  school_name: 'Hill View School',
  address: '12 Lake Road, Mysuru 570 001',
  date_of_birth: '2005-06-15',
  father_name: 'Mohan Rao',
  father_phone: '9845000198',
  father_email: 'mohan@example.com',
  class: '10th',
  program: 'Two-Year Integrated, JEE',
  mode: 'OFFLINE',
  exam_date: '2026-12-06',
  exam_center: 'Example campus',
}

export const register = endpoint({
  method: 'post',
  path: '/admission/registration',
  summary: 'Register for a sitting; makes an account for a new e-mail address, and asks an existing one to sign in',
  tag,
  audience: 'either',
  limit: 'form',
  input: RegistrationInput,
  reply: registered,
  status: 201,
  example: {
    input: {
      ...exampleCandidate,
      email: 'candidate@example.com',
      password: 'Polaris#2027',
      confirm_password: 'Polaris#2027',
    },
  },
})

export const registerOwn = endpoint({
  method: 'post',
  path: '/admission/registration/own',
  summary: 'Register for a sitting with the account that is signed in',
  tag,
  audience: 'user',
  limit: 'form',
  input: OwnRegistrationInput,
  reply: registered,
  status: 201,
  example: { input: { ...exampleCandidate, email: 'student@northlight.test' } },
})
