import { applyForPuc, applyForSchool } from './admission.ts'
import { writeComment } from './comment.ts'
import { contact } from './contact.ts'
import { applyForJob } from './job-application.ts'
import { answerCampaign, askAboutTwoYears, requestCallback } from './leads.ts'
import { askForSyllabus } from './vrddhi.ts'

/** Every form that a family sends. Each has its definition in `packages/api/src/enquiries/forms`, or the start is refused. */
export const formEndpoints = [
  contact,
  askAboutTwoYears,
  askForSyllabus,
  applyForJob,
  writeComment,
  answerCampaign,
  requestCallback,
  applyForPuc,
  applyForSchool,
] as const
