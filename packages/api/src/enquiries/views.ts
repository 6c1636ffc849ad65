import { type AdmissionView, admissionNames } from '@northlight/contract/enquiries/admission'
import type { WrittenCommentView } from '@northlight/contract/enquiries/comment'
import { type ContactView, isHour } from '@northlight/contract/enquiries/contact'
import type { JobApplicationView } from '@northlight/contract/enquiries/job-application'
import { toBlogComment } from '../content/articles/views.ts'
import type { Ctx } from '../kernel/context.ts'
import { privateFileUrl } from '../media/private-files.ts'
import type { Sent } from './queries.ts'

export const toContact = (row: Sent<'contact'>): ContactView => ({
  ...row,
  date: `${row.date}T00:00:00+05:30`,
  time: isHour(row.time) ? `${row.date}T${row.time}:00+05:30` : row.time,
})

export const toJobApplication = (ctx: Ctx, row: Sent<'job-application'>): JobApplicationView => ({
  ...row,
  cv: privateFileUrl(ctx, row.cv_file_id),
})

export const toAdmission = (row: Sent<'admission'>): AdmissionView => ({
  ...row,
  admission_for: admissionNames[row.kind],
})

/** As every reader will see it, but with the sender's own address. */
export const toComment = (row: Sent<'comment'>): WrittenCommentView => ({ ...toBlogComment(row), email: row.email })
