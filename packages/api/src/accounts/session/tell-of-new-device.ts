import { shownDate, shownTime } from '@northlight/contract/dates'
import { deviceName } from '@northlight/contract/device-name'
import { z } from 'zod'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { sendMail } from '../../mails/service.ts'
import * as queries from '../queries.ts'

/** With a network where it is a colleague, who is told of both and ends the session in the office. */
export const tellOfNewDevice = defineJob(
  'accounts.tell-of-new-device',
  z.object({ user_id: z.number().int(), device: z.string(), at: z.iso.datetime(), network: z.string().optional() }),
  async (ctx, { user_id, device, at, network }) => {
    const user = await queries.userById(ctx.db, user_id)
    if (!user) return
    const { language } = await speakerFor(ctx, user.id)
    await sendMail(ctx, {
      key: `new-device:${user_id}:${at}`,
      template: 'new-device',
      to: user.email,
      about: { table: 'users', id: user.id, user_id: user.id },
      props: {
        name: harmlessName(user.name),
        device: deviceName(device),
        when: `${shownDate(at, language)}, ${shownTime(at)}`,
        url: `${ctx.services.siteUrl}${network === undefined ? '/profile/details#devices' : '/office/me'}`,
        ...(network !== undefined && { network }),
        language,
      },
    })
  },
)
