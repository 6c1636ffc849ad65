import { indianDay } from '@northlight/contract/dates'
import type { FactorNeed } from '@northlight/contract/office/me'
import { needsFactorAtOnce, type Role } from '@northlight/contract/roles'
import { sql } from 'kysely'
import type { Ctx, StaffSession } from '../../kernel/context.ts'
import { accessSettings } from './access-settings.ts'

type Holder = { id: number; role: Role; factorAt: string | null }

/** The day on which a second factor is needed: for some roles the first, `since`; null while the institute has set none. */
export const factorDay = async (ctx: Ctx, { role, since }: { role: Role; since: string }): Promise<string | null> =>
  needsFactorAtOnce(role) ? since : (await accessSettings(ctx)).factor_from

const needOf = (facts: { mustHave: boolean; factors: number; codes: number; isShown: boolean }): FactorNeed | null => {
  const { mustHave, factors, codes, isShown } = facts
  if (factors === 0) return mustHave && !isShown ? 'enrol' : null
  if (!isShown) return 'second-factor'
  // Anyone who loses the phone would be shut out without them.
  return codes === 0 ? 'recovery-codes' : null
}

const factsOf = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('users')
    .leftJoin('staff_members', 'staff_members.user_id', 'users.id')
    .select(['staff_members.is_everywhere', 'staff_members.until'])
    .select(({ selectFrom }) => [
      selectFrom('second_factors')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('second_factors.user_id', '=', 'users.id')
        .where('confirmed_at', 'is not', null)
        .as('factors'),
      selectFrom('recovery_codes')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('recovery_codes.user_id', '=', 'users.id')
        .where('confirmed_at', 'is not', null)
        .where('used_at', 'is', null)
        .as('codes'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

const branchIds = async (ctx: Ctx, userId: number): Promise<number[]> => {
  const rows = await ctx.db.selectFrom('user_branches').select('branch_id').where('user_id', '=', userId).execute()
  return rows.map(({ branch_id }) => branch_id)
}

/** What a session of the staff may do beside its role; nothing when the colleague's last day is over. */
export const staffSession = async (ctx: Ctx, { id, role, factorAt }: Holder): Promise<StaffSession | undefined> => {
  const { is_everywhere, until, factors, codes } = await factsOf(ctx, id)
  const today = indianDay(ctx.now())
  if (until !== null && until < today) return undefined
  const from = await factorDay(ctx, { role, since: today })
  const mustHave = from !== null && from <= today
  return {
    branches: is_everywhere === false ? await branchIds(ctx, id) : null,
    factorAt,
    hasFactor: (factors ?? 0) > 0,
    needs: needOf({ mustHave, factors: factors ?? 0, codes: codes ?? 0, isShown: factorAt !== null }),
  }
}

/** Notes on the session that it has shown a factor. */
export const noteShown = (ctx: Ctx, tokenId: number) =>
  ctx.db
    .updateTable('access_tokens')
    .set({ second_factor_at: ctx.now(), recovered_at: null })
    .where('id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .execute()

/** Notes on the session that a recovery code opened it. */
export const noteRecovered = (ctx: Ctx, tokenId: number) =>
  ctx.db.updateTable('access_tokens').set({ recovered_at: ctx.now() }).where('id', '=', tokenId).execute()
