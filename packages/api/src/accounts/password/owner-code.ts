import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Ctx } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { codeDigest, isCode } from '../../kernel/secrets.ts'
import { passwordMatches } from './passwords.ts'

const lasts = minutes(15)
const mostTries = 5

type Owner = { id: number; password_hash: string | null }
type Proof = { password?: string | undefined; code?: string | undefined }

/** Called when the mail is written: the code exists nowhere else. An earlier one stops working. */
export const upsertCode = async (ctx: Ctx, userId: number, code: string) => {
  const now = ctx.now()
  const fresh = {
    code_hash: codeDigest(ctx.services.keys, `owner-code:${userId}`, code),
    tries: 0,
    created_at: now,
    expires_at: later(now, lasts),
  }
  await ctx.db
    .insertInto('owner_codes')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

/**
 * Asks once more who is there, before something that cannot be undone: by the password, or by the mailed code where
 * there is none. The complaint stands on the field `passwordField` or on `code`.
 */
export const proveOwner = async (ctx: Ctx, owner: Owner, { password, code }: Proof, passwordField: string) => {
  if (owner.password_hash === null) return useCode(ctx, owner.id, code)
  if (password === undefined) return invalid({ [passwordField]: ['Enter your password.'] })
  if (!(await passwordMatches(owner.password_hash, password, ctx.address)))
    return invalid({
      [passwordField]: [
        passwordField === 'password' ? 'This is not your password.' : 'This is not your current password.',
      ],
    })
}

/** A wrong code costs a try, and that is kept although the call fails: nothing here is in the caller's transaction. */
const useCode = async (ctx: Ctx, userId: number, code: string | undefined) => {
  if (code === undefined) return invalid({ code: ['Your account has no password. Enter the code from the mail.'] })
  const row = await ctx.db
    .updateTable('owner_codes')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', ctx.now())
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst()
  if (!row) return invalid({ code: ['This code no longer works. Ask for a new one.'] })
  if (!isCode(ctx.services.keys, `owner-code:${userId}`, code, row.code_hash)) {
    const left = mostTries - row.tries
    const sentence = left === 0 ? 'Ask for a new one.' : `${left} ${left === 1 ? 'try' : 'tries'} left.`
    return invalid({ code: [`This is not the code. ${sentence}`] })
  }
  const used = await ctx.db.deleteFrom('owner_codes').where('id', '=', row.id).returning('id').executeTakeFirst()
  if (!used) return invalid({ code: ['This code was used a moment ago. Ask for a new one.'] })
}
