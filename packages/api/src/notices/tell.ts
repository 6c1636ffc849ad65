import { awakeAt, type NoticeChannel, type NoticeKind } from '@northlight/contract/notice-kinds'
import { digest } from '@northlight/db/digest'
import type { TemplateName, TemplateProps } from '@northlight/mail/render'
import type { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { forEachSettled } from '../kernel/for-each-settled.ts'
import { defineJob, enqueue, type Job } from '../kernel/jobs/define-job.ts'
import type { About } from '../mails/about.ts'
import { deviceName, livingDevices } from '../mails/push-way.ts'
import { sendMail, sendMessage } from '../mails/service.ts'
import type { Told } from './people.ts'
import { choicesOf, numbersOf, recipientOf } from './recipients.ts'
import { stopLinks } from './stop-link.ts'

/**
 * A job that tells people something. In the quiet hours it puts itself off to their end: whatever was queued before,
 * or is tried again, wakes nobody.
 */
export const defineNotice = <Payload extends Record<string, unknown>>(
  name: string,
  payload: z.ZodType<Payload>,
  run: Job<Payload>['run'],
): Job<Payload> => {
  const job: Job<Payload> = defineJob(name, payload, async (ctx, given) => {
    const now = ctx.now()
    const runAt = awakeAt(now)
    if (runAt === now) return run(ctx, given)
    await enqueue(ctx, job, given, { key: `${name}:${digest(JSON.stringify(given))}:${runAt}`, runAt })
  })
  return job
}

type MailWords<Name extends TemplateName> = {
  template: Name
  props: Omit<TemplateProps<Name>, 'institute' | 'stop_url'>
}

export type Notice<Name extends TemplateName> = {
  kind: NoticeKind
  /** One mail and one message per person and key. */
  key: string
  about: About
  mail: MailWords<Name>
  /** The same in a line, for a phone; it says no marks, because others may look at it. */
  short: string
  /** The page it leads to, below the site. */
  path: string
}

/** Mails are part of what was agreed to, until somebody stops them. A phone is told nothing before it is asked for. */
export const isOnByDefault = (channel: NoticeChannel) => channel === 'mail'

/** One row of the outbox for each browser; one that is gone does not hold up the others. */
const tellDevices = async (
  ctx: Ctx,
  userId: number,
  key: string,
  notice: Pick<Notice<TemplateName>, 'kind' | 'about' | 'short' | 'path'> & { stopUrl: string },
) => {
  if (!ctx.services.push) return
  const { kind, about, short, path, stopUrl } = notice
  const devices = await livingDevices(ctx.db, ctx.now())
    .select('push_subscriptions.id')
    .where('push_subscriptions.user_id', '=', userId)
    .orderBy('push_subscriptions.id')
    .execute()
  await forEachSettled(devices, ({ id }) =>
    sendMessage(ctx, {
      key: `${key}:push:${id}`,
      channel: 'push',
      ...{ to: deviceName(id), about, template: kind, subject: short, stopUrl },
      text: `${ctx.services.siteUrl}${path}`,
    }),
  )
}

/**
 * Tells one person, on each channel that is theirs and on. Asked at the moment of sending: a late no still counts. A
 * channel that fails holds up none of the others.
 */
export const tell = async <Name extends TemplateName>(ctx: Ctx, to: Told, notice: Notice<Name>) => {
  const { kind, about, mail } = notice
  const recipient = await recipientOf(ctx, to)
  const said = await choicesOf(ctx, to)
  const isOn = (channel: NoticeChannel) => said(kind, channel) ?? isOnByDefault(channel)
  const linksFor = (channel: NoticeChannel) => stopLinks(ctx, { recipient, kind, channel })
  // The student's own keeps its older name, so that what was sent before is not sent again.
  const key = to.as === 'student' ? notice.key : `${notice.key}:to:${recipient}`
  const byMail = async () => {
    if (!isOn('mail')) return
    const { page, oneClick } = linksFor('mail')
    await sendMail(ctx, {
      key,
      template: mail.template,
      to: to.email,
      about,
      stopUrl: oneClick,
      // The template is known by its name; that its props take a link to stop is checked by their type.
      props: { ...mail.props, stop_url: page } as unknown as Omit<TemplateProps<Name>, 'institute'>,
    })
  }
  const byPush = async () => {
    if (to.user_id !== null && isOn('push'))
      await tellDevices(ctx, to.user_id, key, { ...notice, stopUrl: linksFor('push').oneClick })
  }
  const byPhone = async () => {
    const { number } = to.user_id === null ? { number: null } : await numbersOf(ctx, to.user_id)
    if (!number || !isOn(number.channel)) return
    const { phone, channel } = number
    const { page, oneClick } = linksFor(channel)
    await sendMessage(ctx, {
      ...{ key: `${key}:${channel}`, channel, to: phone, about, template: kind, subject: notice.short },
      text: `${notice.short} ${ctx.services.siteUrl}${notice.path} Stop: ${page}`,
      stopUrl: oneClick,
    })
  }
  await forEachSettled([byMail, byPush, byPhone], (way) => way())
}
