import type { FormTable } from '@northlight/db/tables'
import type { Sent } from './define-contact-event.ts'
import type { Form } from './define-form.ts'
import { admission } from './forms/admission.ts'
import { campaign } from './forms/campaign.ts'
import { chat } from './forms/chat.ts'
import { comment } from './forms/comment.ts'
import { contact } from './forms/contact.ts'
import { courseRequest } from './forms/course-request.ts'
import { jobApplication } from './forms/job-application.ts'
import { scholar } from './forms/scholar.ts'
import { subscription } from './forms/subscription.ts'
import { vrddhi } from './forms/vrddhi.ts'
import { reservation } from './reservations/reservation.ts'

/** Each table in which a form is kept has its form: one that is missing here is an error of types. */
type EveryForm = { [T in FormTable]: Form & { table: T } }

/** Everything families send, in the order in which a file of one's data shows it. */
const byTable = {
  contact_enquiries: contact,
  scholar_enquiries: scholar,
  campaign_enquiries: campaign,
  course_requests: courseRequest,
  job_enquiries: jobApplication,
  event_reservations: reservation,
  chatbot_requests: chat,
  blog_comments: comment,
  subscriptions: subscription,
  vrddhi_enquiries: vrddhi,
  admission_enquiries: admission,
} satisfies EveryForm & Record<string, Sent>

export const sent: Sent[] = Object.values(byTable)

export const forms: Form[] = Object.values(byTable).flatMap((one) => ('endpoints' in one ? [one] : []))

export const formNamed = (name: string): Form | undefined => forms.find((form) => form.name === name)
