import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { isStaff } from '@northlight/contract/roles'
import type { UploadedFile } from '@northlight/contract/uploads'
import { digest } from '@northlight/db/digest'
import { isUniqueViolation } from '@northlight/db/errors'
import { keepContactEvent } from '../counselling/contact-events/keep-contact-event.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { recordFile, writePrivateFile } from '../media/private-files.ts'
import { chosenFrom, offeredFor, offeredOptions } from '../options/service.ts'
import type { Choice, Form, Input, SentRow } from './define-form.ts'
import * as queries from './queries.ts'
import { tellOffice } from './tell-office.ts'

/**
 * The input with each choice as its list spells it: `IX` is read as `9th`. What is offered for some answers alone is
 * checked after those answers. A choice that was left out stays out.
 */
const withChoices = async (ctx: Ctx, { choices }: Form, input: Input): Promise<Input> => {
  const checked = Object.entries(choices).filter(([, { refusal }]) => refusal !== null)
  if (checked.length === 0) return input
  const offered = await offeredOptions(ctx)
  const choose = (given: Input, of: [string, Choice<Input>][]): Input => {
    const chosen = chosenFrom(
      Object.fromEntries(
        of.map(([field, { list, refusal, among }]) => [
          field,
          {
            value: given[field] as string | undefined,
            from: offeredFor(offered[list], among?.(given) ?? {}),
            refusal: String(typeof refusal === 'function' ? refusal(given) : refusal),
          },
        ]),
      ),
    )
    return { ...given, ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) }
  }
  const first = choose(
    input,
    checked.filter(([, { among }]) => !among),
  )
  return choose(
    first,
    checked.filter(([, { among }]) => among),
  )
}

/** The same words and the same file in the same minute of the clock have the same key. */
const sendKey = ({ name }: Form, fields: object, file: UploadedFile | undefined, at: string) =>
  digest(JSON.stringify([name, fields, file ? digest(file.bytes) : null, at.slice(0, 16)]))

/** What was sent less than a minute ago but in the minute before: a form whose answer was lost is sent again then. */
const sentBefore = async (ctx: Ctx, form: Form, fields: object, file: UploadedFile | undefined) => {
  const minuteAgo = later(ctx.now(), -minutes(1))
  const row = await queries.sentByKey(ctx.db, form.table, sendKey(form, fields, file, minuteAgo))
  return row && row.created_at > minuteAgo ? row : undefined
}

/** The account of a signed-in family. Staff type for others. */
const senderOf = (ctx: Ctx, { isOfChild }: Form) =>
  isOfChild ? { user_id: ctx.actor.kind === 'user' && !isStaff(ctx.actor.role) ? ctx.actor.id : null } : {}

/**
 * Keeps what a visitor sent: row, file, audit entry, the notice to the office and the touch of a family, all or nothing.
 * The same form sent twice within a minute gives the first row again, and the office hears of it once.
 */
const keep = async (ctx: Ctx, form: Form, fields: object, file: UploadedFile | undefined): Promise<SentRow> => {
  const { name, table, entity, upload, kind } = form
  const first = await sentBefore(ctx, form, fields, file)
  if (first) return first
  const now = ctx.now()
  const key = sendKey(form, fields, file, now)
  const written = upload && file && (await writePrivateFile(ctx, upload.kind, file))
  try {
    return await inTransaction(ctx, async (ctx) => {
      const link = written && upload ? { [upload.column]: await recordFile(ctx, written.row) } : {}
      const row = await queries.insertSent(ctx.db, table, {
        ...fields,
        ...link,
        ...senderOf(ctx, form),
        send_key: key,
        created_at: now,
        updated_at: now,
      })
      await audit(ctx, { action: `enquiries.send-${name}`, entity, id: row.id, details: form.audit?.(row) })
      await enqueue(ctx, tellOffice, { form: name, id: row.id })
      await form.also?.(ctx, row)
      if (kind) await keepContactEvent(ctx, kind, row)
      return row
    })
  } catch (error) {
    await written?.forget()
    const same = isUniqueViolation(error, table, 'send_key') && (await queries.sentByKey(ctx.db, table, key))
    if (same) return same
    throw error
  }
}

/** What happens to every form that a visitor sends. */
export const send = async (ctx: Ctx, form: Form, call: { input: Input; params: unknown }) => {
  const input = await withChoices(ctx, form, call.input)
  const file = form.upload && (input[form.upload.field] as UploadedFile | undefined)
  const row = await keep(ctx, form, await form.row(ctx, input, call.params), file)
  return form.reply(ctx, row, input)
}
