import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'
import { documentTypes, kilobytes, upload } from '../uploads.ts'
import { examplePerson, LeadView, person } from './person.ts'

export const cvRule = { types: documentTypes, maxBytes: kilobytes(5000) }

export const JobApplicationInput = z.object({ ...person, cv: upload('CV', cvRule) })
export type JobApplicationInput = z.output<typeof JobApplicationInput>

/** `cv` is an address that only staff can open. */
export const JobApplicationView = LeadView.extend({ cv: z.url().nullable() })
export type JobApplicationView = z.output<typeof JobApplicationView>

export const applyForJob = endpoint({
  method: 'post',
  path: '/job-openings/enquiry/{job_id}/create',
  summary: 'Apply for an open post with a CV',
  tag: 'Enquiries',
  limit: 'form',
  params: z.object({ job_id: idParam }),
  input: JobApplicationInput,
  reply: z.object({ message: z.string(), job_enquiry: JobApplicationView }),
  status: 201,
  example: { params: { job_id: '1' }, input: examplePerson },
})
