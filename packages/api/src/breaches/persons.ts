import { byUserOrAddress } from '../families/persons/find.ts'
import type { PersonTable } from '../families/persons/types.ts'
import type { Ctx } from '../kernel/context.ts'
import { limitOf } from '../retention/limit-of.ts'

export const breachPersons: PersonTable[] = [
  {
    domain: 'account',
    table: 'breach_persons',
    found: byUserOrAddress('email'),
    shown: { title: 'Leaks that you were told of', columns: ['name', 'email', 'created_at'] },
    ofOthers: [{ by: ['email'], columns: ['email'] }],
    erased: 'delete',
  },
]

/** Who was touched is kept as long as logs are; that it happened, and what was told to the Board, stays. */
export const forgetTouched = {
  table: 'breach_persons' as const,
  forget: async (ctx: Ctx) => {
    await ctx.db.deleteFrom('breach_persons').where('created_at', '<', limitOf(ctx, 'securityLogs')).execute()
  },
}
