import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Tables } from '@northlight/db/tables'
import { MailError } from '@northlight/mail/errors'
import { render, type TemplateName, type TemplateProps } from '@northlight/mail/render'
import type { MailAttachment } from '@northlight/mail/transports'
import type { Updateable } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { settingsRecord } from '../settings/service.ts'
import type { About } from './about.ts'

type Mail<Name extends TemplateName> = {
  /** One mail per key for as long as its row stands in the outbox; see `sendMail` for what that holds against. */
  key: string
  template: Name
  to: string
  /** Whose data it holds; null when it names nobody. An export and a deletion find it by this alone. */
  about: About | null
  props: Omit<TemplateProps<Name>, 'institute'>
  /** Whom an answer should reach: the person who wrote, not the machine. */
  replyTo?: string
  /** Made anew for every try; the outbox keeps the words alone. */
  attachments?: MailAttachment[]
  /** Links and codes that open something: once the mail has gone, the outbox no longer shows them to anybody. */
  secrets?: string[]
}

export const officeAddress = async (ctx: Ctx): Promise<string> =>
  ctx.services.officeEmail || (await settingsRecord(ctx, 'institute')).value.email

/** The words of a mail, which nobody has been sent yet. */
export const writeMail = async <Name extends TemplateName>(
  ctx: Ctx,
  { template, props }: Pick<Mail<Name>, 'template' | 'props'>,
) => {
  const { value: institute } = await settingsRecord(ctx, 'institute')
  return render(template, {
    ...props,
    institute: { name: institute.name, address: institute.address, site_url: ctx.services.siteUrl },
  } as TemplateProps<Name>)
}

/**
 * Writes the mail into the outbox, then sends it when there is a mail server. The row is there before the first try,
 * so staff see what waits, what went and what did not.
 *
 * Two runs with the same key never send side by side: each claims the row first, and the one that comes second fails
 * and is tried again later, when it finds the mail sent. Only when a process ends between the mail host's "accepted"
 * and our own note of it is the mail sent again, once the claim has run out: better twice than never.
 */
export const sendMail = async <Name extends TemplateName>(ctx: Ctx, mail: Mail<Name>) => {
  const words = await writeMail(ctx, mail)
  await ctx.db
    .insertInto('mails')
    .values({
      dedupe_key: mail.key,
      template: mail.template,
      to_address: mail.to,
      entity: mail.about?.table ?? null,
      entity_id: mail.about?.id ?? null,
      user_id: mail.about?.user_id ?? null,
      ...words,
      state: ctx.services.mail ? 'ready' : 'kept',
      attempts: 0,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
  if (ctx.services.mail) await deliver(ctx, ctx.services.mail, mail)
}

/** Longer than a mail host may take: it is given up after half a minute of silence at any point of the talk. */
const claimLasts = minutes(10)

type Which = { key: string } | { id: number }

/** Takes a mail that was not sent for this run alone; nothing when there is none to take. */
const claim = (ctx: Ctx, which: Which) =>
  ctx.db
    .updateTable('mails')
    .set((set) => ({ claimed_until: later(ctx.now(), claimLasts), attempts: set('attempts', '+', 1) }))
    .$if('key' in which, (query) => query.where('dedupe_key', '=', 'key' in which ? which.key : ''))
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : 0))
    .where('state', '!=', 'sent')
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', ctx.now())]))
    .returningAll()
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof claim>>>

const isSent = async (ctx: Ctx, key: string) =>
  (await ctx.db.selectFrom('mails').select('state').where('dedupe_key', '=', key).executeTakeFirst())?.state === 'sent'

const deliver = async (
  ctx: Ctx,
  transport: NonNullable<Ctx['services']['mail']>,
  { key, replyTo, attachments, secrets }: Pick<Mail<TemplateName>, 'key' | 'replyTo' | 'attachments' | 'secrets'>,
) => {
  const row = await claim(ctx, { key })
  if (row) return pass(ctx, transport, row, { replyTo, attachments, secrets })
  if (!(await isSent(ctx, key))) throw new Error('Another run is just sending this mail.')
}

/** The office sends a mail again that failed or was only kept: word for word, and without what was attached to it. */
export const sendAgain = async (ctx: Ctx, id: number): Promise<void> => {
  const transport = ctx.services.mail
  const row = transport && (await claim(ctx, { id }))
  if (row) await pass(ctx, transport, row, {})
}

const pass = async (
  ctx: Ctx,
  transport: NonNullable<Ctx['services']['mail']>,
  row: Row,
  { replyTo, attachments, secrets = [] }: Pick<Mail<TemplateName>, 'replyTo' | 'attachments' | 'secrets'>,
) => {
  const update = (values: Updateable<Tables['mails']>) =>
    ctx.db
      .updateTable('mails')
      .set({ ...values, claimed_until: null })
      .where('id', '=', row.id)
      .where('claimed_until', '=', row.claimed_until)
      .execute()
  try {
    await transport.send({
      to: row.to_address,
      subject: row.subject,
      html: row.html,
      text: row.text,
      ...(replyTo && { replyTo }),
      ...(attachments && { attachments }),
    })
  } catch (error) {
    await update({ state: 'failed', last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown' })
    // A refused address stays refused; it stands in the outbox as failed for staff to see.
    if (error instanceof MailError && error.isPermanent) return
    throw error
  }
  const hide = (words: string) => secrets.reduce((text, secret) => text.replaceAll(secret, '…'), words)
  await update({ state: 'sent', sent_at: ctx.now(), last_error: null, html: hide(row.html), text: hide(row.text) })
}
