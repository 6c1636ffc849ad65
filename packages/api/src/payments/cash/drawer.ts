import type { Act } from '@northlight/contract/office/acts'
import type { Ctx } from '../../kernel/context.ts'
import { allow, branchesOf, isEverywhere, worksIn } from '../../kernel/policy.ts'
import { branchOfThing } from '../cheques/queries.ts'
import type { PurchaseKind } from '../purchases.ts'

/** What belongs to no branch where there are several. */
export const noBranch = 0

/**
 * At which desk money lies that a colleague takes or pays out now: where the colleague is, whatever it is for. That is
 * the branch in view, or the only one of the colleague; without one it is the branch of what is paid.
 */
export const drawerFor = async (ctx: Ctx, thing: { kind: PurchaseKind; subject_id: number }): Promise<number> => {
  const { actor, atBranch } = ctx
  if (atBranch !== undefined && worksIn(ctx, atBranch) && (await isBranch(ctx, atBranch))) return atBranch
  const own = isEverywhere(ctx) || actor.kind !== 'user' ? [] : (actor.staff?.branches ?? [])
  if (own.length === 1 && own[0] !== undefined) return own[0]
  return (await branchOfThing(ctx.db, thing)) ?? (await onlyBranch(ctx)) ?? noBranch
}

const isBranch = async (ctx: Ctx, id: number) =>
  (await ctx.db.selectFrom('branches').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const onlyBranch = async (ctx: Ctx): Promise<number | undefined> => {
  const [first, second] = await ctx.db.selectFrom('branches').select('id').limit(2).execute()
  return second ? undefined : first?.id
}

/** Whether a colleague works at this desk; money of no branch is left to those who work everywhere. */
export const holdsDrawer = (ctx: Ctx, act: Act, drawer: number): boolean =>
  allow(ctx, act) === 'all' || isEverywhere(ctx) || (drawer !== noBranch && worksIn(ctx, drawer))

/** Drawers that a colleague may count; null means all, also the one of no branch. */
export const drawersOf = (ctx: Ctx, act: Act): readonly number[] | null => branchesOf(ctx, allow(ctx, act))
