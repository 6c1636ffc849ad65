import type { Act } from '@northlight/contract/office/acts'
import { type SqlBool, sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { inBranches } from '../kernel/paging.ts'
import { allow, branchesOf } from '../kernel/policy.ts'
import { type Family, familyRow, heldFamily } from './joins/join-into.ts'

/** Which families an act reaches: those of one's own branches, and those of none. */
export const reachOf = (ctx: Ctx, act: Act) => {
  const branches = branchesOf(ctx, allow(ctx, act))
  return branches === null ? sql<SqlBool>`1 = 1` : inBranches('families.branch_id', branches)
}

/** One family by its id, or the one it was joined into; of another branch it is answered like one that is not there. */
export const openFamily = async (ctx: Ctx, act: Act, id: number): Promise<Family> => {
  allow(ctx, act)
  let row = await familyRow(ctx.db, id)
  while (row && row.joined_into !== null) row = await familyRow(ctx.db, row.joined_into)
  if (!row) return fail('not_found')
  allow(ctx, act, { branch: row.branch_id })
  return row
}

/** The same for a change: held until the transaction ends, so that two changes of one family follow each other. */
export const holdFamily = async (ctx: Ctx, act: Act, id: number): Promise<Family> => {
  allow(ctx, act)
  const row = (await heldFamily(ctx, id)) ?? fail('not_found')
  allow(ctx, act, { branch: row.branch_id })
  return row
}

/**
 * Several of them, each once, though one may have been joined into another; in the order of their ids, so that two
 * colleagues with the same families never wait for each other.
 */
export const holdFamilies = async (ctx: Ctx, act: Act, ids: readonly number[]): Promise<Family[]> => {
  const open = new Set<number>()
  for (const id of new Set(ids)) open.add((await openFamily(ctx, act, id)).id)
  const held = new Map<number, Family>()
  for (const id of [...open].toSorted((one, other) => one - other)) {
    const family = await holdFamily(ctx, act, id)
    held.set(family.id, family)
  }
  return [...held.values()]
}
