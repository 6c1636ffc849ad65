import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { z } from 'zod'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { speakerIn } from '../kernel/speaker.ts'
import { officeAddress, sendMail } from '../mails/service.ts'
import { formNames } from './forms.ts'
import { sendNotice, shownAppointment } from './notices.ts'
import * as queries from './queries.ts'

const one = z.object({ id: z.number().int() })

export const tellOfficeOfSubscription = defineJob('enquiries.tell-office-of-subscription', one, async (ctx, { id }) => {
  const row = await queries.subscription(ctx.db, id)
  if (!row) return // deleted meanwhile; another try would not help
  await sendMail(ctx, {
    key: `subscription:${id}`,
    template: 'office-subscription',
    to: await officeAddress(ctx),
    about: { table: 'subscriptions', id, user_id: null },
    replyTo: row.email,
    props: { email: row.email, page_url: row.page_url },
  })
})

export const tellOffice = defineJob(
  'enquiries.tell-office',
  z.object({ form: z.enum(formNames), id: z.number().int() }),
  async (ctx, { form, id }) => sendNotice(ctx, form, id, await officeAddress(ctx)),
)

/** One mail for each state of a conversation: a second report of the same changes nothing and sends nothing. */
export const tellOfficeOfChat = defineJob('enquiries.tell-office-of-chat', one, async (ctx, { id }) => {
  const row = await queries.chatById(ctx.db, id)
  if (!row?.name || !row.email || !row.phone) return // deleted meanwhile
  await sendMail(ctx, {
    key: `chatbot:${id}:${row.updated_at}`,
    template: 'office-chatbot',
    to: await officeAddress(ctx),
    replyTo: row.email,
    about: { table: 'chatbot_requests', id, user_id: null },
    props: { ...row, name: row.name, email: row.email, phone: row.phone },
  })
})

/** Nobody has proved that the address is theirs, so a stranger must not be flooded through us. */
const thanksPerDay = 3

export const thankForContact = defineJob('enquiries.thank-for-contact', one, async (ctx, { id }) => {
  const row = await queries.sentById<'contact'>(ctx.db, 'contact_enquiries', id)
  if (!row) return
  if ((await queries.contactsBefore(ctx.db, row, later(row.created_at, -days(1)))) >= thanksPerDay) return
  const { language, stored } = await speakerIn(ctx, row.language)
  await sendMail(ctx, {
    key: `contact-thanks:${id}`,
    template: 'contact-thank-you',
    to: row.email,
    about: { table: 'contact_enquiries', id, user_id: null },
    props: {
      number: id,
      request_type: stored(row.request_type),
      branch: row.branch && stored(row.branch),
      ...shownAppointment(row, language),
      language,
    },
  })
})

export const enquiryJobs = [tellOfficeOfSubscription, tellOffice, tellOfficeOfChat, thankForContact]
