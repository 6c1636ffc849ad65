import type { SubscribeInput } from '@northlight/contract/enquiries'
import { languageOf } from '@northlight/contract/words/language-paths'
import { isUniqueViolation } from '@northlight/db/errors'
import { keepContactEvent } from '../counselling/contact-events/keep-contact-event.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { speakerIn } from '../kernel/speaker.ts'
import { subscription } from './forms/subscription.ts'
import { tellOfficeOfSubscription } from './jobs.ts'
import * as queries from './queries.ts'

/** The answer is shown on the page that the form stands on, so it speaks the language of that page. */
export const subscribeToNewsletter = async (ctx: Ctx, input: SubscribeInput) => {
  const { say } = await speakerIn(ctx, languageOf(new URL(input.page_url).pathname))
  try {
    return await inTransaction(ctx, async (ctx) => {
      const now = ctx.now()
      const row = await queries.insertSubscription(ctx.db, { ...input, created_at: now, updated_at: now })
      await audit(ctx, { action: 'enquiries.subscribe', entity: 'subscription', id: row.id })
      await enqueue(ctx, tellOfficeOfSubscription, { id: row.id })
      await keepContactEvent(ctx, subscription.kind, row)
      return { message: say('Subscribed successfully.'), subscriptionForm: row }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'subscriptions'))
      return invalid({ email: [say('This e-mail address already receives the newsletter.')] })
    throw error
  }
}
