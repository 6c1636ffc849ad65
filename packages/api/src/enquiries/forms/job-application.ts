import type { JobApplicationInput } from '@northlight/contract/enquiries/job-application'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import * as queries from '../queries.ts'
import { submit } from '../submit.ts'

export const applyForJob = async (ctx: Ctx, jobId: number, { cv, ...input }: JobApplicationInput) => {
  const job = (await queries.openJob(ctx.db, jobId, ctx.now())) ?? fail('not_found')
  return submit(ctx, 'job-application', {
    fields: { ...input, job_id: job.id, job_name: job.name },
    upload: { kind: 'cv', file: cv, column: 'cv_file_id' },
    about: { job: job.id },
  })
}
