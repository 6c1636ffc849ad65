import { z } from 'zod'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { sendMail } from '../../mails/service.ts'

/** A mail a colleague wrote to a family, from what the timeline holds of it. */
export const sendFamilyMail = defineJob(
  'counselling.send-family-mail',
  z.object({ key: z.string() }),
  async (ctx, { key }) => {
    const event = await ctx.db
      .selectFrom('family_events')
      .innerJoin('families', 'families.id', 'family_events.family_id')
      .leftJoin('users', 'users.id', 'family_events.by_id')
      .select(['family_events.id', 'family_events.text', 'family_events.details', 'family_events.family_id'])
      .select(['users.name', 'users.email'])
      .where('family_events.key', '=', key)
      .executeTakeFirst()
    if (!event) return // deleted meanwhile; another try would not help
    const { to, subject } = event.details as { to: string; subject: string }
    await sendMail(ctx, {
      key: `family-letter:${event.id}`,
      template: 'family-letter',
      to,
      about: { table: 'families', id: event.family_id, user_id: null },
      ...(event.email && { replyTo: event.email }),
      props: { subject, paragraphs: (event.text ?? '').split(/\n{2,}/) },
    })
  },
)
