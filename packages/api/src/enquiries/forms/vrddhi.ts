import { askForSyllabus } from '@northlight/contract/enquiries/vrddhi'
import { parentsIn } from '../../counselling/contact-events/who-wrote.ts'
import { byParentAddress, byPhone, byUser, either, ofChild } from '../../families/persons/find.ts'
import { defineForm } from '../define-form.ts'
import { atHome, shownWithDay } from '../person-parts.ts'

const proved = either(ofChild(byUser()), ofChild(byParentAddress('father_email'), byParentAddress('mother_email')))

export const vrddhi = defineForm({
  name: 'vrddhi',
  entity: 'vrddhi_enquiry',
  endpoints: [askForSyllabus],
  table: 'vrddhi_enquiries',
  isOfChild: true,
  choices: {
    class: { list: 'vrddhi_classes', refusal: 'Choose your class from the list.' },
    syllabus: { list: 'vrddhi_syllabuses', refusal: 'Choose your syllabus from the list.' },
  },
  upload: { field: 'card', column: 'card_file_id', kind: 'card' },
  row: (_ctx, { card: _, ...input }) => input,
  reply: (ctx, row) => ({
    message: 'Vrddhi created successfully.',
    vrddhiForm: row,
    file_link: `${ctx.services.apiUrl}/storage/syllabus/${row.class}_${row.syllabus}.zip`,
  }),
  contactEvent: {
    label: 'Talent examination',
    read: (row) => {
      const parents = parentsIn(row)
      return {
        ...parents,
        name: row.name,
        child: { name: row.name, class: row.class, school: row.school_name },
        phones: [{ value: row.phone }, ...parents.phones],
        userId: row.user_id,
        wants: `Talent examination, class ${row.class}`,
      }
    },
    words: (row) => [row.name, `class ${row.class}`, row.school_name],
  },
  retention: 'talentForms',
  persons: {
    // A phone number is confirmed by nobody: with the name it is enough to delete, not to read.
    found: either(proved, ofChild(byPhone('phone'), byPhone('father_phone'), byPhone('mother_phone'))),
    proved,
    shown: shownWithDay('Talent examination', [
      ...['name', 'school_name', 'phone', 'class', 'syllabus'],
      ...['father_name', 'father_email', 'father_phone', 'mother_name', 'mother_email', 'mother_phone'],
    ]),
    ofOthers: [
      { by: ['phone'], columns: ['phone'] },
      { by: ['father_email', 'father_name'], columns: ['father_name', 'father_email', 'father_phone'] },
      { by: ['mother_email', 'mother_name'], columns: ['mother_name', 'mother_email', 'mother_phone'] },
      atHome(['father_email', 'father_name', 'mother_email', 'mother_name'], []),
    ],
    erased: 'delete',
  },
  notice: {
    subject: 'Vrddhi Enquiry',
    title: 'Vrddhi enquiry',
    lead: 'Somebody asked for the syllabus. The identity card is kept in the office.',
    facts: (_ctx, row) => [
      ['Name', row.name],
      ['School', row.school_name],
      ['Mobile', row.phone],
      ['Class', row.class],
      ['Syllabus', row.syllabus],
      ['Father', row.father_name],
      ['Father’s mobile', row.father_phone],
      ['Father’s e-mail', row.father_email],
      ['Mother', row.mother_name],
      ['Mother’s mobile', row.mother_phone],
      ['Mother’s e-mail', row.mother_email],
    ],
    replyTo: (row) => row.father_email,
  },
})
