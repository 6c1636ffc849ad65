import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { removeFiles } from '../../media/remove-files.ts'
import { erasePerson } from '../persons/erase-person.ts'

/** All or nothing in the database; the files go when it is done, and a file left behind is named in the log. */
export const eraseAccount = async (ctx: Ctx, requestId: number) => {
  const paths = await inTransaction(ctx, async (ctx) => {
    // Taken in one statement, so that a person who signs in at this moment and the job never both win.
    const request = await ctx.db
      .updateTable('deletion_requests')
      .set({ done_at: ctx.now(), cancel_hash: null })
      .where('id', '=', requestId)
      .where('cancelled_at', 'is', null)
      .where('done_at', 'is', null)
      .where('due_at', '<=', ctx.now())
      .returning('user_id')
      .executeTakeFirst()
    if (!request) return []
    const user = await ctx.db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'phone', 'email_verified_at'])
      .where('id', '=', request.user_id)
      .executeTakeFirstOrThrow()
    const files = await erasePerson(ctx, { ...user, isEmailVerified: user.email_verified_at !== null })
    await audit(ctx, { action: 'families.erase-account', entity: 'user', id: user.id })
    return files
  })
  await removeFiles(ctx, paths)
}
