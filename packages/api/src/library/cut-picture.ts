import { createHash } from 'node:crypto'
import { pathWithCut } from '@northlight/contract/picture-cut'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import type { MediaRow } from './media-row.ts'
import { bankUses } from './picture-uses.ts'
import { swapPath } from './swap-path.ts'

export type Cut = Pick<MediaRow, 'focal_x' | 'focal_y' | 'crops'>

const markOf = (crops: MediaRow['crops']): string | null => {
  const names = Object.keys(crops ?? {}).sort()
  if (names.length === 0) return null
  const said = JSON.stringify(names.map((name) => [name, crops?.[name]]))
  return createHash('sha256').update(said).digest('hex').slice(0, 6)
}

const pathFor = (path: string, { focal_x, focal_y, crops }: Cut): string => {
  const focal = focal_x === null || focal_y === null ? null : { x: focal_x, y: focal_y }
  return pathWithCut(path, focal, markOf(crops))
}

/**
 * The file under the address that its cut gives it, written before any row names it. The figure of a question that was
 * sat keeps its address: it is shown whole.
 */
export const copyForCut = async (ctx: Ctx, row: MediaRow, cut: Partial<Cut>): Promise<string> => {
  const { focal_x = row.focal_x, focal_y = row.focal_y, crops = row.crops } = cut
  const path = pathFor(row.path, { focal_x, focal_y, crops })
  if (path === row.path || (await bankUses(ctx, row.path)).length > 0) return row.path
  const stored = (await ctx.services.storage.public.read(row.path)) ?? fail('not_found')
  await ctx.services.storage.public.write(path, stored.bytes)
  return path
}

/** Every place that shows it shows it under the new address; the old one is kept for a month, for pages still open. */
export const moveToCut = async (ctx: Ctx, row: MediaRow, path: string) => {
  if (path === row.path) return
  await ctx.db.deleteFrom('media_former').where('path', '=', path).execute()
  await ctx.db
    .insertInto('media_former')
    .values({ media_id: row.id, path: row.path, replaced_at: ctx.now() })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ replaced_at: ctx.now() }))
    .execute()
  await swapPath(ctx, row.path, path, true)
}
