import { shownTime, yearDayMonth } from '@northlight/contract/dates'
import { type AdmissionView, admissionNames } from '@northlight/contract/enquiries/admission'
import type { WrittenCommentView } from '@northlight/contract/enquiries/comment'
import type { ContactView } from '@northlight/contract/enquiries/contact'
import type { JobApplicationView } from '@northlight/contract/enquiries/job-application'
import type { Ctx } from '../kernel/context.ts'
import { privateFileUrl } from '../media/private-files.ts'
import type { Sent } from './queries.ts'

export const toContact = (row: Sent<'contact'>): ContactView => ({
  ...row,
  date: `${row.date}T00:00:00+05:30`,
  time: `${row.date}T${row.time}:00+05:30`,
})

export const toJobApplication = (ctx: Ctx, row: Sent<'job-application'>): JobApplicationView => ({
  ...row,
  cv: privateFileUrl(ctx, row.cv_file_id),
})

export const toAdmission = (row: Sent<'admission'>): AdmissionView => ({
  ...row,
  admission_for: admissionNames[row.kind],
})

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** `22 Nov, 2026 AT 02:11 pm` */
const commentedOn = (at: string) => {
  const [year, dayAndMonth] = yearDayMonth(at).split(', ')
  return `${dayAndMonth}, ${year} AT ${shownTime(at).padStart(8, '0')}`
}

export const toComment = (row: Sent<'comment'>): WrittenCommentView => ({
  ...row,
  name: escaped(row.name),
  comment: escaped(row.comment),
  comment_on: commentedOn(row.created_at),
})
