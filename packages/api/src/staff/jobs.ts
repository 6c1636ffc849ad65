import { shownDate, shownTime } from '@northlight/contract/dates'
import { securityNews } from '@northlight/mail/security-news'
import { z } from 'zod'
import { userById } from '../accounts/queries.ts'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { harmlessName } from '../mails/harmless-name.ts'
import { sendMail } from '../mails/service.ts'

/** Tells the owner of an account, or a colleague who had a hand in it, that a way into the office has changed. */
export const tellOfSecurity = defineJob(
  'staff.tell-of-security',
  z.object({
    user_id: z.number().int(),
    news: z.enum(securityNews),
    at: z.iso.datetime(),
    points: z.array(z.string()).optional(),
  }),
  async (ctx, { user_id, news, at, points = [] }) => {
    const user = await userById(ctx.db, user_id)
    if (!user) return
    await sendMail(ctx, {
      key: `security:${news}:${user_id}:${at}`,
      template: 'security-news',
      to: user.email,
      about: { table: 'users', id: user.id, user_id: user.id },
      props: {
        name: harmlessName(user.name),
        security_news: news,
        when: `${shownDate(at)}, ${shownTime(at)}`,
        points,
        url: `${ctx.services.siteUrl}/office/me`,
      },
    })
  },
  'codes',
)
