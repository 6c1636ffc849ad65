import { randomUUID } from 'node:crypto'
import { shownDate, shownTime } from '@northlight/contract/dates'
import { deviceName } from '@northlight/contract/device-name'
import { z } from 'zod'
import { newCode } from '../families/secrets.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { sendMail } from '../mails/service.ts'
import { makeLink } from './mailed-links.ts'
import { keepCode } from './owner-code.ts'
import * as queries from './queries.ts'

const ofUser = z.object({ user_id: z.number().int() })

/** Secrets are made when the mail is written and exist nowhere else; a second try makes a new one. */
export const sendVerificationLink = defineJob('accounts.send-verification-link', ofUser, async (ctx, { user_id }) => {
  const user = await queries.userById(ctx.db, user_id)
  if (!user || user.email_verified_at) return
  const token = await link(ctx, 'verify-email', user)
  await sendMail(ctx, {
    key: `verify:${user.id}:${token.slice(0, 12)}`,
    template: 'verify-email',
    to: user.email,
    props: { name: user.name, url: `${ctx.services.siteUrl}/email/verify/${user.id}/${token}` },
    secrets: [token],
  })
})

export const sendResetLink = defineJob(
  'accounts.send-reset-link',
  z.object({ email: z.string() }),
  async (ctx, { email }) => {
    const user = await queries.userByEmail(ctx.db, email)
    if (!user?.is_active) return
    const token = await link(ctx, 'reset-password', user)
    await sendMail(ctx, {
      key: `reset:${user.id}:${token.slice(0, 12)}`,
      template: 'reset-password',
      to: user.email,
      props: { name: user.name, url: `${ctx.services.siteUrl}/auth/reset-password/${token}` },
      secrets: [token],
    })
  },
)

export const tellOfNewPassword = defineJob(
  'accounts.tell-of-new-password',
  ofUser.extend({ at: z.iso.datetime() }),
  async (ctx, { user_id, at }) => {
    const user = await queries.userById(ctx.db, user_id)
    if (!user) return
    await sendMail(ctx, {
      key: `new-password:${user_id}:${at}`,
      template: 'password-changed',
      to: user.email,
      props: {
        name: user.name,
        when: `${shownDate(at)}, ${shownTime(at)}`,
        url: `${ctx.services.siteUrl}/auth/forgot-password`,
      },
    })
  },
)

export const tellOfNewDevice = defineJob(
  'accounts.tell-of-new-device',
  ofUser.extend({ device: z.string(), at: z.iso.datetime() }),
  async (ctx, { user_id, device, at }) => {
    const user = await queries.userById(ctx.db, user_id)
    if (!user) return
    await sendMail(ctx, {
      key: `new-device:${user_id}:${at}`,
      template: 'new-device',
      to: user.email,
      props: {
        name: user.name,
        device: deviceName(device),
        when: `${shownDate(at)}, ${shownTime(at)}`,
        url: `${ctx.services.siteUrl}/profile/details#devices`,
      },
    })
  },
)

export const sendOwnerCode = defineJob('accounts.send-owner-code', ofUser, async (ctx, { user_id }) => {
  const user = await queries.userById(ctx.db, user_id)
  if (!user) return
  const code = newCode()
  await keepCode(ctx, user.id, code)
  await sendMail(ctx, {
    key: `owner-code:${user.id}:${randomUUID()}`,
    template: 'owner-code',
    to: user.email,
    props: { name: user.name, code, url: `${ctx.services.siteUrl}/profile/details#devices` },
    secrets: [code],
  })
})

const link = (ctx: Ctx, purpose: 'verify-email' | 'reset-password', user: { id: number; email: string }) =>
  inTransaction(ctx, (ctx) => makeLink(ctx, purpose, user))

export const accountJobs = [sendVerificationLink, sendResetLink, tellOfNewPassword, tellOfNewDevice, sendOwnerCode]
