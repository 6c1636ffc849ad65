import { isStorageFailure } from '@northlight/db/errors'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { takeInEnquiries } from './take-in.ts'
import type { Touch } from './touch.ts'
import { writeTouch } from './write-touch.ts'

/**
 * Called by the verb that keeps a form, in its transaction. A form is never refused because of it: what goes wrong here
 * is taken back alone, and tried again by the job that takes in whatever was missed. Where nothing can be stored the form
 * is not kept either: SQLite has rolled the whole transaction back, and whoever sent the form has to hear it.
 */
export const touchFamily = async (ctx: Ctx, touch: Touch): Promise<void> => {
  try {
    await inTransaction(ctx, (ctx) => writeTouch(ctx, touch))
  } catch (error) {
    if (isStorageFailure(error)) throw error
    ctx.services.logger.error(
      { err: error, form: touch.form, entity: touch.entity, id: touch.id },
      'a form is kept, but its family is not known yet',
    )
    await enqueue(ctx, takeInEnquiries, {})
  }
}
