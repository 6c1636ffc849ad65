import { isStorageFailure } from '@northlight/db/errors'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import type { ContactEvent } from './contact-event.ts'
import { takeInEnquiries } from './take-in.ts'
import { writeContactEvent } from './write-contact-event.ts'

/**
 * Called by the verb that keeps a form, in its transaction. A form is never refused because of it: what goes wrong here
 * is taken back alone, and tried again by the job that takes in whatever was missed. Where nothing can be stored the
 * form is not kept either: SQLite has rolled the whole transaction back, and anyone who sent the form has to hear it.
 */
export const joinFamilyBy = async (ctx: Ctx, contactEvent: ContactEvent): Promise<void> => {
  try {
    await inTransaction(ctx, (ctx) => writeContactEvent(ctx, contactEvent))
  } catch (error) {
    if (isStorageFailure(error)) throw error
    ctx.services.logger.error(
      { err: error, form: contactEvent.form, entity: contactEvent.entity, id: contactEvent.id },
      'a form is kept, but its family is not known yet',
    )
    await enqueue(ctx, takeInEnquiries, {})
  }
}
