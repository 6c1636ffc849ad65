import { askAboutTwoYears } from '@northlight/contract/enquiries/leads'
import { personIn } from '../../counselling/contact-events/who-wrote.ts'
import { defineForm } from '../define-form.ts'
import { byItsAddress, person } from '../person-parts.ts'

export const scholar = defineForm({
  name: 'scholar',
  entity: 'scholar_enquiry',
  endpoints: [askAboutTwoYears],
  table: 'scholar_enquiries',
  isOfChild: false,
  choices: {
    branch: {
      list: 'scholar_campuses',
      among: ({ course }) => ({ for: course }),
      refusal: ({ course }) =>
        `Choose a campus that has places for ${course === 'Residential' ? 'residents' : 'day scholars'}.`,
    },
  },
  row: (_ctx, input) => ({ ...input, email: input.email ?? '' }),
  reply: (_ctx, row) => ({ message: 'Enquiry created successfully.', scholarForm: row }),
  contactEvent: {
    label: 'Two-year programme',
    read: (row) => ({
      ...personIn(row),
      wants: `Two-year programme, ${row.course.toLowerCase()}`,
      branchName: row.branch,
    }),
    words: (row) => [row.course, row.branch],
  },
  retention: 'enquiries',
  persons: byItsAddress('Questions about the two-year programme', [...person, 'course', 'branch']),
  notice: {
    subject: 'Day Scholar / Residential Enquiry',
    title: 'Two-year programme',
    lead: 'Somebody asks about the two-year programme.',
    facts: (_ctx, row) => [
      ['Name', row.name],
      ['E-mail', row.email],
      ['Mobile', row.phone],
      ['Variant', row.course],
      ['Campus', row.branch],
    ],
    replyTo: ({ email }) => email,
  },
})
