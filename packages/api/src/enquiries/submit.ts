import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { isStaff } from '@northlight/contract/roles'
import type { UploadedFile } from '@northlight/contract/uploads'
import { digest } from '@northlight/db/digest'
import { isUniqueViolation } from '@northlight/db/errors'
import type { PrivateFileKind } from '@northlight/db/tables/enquiries'
import { keepTouch } from '../counselling/touch/keep-touch.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { recordFile, writePrivateFile } from '../media/private-files.ts'
import { type Form, forms } from './forms.ts'
import { tellOffice } from './jobs.ts'
import * as queries from './queries.ts'

type Fields<F extends Form> = Omit<queries.ToSend<F>, 'id' | 'user_id' | 'send_key' | 'created_at' | 'updated_at'>

type Upload = { kind: PrivateFileKind; file: UploadedFile; column: 'card_file_id' | 'cv_file_id' | 'marks_file_id' }

type Submission<F extends Form> = {
  fields: Fields<F>
  upload?: Upload
  /** Ids of what it is about, for the audit log; nothing of the person. */
  about?: Record<string, number | string>
  /** What else has to happen, in the same transaction. */
  also?: (ctx: Ctx, row: queries.Sent<F>) => Promise<void>
}

/** The same words and the same file in the same minute of the clock have the same key. */
const sendKey = (form: Form, fields: object, upload: Upload | undefined, at: string) =>
  digest(JSON.stringify([form, fields, upload ? digest(upload.file.bytes) : null, at.slice(0, 16)]))

/** What was sent less than a minute ago but in the minute before: a form whose answer was lost is sent again then. */
const sentBefore = async <F extends Form>(ctx: Ctx, form: F, { fields, upload }: Submission<F>) => {
  const minuteAgo = later(ctx.now(), -minutes(1))
  const row = await queries.sentByKey<F>(ctx.db, forms[form].table, sendKey(form, fields, upload, minuteAgo))
  // Every table of a form has it, but TypeScript cannot follow that through a lookup.
  const { created_at } = (row ?? { created_at: '' }) as { created_at: string }
  return created_at > minuteAgo ? row : undefined
}

/** Forms about a child hold no address of the child: the account they come from tells whose they are. Staff type for others. */
const senderOf = (ctx: Ctx, form: Form) => {
  if (form !== 'vrddhi' && form !== 'admission') return {}
  return { user_id: ctx.actor.kind === 'user' && !isStaff(ctx.actor.role) ? ctx.actor.id : null }
}

/**
 * Keeps what a visitor sent: row, file, audit entry and the notice to the office, all or nothing.
 * The same form sent twice within a minute gives the first row again, and the office hears of it once.
 */
export const submit = async <F extends Form>(
  ctx: Ctx,
  form: F,
  submission: Submission<F>,
): Promise<queries.Sent<F>> => {
  const { fields, upload, about, also } = submission
  const { table, entity } = forms[form]
  const first = await sentBefore(ctx, form, submission)
  if (first) return first
  const now = ctx.now()
  const key = sendKey(form, fields, upload, now)
  const written = upload && (await writePrivateFile(ctx, upload.kind, upload.file))
  try {
    return await inTransaction(ctx, async (ctx) => {
      const link = written && upload ? { [upload.column]: await recordFile(ctx, written.row) } : {}
      const row = await queries.insertSent<F>(ctx.db, table, {
        ...fields,
        ...link,
        ...senderOf(ctx, form),
        send_key: key,
        created_at: now,
        updated_at: now,
      } as unknown as queries.ToSend<F>)
      await audit(ctx, { action: `enquiries.send-${form}`, entity, id: row.id, details: about })
      await enqueue(ctx, tellOffice, { form, id: row.id })
      await also?.(ctx, row)
      await keepTouch(ctx, table, { ...row, created_at: now })
      return row
    })
  } catch (error) {
    await written?.forget()
    const same = isUniqueViolation(error, table, 'send_key') && (await queries.sentByKey<F>(ctx.db, table, key))
    if (same) return same
    throw error
  }
}
