import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Tables } from '@northlight/db/tables'
import { MailError } from '@northlight/mail/errors'
import { render, type TemplateName, type TemplateProps } from '@northlight/mail/render'
import type { MailAttachment } from '@northlight/mail/transports'
import type { Selectable, Updateable } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { settingsRecord } from '../settings/service.ts'
import type { About } from './about.ts'
import { sendPush } from './push-way.ts'

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
  /** Where a mail program stops mails like this one with a click. */
  stopUrl?: string
}

/** What goes to a phone: one line, without a subject of its own. */
type Message = Pick<Mail<TemplateName>, 'key' | 'to' | 'about' | 'secrets' | 'stopUrl'> & {
  channel: 'whatsapp' | 'sms' | 'push'
  /** What the outbox calls it. */
  template: string
  subject: string
  text: string
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
    institute: {
      name: institute.name,
      address: institute.address,
      site_url: ctx.services.siteUrl,
      colours: institute.colours,
    },
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
  const { key, to, about, stopUrl, template } = mail
  await write(ctx, { key, to, about, stopUrl, template, channel: 'mail', ...(await writeMail(ctx, mail)) })
  await deliver(ctx, 'mail', mail)
}

/** The same for a phone. Without a provider the outbox shows the office what would have been sent. */
export const sendMessage = async (ctx: Ctx, message: Message) => {
  await write(ctx, { ...message, html: '' })
  await deliver(ctx, message.channel, message)
}

type Channel = Row['channel']
type Words = Omit<Message, 'channel' | 'secrets'> & { channel: Channel; html: string }

const write = (ctx: Ctx, { key, to, about, stopUrl, template, channel, subject, html, text }: Words) =>
  ctx.db
    .insertInto('mails')
    .values({
      dedupe_key: key,
      template,
      to_address: to,
      entity: about?.table ?? null,
      entity_id: about?.id ?? null,
      user_id: about?.user_id ?? null,
      ...{ channel, subject, html, text },
      stop_url: stopUrl ?? null,
      state: wayOf(ctx, channel) ? 'ready' : 'kept',
      attempts: 0,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()

type Extras = Pick<Mail<TemplateName>, 'replyTo' | 'attachments'>
type Way = (row: Row, extras: Extras) => Promise<void>

/** How a row of the outbox leaves this server; none where nothing is set up for its channel. */
export const wayOf = (ctx: Ctx, channel: Channel): Way | null => {
  const { mail, messages, push } = ctx.services
  if (channel === 'mail')
    return (
      mail &&
      ((row, { replyTo, attachments }) =>
        mail.send({
          to: row.to_address,
          subject: row.subject,
          html: row.html,
          text: row.text,
          ...(replyTo && { replyTo }),
          ...(attachments && { attachments }),
          ...(row.stop_url && { headers: stopHeaders(row.stop_url) }),
        }))
    )
  if (channel === 'push') return push && ((row) => sendPush(ctx, row))
  return messages && ((row) => messages.send({ channel, to: row.to_address, text: row.text }))
}

/** Mail programs show a button that stops these mails by themselves (RFC 8058). */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

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

type Row = Selectable<Tables['mails']>

const isSent = async (ctx: Ctx, key: string) =>
  (await ctx.db.selectFrom('mails').select('state').where('dedupe_key', '=', key).executeTakeFirst())?.state === 'sent'

const deliver = async (
  ctx: Ctx,
  channel: Channel,
  { key, replyTo, attachments, secrets }: Extras & Pick<Mail<TemplateName>, 'key' | 'secrets'>,
) => {
  const way = wayOf(ctx, channel)
  if (!way) return
  const row = await claim(ctx, { key })
  if (row) return pass(ctx, way, row, { replyTo, attachments, secrets })
  if (!(await isSent(ctx, key))) throw new Error('Another run is just sending this mail.')
}

/** The office sends again what failed or was only kept: word for word, and without what was attached to it. */
export const sendAgain = async (ctx: Ctx, id: number): Promise<void> => {
  const found = await ctx.db.selectFrom('mails').select('channel').where('id', '=', id).executeTakeFirst()
  const way = found && wayOf(ctx, found.channel)
  const row = way && (await claim(ctx, { id }))
  if (row) await pass(ctx, way, row, {})
}

const pass = async (
  ctx: Ctx,
  way: Way,
  row: Row,
  { secrets = [], ...extras }: Extras & Pick<Mail<TemplateName>, 'secrets'>,
) => {
  const update = (values: Updateable<Tables['mails']>) =>
    ctx.db
      .updateTable('mails')
      .set({ ...values, claimed_until: null })
      .where('id', '=', row.id)
      .where('claimed_until', '=', row.claimed_until)
      .execute()
  try {
    await way(row, extras)
  } catch (error) {
    await update({ state: 'failed', last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown' })
    // A refused address stays refused; it stands in the outbox as failed for staff to see.
    if (error instanceof MailError && error.isPermanent) return
    throw error
  }
  const hide = (words: string) => secrets.reduce((text, secret) => text.replaceAll(secret, '…'), words)
  await update({ state: 'sent', sent_at: ctx.now(), last_error: null, html: hide(row.html), text: hide(row.text) })
}
