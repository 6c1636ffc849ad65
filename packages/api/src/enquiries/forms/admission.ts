import {
  type AdmissionKind,
  admissionNames,
  applyForPuc,
  applyForSchool,
  type PucAdmissionInput,
  type SchoolAdmissionInput,
} from '@northlight/contract/enquiries/admission'
import { parentsIn } from '../../counselling/contact-events/who-wrote.ts'
import { byPhone, byUser, either, ofChild } from '../../families/persons/find.ts'
import { defineForm } from '../define-form.ts'
import { atHome, shownWithDay } from '../person-parts.ts'

type Input = PucAdmissionInput | SchoolAdmissionInput

/** Only the form for school asks for the class. */
const isOfSchool = (input: Input): input is SchoolAdmissionInput => 'class' in input
const kindOf = (input: Input): AdmissionKind => (isOfSchool(input) ? 'class-8-9-10' : 'puc')

/** What was typed about siblings before the answer was changed back is dropped. */
const siblingsIn = (input: Input) => {
  const has_sibling = input.sibling === 'Yes'
  const studies = has_sibling && input.sibling_occupation === 'studying'
  return {
    has_sibling,
    sibling_occupation: has_sibling ? (input.sibling_occupation ?? null) : null,
    no_of_sibling: studies ? (input.no_of_sibling ?? null) : null,
    sibling_school: studies ? (input.sibling_school ?? null) : null,
    sibling_class: studies ? (input.sibling_class ?? null) : null,
  }
}

type Siblings = {
  has_sibling: boolean
  sibling_occupation: string | null
  no_of_sibling: number | null
  sibling_school: string | null
  sibling_class: string | null
}

const saidOfSiblings = (row: Siblings) => {
  if (!row.has_sibling) return 'None'
  if (row.sibling_occupation !== 'studying') return 'Working'
  return `${row.no_of_sibling} studying, ${row.sibling_class}, ${row.sibling_school}`
}

const ofAccount = ofChild(byUser())

export const admission = defineForm({
  name: 'admission',
  entity: 'admission_enquiry',
  endpoints: [applyForPuc, applyForSchool],
  table: 'admission_enquiries',
  isOfChild: true,
  choices: {
    class: { list: 'admission_classes', refusal: 'Choose a class from the list.' },
    center: {
      list: 'admission_centres',
      among: (input) => ({ for: kindOf(input) }),
      refusal: 'Choose a centre from the list.',
    },
    batch: {
      list: 'batches',
      among: (input) => ({ for: kindOf(input), class: isOfSchool(input) ? input.class : undefined }),
      refusal: (input) =>
        isOfSchool(input) ? 'Choose a batch for this class from the list.' : 'Choose a batch from the list.',
    },
  },
  upload: { field: 'marks', column: 'marks_file_id', kind: 'marks' },
  row: (_ctx, input) => {
    const { marks: _, aadhar, sibling: __, consent, consent_version, ...student } = input
    return {
      ...student,
      ...siblingsIn(input),
      kind: kindOf(input),
      // To which words a parent agreed in our own form; other clients bring none.
      consent_version: consent === 'yes' ? (consent_version ?? null) : null,
      aadhar_last_four: aadhar?.slice(-4) ?? '',
      class: isOfSchool(input) ? input.class : null,
      percentage: isOfSchool(input) ? input.percentage : null,
    }
  },
  audit: ({ kind }) => ({ kind }),
  reply: (_ctx, row) => ({
    message: 'Admission created successfully.',
    admissionForm: { ...row, admission_for: admissionNames[row.kind] },
  }),
  contactEvent: {
    label: 'Admission form',
    read: (row) => ({
      ...parentsIn(row),
      name: row.name,
      child: { name: row.name, class: row.class, school: row.school_name },
      userId: row.user_id,
      wants: row.batch,
      branchName: row.center,
    }),
    words: (row) => [row.name, row.class && `class ${row.class}`, row.batch, row.center],
  },
  retention: 'admissionForms',
  persons: {
    found: either(ofAccount, ofChild(byPhone('father_phone'), byPhone('mother_phone'))),
    proved: ofAccount,
    shown: shownWithDay('Admission forms', [
      ...['kind', 'name', 'school_name', 'aadhar_last_four', 'class', 'percentage', 'address', 'center', 'batch'],
      ...['father_name', 'father_phone', 'father_occupation', 'mother_name', 'mother_phone', 'mother_occupation'],
      ...['has_sibling', 'sibling_occupation', 'no_of_sibling', 'sibling_school', 'sibling_class', 'consent_version'],
    ]),
    ofOthers: [
      { by: ['father_phone', 'father_name'], columns: ['father_name', 'father_phone', 'father_occupation'] },
      { by: ['mother_phone', 'mother_name'], columns: ['mother_name', 'mother_phone', 'mother_occupation'] },
      atHome(
        ['father_phone', 'father_name', 'mother_phone', 'mother_name'],
        ['address', 'has_sibling', 'no_of_sibling', 'sibling_occupation', 'sibling_school', 'sibling_class'],
      ),
    ],
    erased: 'delete',
  },
  notice: {
    subject: ({ kind }) =>
      kind === 'puc' ? 'Admission - Class 11 or 1st PUC Enquiry' : 'Admission - Class 8, 9, 10 Enquiry',
    title: 'Application for admission',
    lead: 'Somebody applied for admission. The marks card is kept in the office.',
    facts: (_ctx, row) => [
      ['For', admissionNames[row.kind]],
      ['Student', row.name],
      ['School', row.school_name],
      ['Class', row.class],
      ['Percentage', row.percentage === null ? null : String(row.percentage)],
      ['Aadhaar', row.aadhar_last_four ? `XXXX XXXX ${row.aadhar_last_four}` : 'not given'],
      ['Centre', row.center],
      ['Batch', row.batch],
      ['Father', row.father_name],
      ['Father’s mobile', row.father_phone],
      ['Father’s occupation', row.father_occupation],
      ['Mother', row.mother_name],
      ['Mother’s mobile', row.mother_phone],
      ['Mother’s occupation', row.mother_occupation],
      ['Brothers and sisters', saidOfSiblings(row)],
      ['Address', row.address.replaceAll('\n', ', ')],
    ],
    replyTo: () => null,
  },
})
