import type { Text } from '@northlight/contract/words/catalogue'
import type { EnquiryKind } from './enquiry-data.ts'

const student = ['name', 'school_name'] as const
const school = ['class', 'percentage'] as const
const home = ['aadhar', 'address'] as const
const family = [
  'father_name',
  'father_phone',
  'father_occupation',
  'mother_name',
  'mother_phone',
  'mother_occupation',
  'sibling',
  'sibling_occupation',
  'no_of_sibling',
  'sibling_school',
  'sibling_class',
] as const
const place = ['center', 'batch', 'marks'] as const

export type FieldName = (typeof student | typeof school | typeof home | typeof family | typeof place)[number]
export type Step<Name extends string = FieldName> = { title: string; fields: readonly Name[] }

export const stepsOf = (kind: EnquiryKind): readonly (Step & { title: Text })[] => [
  { title: 'Student', fields: [...student, ...(kind === 'puc' ? [] : school), ...home] },
  { title: 'Family', fields: family },
  { title: 'Centre and batch', fields: place },
  { title: 'Check and send', fields: [] },
]

/** Where the first complaint is to be mended; the last step for one that belongs to no field. */
export const stepOfErrors = (steps: readonly Step<string>[], names: readonly string[]): number => {
  const found = steps.findIndex(({ fields }) => fields.some((field) => names.includes(field)))
  return found === -1 ? steps.length - 1 : found
}

/** What a field is called on the form, on the page for checking and in the summary of errors. */
export const fieldLabels: Record<FieldName, Text> = {
  name: 'Student’s name',
  school_name: 'School',
  aadhar: 'Aadhaar number',
  address: 'Home address',
  class: 'Class',
  percentage: 'Percentage in the last examination',
  father_name: 'Father’s name',
  father_phone: 'Father’s mobile number',
  father_occupation: 'Father’s occupation',
  mother_name: 'Mother’s name',
  mother_phone: 'Mother’s mobile number',
  mother_occupation: 'Mother’s occupation',
  sibling: 'Brothers or sisters',
  sibling_occupation: 'What they are doing',
  no_of_sibling: 'How many',
  sibling_school: 'Their school',
  sibling_class: 'Their class',
  center: 'Centre',
  batch: 'Batch',
  marks: 'Marks card',
}
