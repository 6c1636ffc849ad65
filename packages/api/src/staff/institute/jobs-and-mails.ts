import { awakeAt, noticeChannels } from '@northlight/contract/notice-kinds'
import { type JobView, jobStates, type MailView, mailStates } from '@northlight/contract/office/institute'
import type { Tables } from '@northlight/db/tables'
import type { JobState } from '@northlight/db/tables/foundation'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { defineJob, enqueue, type Job } from '../../kernel/jobs/define-job.ts'
import { reviveDead, reviveDeadOf } from '../../kernel/jobs/queries.ts'
import { type ListCall, listReply, pageOf, searched } from '../../kernel/paging.ts'
import { allow } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { sendAgain, wayOf } from '../../mails/service.ts'
import { isStillWanted } from '../../notices/still-wanted.ts'

/** What the table calls a state, and what people do. */
const stateWords: Record<JobState, JobView['state']> = {
  ready: 'waiting',
  running: 'running',
  done: 'done',
  dead: 'failed',
}
const storedState = (words: JobView['state']) =>
  (Object.keys(stateWords) as JobState[]).find((state) => stateWords[state] === words) ?? 'dead'

type JobCall = ListCall & { query: { filter: { state?: string; name?: string } } }

export const officeJobs = async (ctx: Ctx, call: JobCall) => {
  allow(ctx, 'jobs.read')
  const { name } = call.query.filter
  const state = chosenFilter('state', jobStates, call.query.filter.state)
  const filtered = ctx.db
    .selectFrom('jobs')
    .$if(state !== undefined, (query) => query.where('state', '=', storedState(state ?? 'failed')))
    .$if(name !== undefined, (query) => query.where(searched(['name'], name ?? '')))
  const found = await pageOf(filtered, call.query, (query) => query.selectAll().orderBy('id', 'desc'))
  return listReply(
    ctx,
    call,
    found,
    (row): JobView => ({
      id: row.id,
      name: row.name,
      lane: row.lane,
      state: stateWords[row.state],
      run_at: row.run_at,
      attempts: row.attempts,
      max_attempts: row.max_attempts,
      last_error: row.last_error,
      created_at: row.created_at,
      finished_at: row.finished_at,
    }),
  )
}

export const runJobAgain = (ctx: Ctx, id: number) => {
  allow(ctx, 'jobs.run')
  return inTransaction(ctx, async (ctx) => {
    if (!(await reviveDead(ctx.db, id, ctx.now()))) return fail('not_found')
    await audit(ctx, { action: 'jobs.run-again', entity: 'job', id })
    await announce(ctx, 'jobs')
  })
}

/** After an outage: all of one kind at once, and written down once. */
export const runJobsAgain = (ctx: Ctx, name: string): Promise<number> => {
  allow(ctx, 'jobs.run')
  return inTransaction(ctx, async (ctx) => {
    const count = await reviveDeadOf(ctx.db, name, ctx.now())
    if (count === 0) return fail('not_found')
    await audit(ctx, { action: 'jobs.run-again', entity: 'job', id: null, details: { name, count } })
    await announce(ctx, 'jobs')
    return count
  })
}

type Mail = Selectable<Tables['mails']>

const mayResend = (ctx: Ctx, { state, channel }: Pick<Mail, 'state' | 'channel'>) =>
  wayOf(ctx, channel) !== null && (state === 'failed' || state === 'kept')

const toMail =
  (ctx: Ctx) =>
  (row: Omit<Mail, 'html' | 'text'>): MailView => ({
    id: row.id,
    template: row.template,
    channel: row.channel,
    to: row.to_address,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    last_error: row.last_error,
    created_at: row.created_at,
    sent_at: row.sent_at,
    may_resend: mayResend(ctx, row),
  })

type MailCall = ListCall & {
  query: { filter: { search?: string; state?: string; template?: string; channel?: string } }
}

export const officeMails = async (ctx: Ctx, call: MailCall) => {
  allow(ctx, 'mails.read')
  const { search, template } = call.query.filter
  const state = chosenFilter('state', mailStates, call.query.filter.state)
  const channel = chosenFilter('channel', noticeChannels, call.query.filter.channel)
  const filtered = ctx.db
    .selectFrom('mails')
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? 'mail'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'failed'))
    .$if(template !== undefined, (query) => query.where('template', '=', template ?? ''))
    .$if(search !== undefined, (query) => query.where(searched(['to_address', 'subject'], search ?? '')))
  const found = await pageOf(filtered, call.query, (query) => query.selectAll().orderBy('id', 'desc'))
  return listReply(ctx, call, found, toMail(ctx))
}

const mailById = async (ctx: Ctx, id: number): Promise<Mail> =>
  (await ctx.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()) ?? fail('not_found')

/** Its words are a family's: that somebody has read them is written down. */
export const officeMail = async (ctx: Ctx, id: number) => {
  allow(ctx, 'mails.open')
  const row = await mailById(ctx, id)
  await audit(ctx, { action: 'mails.read', entity: 'mail', id, details: { template: row.template } })
  return { mail: toMail(ctx)(row), html: row.html, text: row.text }
}

const ofMail = z.object({ mail_id: z.number().int() })

export const resendMail = (ctx: Ctx, id: number) => {
  allow(ctx, 'mails.resend')
  return inTransaction(ctx, async (ctx) => {
    const row = await mailById(ctx, id)
    if (wayOf(ctx, row.channel) === null)
      return fail(
        'conflict',
        row.channel === 'mail'
          ? 'No mail server is set up: mails are kept here and not sent.'
          : 'No provider is set up for this: messages are kept here and not sent.',
      )
    if (!mayResend(ctx, row)) return fail('conflict', 'This mail has gone out, or is on its way.')
    if (!(await isStillWanted(ctx, row)))
      return fail('conflict', 'Whoever this goes to has stopped such messages, or may no longer get them.')
    await audit(ctx, { action: 'mails.send-again', entity: 'mail', id, details: { template: row.template } })
    await enqueue(ctx, resend, { mail_id: id }, { key: `mail-again:${id}:${row.attempts}` })
  })
}

const noWay = (ctx: Ctx, channel: Mail['channel']) => wayOf(ctx, channel) === null

export type MailKind = { template: string; state: 'failed' | 'kept' }

const ofKind = (ctx: Ctx, { template, state }: MailKind) =>
  ctx.db.selectFrom('mails').where('template', '=', template).where('state', '=', state)

/** All of one kind, the oldest first. Each is looked at again when its turn comes: nobody who has stopped them gets one. */
export const resendMails = (ctx: Ctx, kind: MailKind): Promise<number> => {
  allow(ctx, 'mails.resend')
  return inTransaction(ctx, async (ctx) => {
    const channels = await ofKind(ctx, kind).select('channel').distinct().execute()
    if (channels.length === 0) return fail('not_found')
    if (channels.every(({ channel }) => noWay(ctx, channel)))
      return fail('conflict', 'No mail server or provider is set up for these: they are kept here and not sent.')
    const { count } = await ofKind(ctx, kind)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    await audit(ctx, { action: 'mails.send-again', entity: 'mail', id: null, details: { ...kind, count } })
    await enqueue(ctx, resendKind, kind)
    return count
  })
}

const atOnce = 500

export const resendKind: Job<MailKind> = defineJob(
  'mails.send-kind-again',
  z.object({ template: z.string(), state: z.enum(['failed', 'kept']) }),
  async (ctx, kind) => {
    for (let after = 0; ; ) {
      const rows = await ofKind(ctx, kind)
        .select(['id', 'channel', 'attempts'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute()
      for (const { id, channel, attempts } of rows)
        if (!noWay(ctx, channel)) await enqueue(ctx, resend, { mail_id: id }, { key: `mail-again:${id}:${attempts}` })
      after = rows.at(-1)?.id ?? 0
      if (rows.length < atOnce) return
    }
  },
)

export const resend: Job<{ mail_id: number }> = defineJob('mails.send-again', ofMail, async (ctx, { mail_id }) => {
  const row = await ctx.db.selectFrom('mails').selectAll().where('id', '=', mail_id).executeTakeFirst()
  if (!row) return
  const now = ctx.now()
  // A notice keeps to the quiet hours, anyone who sends it; anything else somebody waits for.
  const runAt = row.stop_url === null ? now : awakeAt(now)
  if (runAt !== now) await enqueue(ctx, resend, { mail_id }, { key: `mail-again:${mail_id}:${runAt}`, runAt })
  else if (await isStillWanted(ctx, row)) await sendAgain(ctx, mail_id)
})
