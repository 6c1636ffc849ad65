import { randomUUID } from 'node:crypto'
import { secondWayCode } from '@northlight/contract/accounts'
import { later } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'
import { languages } from '@northlight/contract/words/languages'
import { fold } from '@northlight/db/fold'
import { z } from 'zod'
import type { Ctx } from '../../kernel/context.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { languageOfCall } from '../../kernel/language-of-call.ts'
import { personDigest } from '../../kernel/limits.ts'
import { partsOf, port } from '../../kernel/ports.ts'
import { codeDigest, isCode, newCode } from '../../kernel/secrets.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { sendMail } from '../../mails/service.ts'
import * as queries from '../queries.ts'
import { clearCodeTries, takeCodeTry } from './sign-in-counts.ts'

const lasts = minutes(15)
const pauseBetweenMails = minutes(2)
const mailsPerHour = 6

/** The sign-in with its field for the code: anyone who was refused in a room of the institute has not seen it. */
const codePage = `/auth/sign-in?error=CredentialsSignin&code=${secondWayCode}`

const purposeOf = (userId: number) => `sign-in-code:${userId}` as const

/** Strangers cause these mails, so they are few; a code that is under way stays good beside a newer one. */
const hasCodeMails = async (ctx: Ctx, email: string) => {
  const now = ctx.now()
  const sent = await queries.mailsSince(ctx.db, 'sign-in-code', email, later(now, -hours(1)))
  return sent.length >= mailsPerHour || (sent[0] ?? '') > later(now, -pauseBetweenMails)
}

/**
 * Queued once in two minutes for an address, known or not: a flood of guesses makes neither a flood of jobs nor two
 * mails at once, and queueing tells nothing.
 */
export const queueSignInCode = async (ctx: Ctx, email: string) => {
  const user = await queries.userByEmail(ctx.db, email)
  const slot = Math.floor(Date.parse(ctx.now()) / pauseBetweenMails)
  const key = `sign-in-code:${personDigest(fold(email))}:${slot}`
  const language = languageOfCall(ctx)
  await enqueue(ctx, sendSignInCode, { user_id: user?.is_active ? user.id : null, language }, { key })
}

export const sendSignInCode = defineJob(
  'accounts.send-sign-in-code',
  z.object({ user_id: z.number().int().nullable(), language: z.enum(languages).optional() }),
  async (ctx, { user_id, language: asked }) => {
    const user = user_id === null ? undefined : await queries.userById(ctx.db, user_id)
    if (!user || (await hasCodeMails(ctx, user.email))) return
    const { language } = await speakerFor(ctx, user.id, asked)
    const code = newCode()
    const now = ctx.now()
    await ctx.db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute()
    await ctx.db
      .insertInto('sign_in_codes')
      .values({
        user_id: user.id,
        code_hash: codeDigest(ctx.services.keys, purposeOf(user.id), code),
        created_at: now,
        expires_at: later(now, lasts),
      })
      .execute()
    await sendMail(ctx, {
      key: `sign-in-code:${user.id}:${randomUUID()}`,
      template: 'sign-in-code',
      to: user.email,
      about: { table: 'users', id: user.id, user_id: user.id },
      props: { name: harmlessName(user.name), code, url: `${ctx.services.siteUrl}${codePage}`, language },
      secrets: [code],
    })
  },
  'codes',
)

/** What opens a locked account beside a mailed code, such as the code of a hall ticket. */
export const secondWays = port<(ctx: Ctx, userId: number, given: string) => Promise<boolean>>('accounts.second-ways', 1)

const opensOtherwise = async (ctx: Ctx, userId: number, given: string): Promise<boolean> => {
  for (const opens of partsOf(ctx, secondWays)) if (await opens(ctx, userId, given)) return true
  return false
}

const mailedCode = async (ctx: Ctx, userId: number, given: string) => {
  const rows = await ctx.db
    .selectFrom('sign_in_codes')
    .select(['id', 'code_hash'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', ctx.now())
    .execute()
  return rows.find(({ code_hash }) => isCode(ctx.services.keys, purposeOf(userId), given, code_hash))
}

/** Whether a code is a good one; nothing is used up by asking, and no answer may tell it. */
export const isSecondWay = async (ctx: Ctx, userId: number, given: string): Promise<boolean> =>
  (await mailedCode(ctx, userId, given)) !== undefined || opensOtherwise(ctx, userId, given)

/**
 * The second way of somebody whose password is right: a mailed code, which works once, or one of the other ways. Asked
 * only then: anyone who does not know the password can neither try codes nor use up the owner's tries.
 */
export const provesSecondWay = async (ctx: Ctx, userId: number, given: string): Promise<boolean> => {
  if (!(await takeCodeTry(ctx, userId))) return false
  if (!(await takeMailedCode(ctx, userId, given)) && !(await opensOtherwise(ctx, userId, given))) return false
  await clearCodeTries(ctx, userId)
  return true
}

const takeMailedCode = async (ctx: Ctx, userId: number, given: string): Promise<boolean> => {
  const row = await mailedCode(ctx, userId, given)
  if (!row) return false
  const used = await ctx.db.deleteFrom('sign_in_codes').where('id', '=', row.id).returning('id').executeTakeFirst()
  return used !== undefined
}
