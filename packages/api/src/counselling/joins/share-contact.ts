import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'

/** A number of a hostel or a school: from now on it joins nobody. */
export const shareContact = (ctx: Ctx, value: string, reason: string) => {
  allow(ctx, 'families.join')
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('shared_contacts')
      .values({ value, reason, created_at: ctx.now() })
      .onConflict((conflict) => conflict.column('value').doUpdateSet({ reason }))
      .execute()
    await audit(ctx, { action: 'counselling.share-contact', entity: 'shared_contact', id: null })
  })
}
