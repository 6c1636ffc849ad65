import type { Text } from '@northlight/contract/words/catalogue'
import type { Step } from '../enquiry/steps.ts'

const student = ['name', 'date_of_birth', 'class', 'school_name', 'email', 'address'] as const
const parents = [
  'father_name',
  'father_relation',
  'father_phone',
  'father_email',
  'mother_name',
  'mother_relation',
  'mother_phone',
  'mother_email',
  'consent',
] as const
const test = ['program', 'sitting'] as const
const check = ['password', 'confirm_password'] as const

export type RegistrationField = (typeof student | typeof parents | typeof test | typeof check)[number]

export const registrationSteps: readonly Step<RegistrationField>[] = [
  { title: 'Student', fields: student },
  { title: 'Parents', fields: parents },
  { title: 'Programme and test', fields: test },
  { title: 'Check', fields: check },
  { title: 'Pay and finish', fields: [] },
]

export const checkStep = 3

/** What a field is called on the form, on the page for checking and in the summary of errors. */
export const registrationLabels: Record<RegistrationField, Text> = {
  name: 'Student’s full name',
  date_of_birth: 'Date of birth',
  class: 'Class',
  school_name: 'School',
  email: 'Student’s e-mail',
  address: 'Home address',
  father_name: 'Parent or guardian',
  father_relation: 'Relationship',
  father_phone: 'Mobile number',
  father_email: 'Parent’s e-mail',
  mother_name: 'Second parent',
  mother_relation: 'Relationship',
  mother_phone: 'Second parent’s mobile',
  mother_email: 'Second parent’s e-mail',
  consent: 'Agreement of the parent',
  program: 'Programme',
  sitting: 'Test date',
  password: 'Password',
  confirm_password: 'Password again',
}
