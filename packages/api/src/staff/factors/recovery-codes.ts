import { randomInt } from 'node:crypto'
import type { Ctx } from '../../kernel/context.ts'
import { codeDigest, isCode } from '../../kernel/secrets.ts'

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
const count = 10

const purposeOf = (userId: number) => `recovery-code:${userId}` as const

/** As they are kept and typed: without the dash. */
export const plainCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

export const recoveryDigest = (ctx: Ctx, userId: number, code: string) =>
  codeDigest(ctx.services.keys, purposeOf(userId), plainCode(code))

/** New codes, shown this once. They count when one of them was typed back; until then the old ones hold. */
export const makeCodes = async (ctx: Ctx, userId: number): Promise<string[]> => {
  await ctx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute()
  const codes = Array.from({ length: count }, () => `${half()}-${half()}`)
  await ctx.db
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({ user_id: userId, code_hash: recoveryDigest(ctx, userId, code), created_at: ctx.now() })),
    )
    .execute()
  return codes
}

const unused = (ctx: Ctx, userId: number) =>
  ctx.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).where('used_at', 'is', null).execute()

/** Whether the code is one of the new ones; then they take the place of the old. */
export const confirmCodes = async (ctx: Ctx, userId: number, code: string): Promise<boolean> => {
  const fresh = (await unused(ctx, userId)).filter(({ confirmed_at }) => confirmed_at === null)
  if (!fresh.some(({ code_hash }) => isCode(ctx.services.keys, purposeOf(userId), plainCode(code), code_hash)))
    return false
  await ctx.db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute()
  await ctx.db.updateTable('recovery_codes').set({ confirmed_at: ctx.now() }).where('user_id', '=', userId).execute()
  return true
}

/** Uses a code up. One that was used, or that is being used by somebody else at this moment, is no code. */
export const takeRecoveryCode = async (ctx: Ctx, userId: number, code: string): Promise<boolean> => {
  const kept = (await unused(ctx, userId)).filter(({ confirmed_at }) => confirmed_at !== null)
  const row = kept.find(({ code_hash }) => isCode(ctx.services.keys, purposeOf(userId), plainCode(code), code_hash))
  if (!row) return false
  const taken = await ctx.db
    .updateTable('recovery_codes')
    .set({ used_at: ctx.now() })
    .where('id', '=', row.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
