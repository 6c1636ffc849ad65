import { requestCallback } from '@northlight/contract/enquiries/leads'
import { personIn } from '../../counselling/contact-events/who-wrote.ts'
import { fail } from '../../kernel/errors.ts'
import { defineForm } from '../define-form.ts'
import { byItsAddress, person } from '../person-parts.ts'
import * as queries from '../queries.ts'

export const courseRequest = defineForm({
  name: 'course-request',
  entity: 'course_request',
  endpoints: [requestCallback],
  table: 'course_requests',
  isOfChild: false,
  choices: {},
  /** A course can be asked about at any branch that is open, also where it has no price yet. */
  row: async (ctx, input, slugs) => {
    const course = (await queries.activeCourse(ctx.db, slugs.course_slug)) ?? fail('not_found')
    const branch = (await queries.activeBranch(ctx.db, slugs.branch_slug)) ?? fail('not_found')
    return {
      ...input,
      email: input.email ?? '',
      class: input.class ?? null,
      course_id: course.id,
      course_name: course.name,
      branch_id: branch.id,
      branch_name: branch.name,
    }
  },
  audit: (row) => ({ course: row.course_id, branch: row.branch_id }),
  reply: (_ctx, row) => ({ message: 'Course Request created successfully.', courseRequestForm: row }),
  contactEvent: {
    label: 'Call-back',
    read: (row) => ({
      ...personIn(row),
      class: row.class,
      wants: row.course_name,
      branchId: row.branch_id,
      branchName: row.branch_name,
    }),
    words: (row) => [row.course_name, row.branch_name, row.class],
  },
  retention: 'enquiries',
  persons: byItsAddress('Call-backs you asked for', [...person, 'class', 'course_name', 'branch_name']),
  notice: {
    subject: 'Course Request Callback Enquiry',
    title: 'Call-back about a course',
    lead: 'Somebody wants to be called back about a course.',
    facts: (_ctx, row) => [
      ['Name', row.name],
      ['E-mail', row.email],
      ['Mobile', row.phone],
      ['Course', row.course_name],
      ['Branch', row.branch_name],
      ['Class', row.class],
    ],
    replyTo: ({ email }) => email,
  },
})
