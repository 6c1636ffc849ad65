import { applyForJob } from '@northlight/contract/enquiries/job-application'
import { fail } from '../../kernel/errors.ts'
import { privateFileUrl } from '../../media/private-files.ts'
import { defineForm } from '../define-form.ts'
import { byItsAddress, person } from '../person-parts.ts'
import * as queries from '../queries.ts'

export const jobApplication = defineForm({
  name: 'job-application',
  entity: 'job_enquiry',
  endpoints: [applyForJob],
  table: 'job_enquiries',
  isOfChild: false,
  choices: {},
  upload: { field: 'cv', column: 'cv_file_id', kind: 'cv' },
  row: async (ctx, { cv: _, ...input }, { job_id }) => {
    const job = (await queries.openJob(ctx.db, job_id, ctx.now())) ?? fail('not_found')
    return { ...input, job_id: job.id, job_name: job.name }
  },
  audit: (row) => ({ job: row.job_id }),
  reply: (ctx, row) => ({
    message: 'Job Enquiry created successfully.',
    job_enquiry: { ...row, cv: privateFileUrl(ctx, row.cv_file_id) },
  }),
  contactEvent: { none: 'Administrators alone read it.' },
  retention: 'jobApplications',
  persons: byItsAddress('Job applications', [...person, 'job_name']),
  notice: {
    subject: 'Job Enquiry',
    title: 'New application',
    lead: 'Somebody applied for a post. The CV is kept in the office.',
    facts: async (ctx, row) => [
      ['Post', row.job_name],
      ['Name', row.name],
      ['E-mail', row.email],
      ['Mobile', row.phone],
      ['CV', await queries.fileName(ctx.db, row.cv_file_id)],
    ],
    replyTo: ({ email }) => email,
  },
})
