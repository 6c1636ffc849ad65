import { isIP } from 'node:net'
import { indianDay, later } from '@northlight/contract/dates'
import { actsOf } from '@northlight/contract/office/acts'
import type { OfficeMeView } from '@northlight/contract/office/me'
import { userById } from '../accounts/queries.ts'
import { factorDay } from '../accounts/session/staff-session.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { allow, freshFor } from '../kernel/policy.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { settingsRecord } from '../settings/service.ts'
import { codesLeft, factorsOf } from './factors/queries.ts'
import { branchNames, memberOf, openReset } from './queries.ts'

/** Who is signed in and what they may do. Before the second factor is shown nothing of it opens anything else. */
export const officeMe = async (ctx: Ctx): Promise<OfficeMeView> => {
  allow(ctx, 'own.security')
  const { id, role, staff } = signedIn(ctx)
  const user = (await userById(ctx.db, id)) ?? fail('unauthenticated')
  const factors = await factorsOf(ctx.db, id)
  const member = await memberOf(ctx.db, id)
  const reset = await openReset(ctx.db, id)
  const { value: institute } = await settingsRecord(ctx, 'institute')
  return {
    id,
    name: user.name,
    email: user.email,
    role,
    branches: staff?.branches ? await branchNames(ctx.db, staff.branches) : null,
    branches_to_view: await branchNames(ctx.db, staff?.branches ?? null),
    acts: actsOf(role),
    factor: {
      has: factors.length > 0,
      kinds: [...new Set(factors.map(({ kind }) => kind))],
      fresh_until: staff?.factorAt ? later(staff.factorAt, freshFor) : null,
      must_by: await factorDay(ctx, { role, since: indianDay(user.created_at) }),
      recovery_left: await codesLeft(ctx.db, id),
      takes_passkeys: isIP(new URL(ctx.services.siteUrl).hostname.replace(/^\[|\]$/g, '')) === 0,
      reset_due_at: reset?.due_at ?? null,
    },
    needs: staff?.needs ?? null,
    demo: ctx.services.isDemo ?? false,
    institute: institute.name,
    keys_on: member?.keys_on ?? true,
  }
}

export const saveOwnSettings = (ctx: Ctx, keys_on: boolean) => {
  allow(ctx, 'own.security')
  const { id } = signedIn(ctx)
  return inTransaction(ctx, async (ctx) => {
    const updated_at = ctx.now()
    await ctx.db
      .insertInto('staff_members')
      .values({ user_id: id, keys_on, updated_at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ keys_on, updated_at }))
      .execute()
    await audit(ctx, { action: 'staff.save-settings', entity: 'user', id, details: { keys_on } })
  })
}
