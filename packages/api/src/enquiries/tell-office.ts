import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { officeAddress, sendMail } from '../mails/service.ts'
import type { Form } from './define-form.ts'
import * as queries from './queries.ts'
import { formNamed, forms } from './sent.ts'

/** What the office reads about a form, from the row as it is now. */
const sendNotice = async (ctx: Ctx, { name, table, notice }: Form, id: number) => {
  const row = await queries.sentById(ctx.db, table, id)
  if (!row) return // deleted meanwhile; another try would not help
  const facts = await notice.facts(ctx, row)
  if (!facts) return
  const { subject, title, lead, message, replyTo } = notice
  await sendMail(ctx, {
    key: `${name}:${id}`,
    template: 'office-notice',
    to: await officeAddress(ctx),
    about: { table, id, user_id: row.user_id ?? null },
    replyTo: replyTo(row) || undefined,
    props: {
      subject: typeof subject === 'function' ? subject(row) : subject,
      ...{ title, lead, facts },
      message: message?.(row),
    },
  })
}

export const tellOffice = defineJob(
  'enquiries.tell-office',
  z.object({ form: z.enum(forms.map(({ name }) => name)), id: z.number().int() }),
  async (ctx, { form, id }) => {
    const found = formNamed(form)
    if (found) await sendNotice(ctx, found, id)
  },
)
