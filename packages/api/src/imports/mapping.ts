import { importTargets } from '@northlight/contract/office/import-targets'
import type { Resource } from '@northlight/contract/office/resource'
import { fold } from '@northlight/db/fold'
import type { Ctx } from '../kernel/context.ts'

/** Heads are compared as people read them. */
export const headKey = (head: string) =>
  fold(head)
    .replace(/[\s_*:.-]+/g, ' ')
    .trim()

/** What each column becomes: as the last time, or by the name or the label of a field. No target is given twice. */
export const guessMapping = async (ctx: Ctx, resource: Resource, heads: readonly string[]) => {
  const targets = importTargets(resource)
  const kept = await ctx.db
    .selectFrom('import_heads')
    .select(['head', 'target'])
    .where('resource', '=', resource.name)
    .execute()
  const remembered = new Map(kept.map(({ head, target }) => [head, target]))
  const byWord = new Map(targets.flatMap(({ name, label }) => [name, label].map((word) => [headKey(word), name])))
  const given = new Set<string>()
  return heads.map((head): string | null => {
    const key = headKey(head)
    const target = remembered.has(key) ? (remembered.get(key) ?? null) : (byWord.get(key) ?? null)
    if (target === null || given.has(target) || !targets.some(({ name }) => name === target)) return null
    given.add(target)
    return target
  })
}

/** The same heads are understood the same way from now on, anyone who sends them. */
export const rememberMapping = async (
  ctx: Ctx,
  resource: Resource,
  heads: readonly string[],
  mapping: readonly (string | null)[],
) => {
  for (const [at, head] of heads.entries()) {
    const key = headKey(head)
    if (key === '') continue
    const set = { target: mapping[at] ?? null, updated_at: ctx.now() }
    await ctx.db
      .insertInto('import_heads')
      .values({ resource: resource.name, head: key, ...set })
      .onConflict((conflict) => conflict.columns(['resource', 'head']).doUpdateSet(set))
      .execute()
  }
}
