import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { z } from 'zod'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { speakerIn } from '../kernel/speaker.ts'
import { sendMail } from '../mails/service.ts'
import { shownAppointment } from './appointment.ts'
import * as queries from './queries.ts'

/** Nobody has proved that the address is theirs, so a stranger must not be flooded through us. */
const thanksPerDay = 3

export const thankForContact = defineJob(
  'enquiries.thank-for-contact',
  z.object({ id: z.number().int() }),
  async (ctx, { id }) => {
    const row = await queries.contactById(ctx.db, id)
    if (!row) return // deleted meanwhile; another try would not help
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
  },
)
