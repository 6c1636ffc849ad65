import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { tellOfRegistration } from '../mails.ts'
import { seatByOffer } from '../offer/seat-by-offer.ts'
import * as queries from '../queries.ts'
import { move } from '../timeline.ts'
import { openApplication } from './open-application.ts'

type Taking = { pay: 'whole' | 'parts'; on_word_of: string }

/**
 * A colleague takes the offered seat for a family that has said yes, and says on whose word. Its first payment waits in
 * the family's account, and the application is admitted at once; a family that takes it online is admitted when the
 * money arrives.
 */
export const takeSeat = async (ctx: Ctx, id: number, { pay, on_word_of }: Taking): Promise<void> => {
  const row = await openApplication(ctx, id, 'applications.move')
  if (row.state !== 'offered' && row.state !== 'admitted') fail('conflict', 'No seat is offered to this family.')
  await seatByOffer(ctx, row, {
    pay: pay === 'whole' ? 'full' : 'parts',
    written: async (ctx) => {
      const now = await queries.lockRegistration(ctx, id)
      if (now?.state !== 'offered') return
      const note = `The seat that was offered is taken, on the word of ${on_word_of}.`
      await move(ctx, id, { to: 'admitted', action: 'admit', note })
      await enqueue(ctx, tellOfRegistration, { id, about: 'admitted' })
    },
  })
}
