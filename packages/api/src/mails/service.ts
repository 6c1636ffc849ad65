import type { Tables } from '@northlight/db/tables'
import { MailError } from '@northlight/mail/errors'
import { render, type TemplateName, type TemplateProps } from '@northlight/mail/render'
import type { MailAttachment } from '@northlight/mail/transports'
import type { Updateable } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { settingsRecord } from '../settings/service.ts'

type Mail<Name extends TemplateName> = {
  /** One mail per key, ever: a job that runs twice sends once. */
  key: string
  template: Name
  to: string
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
 */
export const sendMail = async <Name extends TemplateName>(ctx: Ctx, mail: Mail<Name>) => {
  const written = await writeMail(ctx, mail)
  await ctx.db
    .insertInto('mails')
    .values({
      dedupe_key: mail.key,
      template: mail.template,
      to_address: mail.to,
      ...written,
      state: ctx.services.mail ? 'ready' : 'kept',
      attempts: 0,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
  if (ctx.services.mail) await deliver(ctx, ctx.services.mail, mail)
}

const deliver = async (
  ctx: Ctx,
  transport: NonNullable<Ctx['services']['mail']>,
  { key, replyTo, attachments, secrets = [] }: Pick<Mail<TemplateName>, 'key' | 'replyTo' | 'attachments' | 'secrets'>,
) => {
  const row = await ctx.db.selectFrom('mails').selectAll().where('dedupe_key', '=', key).executeTakeFirstOrThrow()
  if (row.state === 'sent') return
  const update = (values: Updateable<Tables['mails']>) =>
    ctx.db
      .updateTable('mails')
      .set({ ...values, attempts: row.attempts + 1 })
      .where('id', '=', row.id)
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
