import { z } from 'zod'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { officeAddress, sendMail } from '../mails/service.ts'
import * as queries from './queries.ts'
import { tellOffice } from './tell-office.ts'
import { thankForContact } from './thank-for-contact.ts'

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

export const enquiryJobs = [tellOfficeOfSubscription, tellOffice, tellOfficeOfChat, thankForContact]
