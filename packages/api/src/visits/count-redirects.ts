import { comparedPath } from '@northlight/contract/redirects'
import { sql } from 'kysely'
import { type Ctx, inTransaction } from '../kernel/context.ts'

/** Adds how often old addresses led somebody on. Paths that are in no list are nobody's. */
export const addRedirectHits = (ctx: Ctx, hits: ReadonlyMap<string, number>) =>
  inTransaction(ctx, async (ctx) => {
    // In one order everywhere, so that two processes never wait for each other's rows.
    const rows = await ctx.db.selectFrom('redirects').select(['id', 'from_path']).orderBy('id').execute()
    for (const { id, from_path } of rows) {
      const more = hits.get(comparedPath(from_path))
      if (more === undefined) continue
      await ctx.db
        .updateTable('redirects')
        .set({ hits: sql<number>`hits + ${more}`, last_hit_at: ctx.now() })
        .where('id', '=', id)
        .execute()
    }
  })
