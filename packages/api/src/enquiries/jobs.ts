import { z } from 'zod'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { officeAddress, sendMail } from '../mails/service.ts'
import * as queries from './queries.ts'

export const tellOfficeOfSubscription = defineJob(
  'enquiries.tell-office-of-subscription',
  z.object({ id: z.number().int() }),
  async (ctx, { id }) => {
    const row = await queries.subscription(ctx.db, id)
    if (!row) return // deleted meanwhile; another try would not help
    await sendMail(ctx, {
      key: `subscription:${id}`,
      template: 'office-subscription',
      to: await officeAddress(ctx),
      props: { email: row.email, page_url: row.page_url },
    })
  },
)
