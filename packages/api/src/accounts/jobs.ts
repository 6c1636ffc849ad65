import { randomUUID } from 'node:crypto'
import { later, shownDate, shownTime } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import { retention } from '@northlight/contract/retention'
import { languages } from '@northlight/contract/words/languages'
import { digest } from '@northlight/db/digest'
import { z } from 'zod'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { defineJob, type Schedule } from '../kernel/jobs/define-job.ts'
import { newCode, newSecret } from '../kernel/secrets.ts'
import { speakerFor } from '../kernel/speaker.ts'
import { harmlessName } from '../mails/harmless-name.ts'
import { sendMail, writeMail } from '../mails/service.ts'
import { makeLink } from './email/mailed-links.ts'
import { upsertCode } from './password/owner-code.ts'
import * as queries from './queries.ts'
import { sendSignInCode } from './session/second-way.ts'
import { tellOfNewDevice } from './session/tell-of-new-device.ts'

const pauseBetweenResets = minutes(1)
const resetsPerHour = 5

const ofUser = z.object({ user_id: z.number().int() })
/**
 * What somebody waits for is said in the language of the page on which it was asked for, where the account has chosen
 * none. An alarm never is: anyone who caused it may be a stranger, and would choose the words in which the owner is
 * warned.
 */
const askedFor = ofUser.extend({ language: z.enum(languages).optional() })

/** Secrets are made when the mail is written and exist nowhere else; a second try makes a new one. */
export const sendVerificationLink = defineJob(
  'accounts.send-verification-link',
  askedFor.extend({ return_to: z.url().optional() }),
  async (ctx, { user_id, language: asked, return_to }) => {
    const user = await queries.userById(ctx.db, user_id)
    const wanted = await queries.wantedAddress(ctx.db, user_id, ctx.now())
    if (!user || (user.email_verified_at && !wanted)) return
    const email = wanted ?? user.email
    const token = await link(ctx, 'verify-email', { id: user.id, email })
    const { language } = await speakerFor(ctx, user.id, asked)
    await sendMail(ctx, {
      key: `verify:${user.id}:${token.slice(0, 12)}`,
      template: 'verify-email',
      to: email,
      about: { table: 'users', id: user.id, user_id: user.id },
      props: {
        name: harmlessName(user.name),
        url: `${ctx.services.apiUrl}/email/verify/${user.id}/${token}${return_to ? `?${new URLSearchParams({ return_to })}` : ''}`,
        language,
      },
      secrets: [token],
    })
  },
  'codes',
)

/** Nobody behind the address: the job runs all the same, and the table of jobs never holds an address. */
export const sendResetLink = defineJob(
  'accounts.send-reset-link',
  askedFor.extend({ user_id: z.number().int().nullable() }),
  async (ctx, { user_id, language: asked }) => {
    const user = user_id === null ? undefined : await queries.userById(ctx.db, user_id)
    if (!user || (await hasResetMails(ctx, user.email))) {
      // The same work for nobody: otherwise the next answers of a busy server would tell who has an account.
      await writeMail(ctx, { template: 'reset-password', props: { name: 'Nobody', url: ctx.services.siteUrl } })
      return
    }
    const token = await link(ctx, 'reset-password', user)
    const { language } = await speakerFor(ctx, user.id, asked)
    await sendMail(ctx, {
      key: `reset:${user.id}:${token.slice(0, 12)}`,
      template: 'reset-password',
      to: user.email,
      about: { table: 'users', id: user.id, user_id: user.id },
      props: { name: harmlessName(user.name), url: `${ctx.services.siteUrl}/auth/reset-password/${token}`, language },
      secrets: [token],
    })
  },
  'codes',
)

export const tellOfNewPassword = defineJob(
  'accounts.tell-of-new-password',
  ofUser.extend({ at: z.iso.datetime() }),
  async (ctx, { user_id, at }) => {
    const user = await queries.userById(ctx.db, user_id)
    if (!user) return
    const { language } = await speakerFor(ctx, user.id)
    await sendMail(ctx, {
      key: `new-password:${user_id}:${at}`,
      template: 'password-changed',
      to: user.email,
      about: { table: 'users', id: user.id, user_id: user.id },
      props: {
        name: harmlessName(user.name),
        when: `${shownDate(at, language)}, ${shownTime(at)}`,
        url: `${ctx.services.siteUrl}/auth/forgot-password`,
        language,
      },
    })
  },
)

/** Enough of an address to know one's own again, and not enough to write to it. */
const hinted = (email: string) => email.replace(/^(.).*(?=@)/u, '$1…')

export const tellOldAddress = defineJob(
  'accounts.tell-old-address',
  z.object({ change_id: z.number().int() }),
  async (ctx, { change_id }) => {
    const change = await ctx.db.selectFrom('address_changes').selectAll().where('id', '=', change_id).executeTakeFirst()
    const user = change && (await queries.userById(ctx.db, change.user_id))
    if (!change || !user || change.undone_at || change.confirmed_at) return
    const { language } = await speakerFor(ctx, user.id)
    const token = newSecret()
    await ctx.db
      .updateTable('address_changes')
      .set({ undo_hash: digest(token) })
      .where('id', '=', change.id)
      .execute()
    await sendMail(ctx, {
      key: `old-address:${change.id}:${token.slice(0, 12)}`,
      template: 'email-changed',
      to: change.old_email,
      about: { table: 'address_changes', id: change.id, user_id: change.user_id },
      props: {
        name: harmlessName(user.name),
        new_address: hinted(change.wanted_email ?? user.email),
        when: `${shownDate(change.changed_at, language)}, ${shownTime(change.changed_at)}`,
        until: shownDate(change.expires_at, language),
        url: `${ctx.services.siteUrl}/undo-address/${token}`,
        language,
      },
      secrets: [token],
    })
  },
)

/** The last word to a mailbox that an account has left. Nothing in it opens anything: the new one has spoken. */
export const tellOfMovedAddress = defineJob(
  'accounts.tell-of-moved-address',
  z.object({ change_id: z.number().int() }),
  async (ctx, { change_id }) => {
    const change = await ctx.db.selectFrom('address_changes').selectAll().where('id', '=', change_id).executeTakeFirst()
    const user = change && (await queries.userById(ctx.db, change.user_id))
    if (!change?.confirmed_at || !user) return
    const { language } = await speakerFor(ctx, user.id)
    await sendMail(ctx, {
      key: `moved-address:${change.id}`,
      template: 'email-moved',
      to: change.old_email,
      about: { table: 'address_changes', id: change.id, user_id: change.user_id },
      props: {
        name: harmlessName(user.name),
        new_address: hinted(change.wanted_email ?? user.email),
        when: `${shownDate(change.confirmed_at, language)}, ${shownTime(change.confirmed_at)}`,
        url: `${ctx.services.siteUrl}/contact-us`,
        language,
      },
    })
  },
)

export const sendOwnerCode = defineJob(
  'accounts.send-owner-code',
  askedFor,
  async (ctx, { user_id, language: asked }) => {
    const user = await queries.userById(ctx.db, user_id)
    if (!user) return
    const { language } = await speakerFor(ctx, user.id, asked)
    const code = newCode()
    await upsertCode(ctx, user.id, code)
    await sendMail(ctx, {
      key: `owner-code:${user.id}:${randomUUID()}`,
      template: 'owner-code',
      to: user.email,
      about: { table: 'users', id: user.id, user_id: user.id },
      props: { name: harmlessName(user.name), code, url: `${ctx.services.siteUrl}/profile/details#devices`, language },
      secrets: [code],
    })
  },
  'codes',
)

/** Who was signed in where is a log: the law asks for a year of it, and nobody for more. */
export const forgetOldSessions = defineJob(
  'accounts.forget-old-sessions',
  z.object({}),
  async (ctx) => {
    const before = later(ctx.now(), -retention.securityLogs.ms)
    await ctx.db.deleteFrom('access_tokens').where('expires_at', '<', before).execute()
    // Browsers whose session is that long over take no notices and can be known again by nothing.
    await ctx.db.deleteFrom('push_subscriptions').where('token_id', 'is', null).execute()
    // The secret in the browser lasts 400 days; then nobody can be known by it any more.
    await ctx.db
      .deleteFrom('known_devices')
      .where('last_seen_at', '<', later(ctx.now(), -retention.knownDevices.ms))
      .execute()
  },
  'chores',
)

/**
 * Anybody may ask for anybody: so many mails an hour, and none that would make a fresh link useless. Otherwise a
 * stranger who keeps asking could fill a mailbox and keep its owner out.
 */
const hasResetMails = async (ctx: Ctx, email: string) => {
  const now = ctx.now()
  const sent = await queries.mailsSince(ctx.db, 'reset-password', email, later(now, -hours(1)))
  return sent.length >= resetsPerHour || (sent[0] ?? '') > later(now, -pauseBetweenResets)
}

const link = (ctx: Ctx, purpose: 'verify-email' | 'reset-password', user: { id: number; email: string }) =>
  inTransaction(ctx, (ctx) => makeLink(ctx, purpose, user))

export const accountJobs = [
  sendVerificationLink,
  sendResetLink,
  tellOfNewPassword,
  tellOldAddress,
  tellOfMovedAddress,
  tellOfNewDevice,
  sendOwnerCode,
  sendSignInCode,
  forgetOldSessions,
]

export const accountSchedules: Schedule[] = [{ job: forgetOldSessions, every: days(1) }]
