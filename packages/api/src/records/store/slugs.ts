import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { slugFrom } from '@northlight/contract/office/slugs'
import { isFixedPath } from '@northlight/contract/pages/fixed-paths'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { pathsOf } from './paths.ts'

export const slugField = ({ fields }: Resource): string | undefined =>
  Object.entries(fields).find(([, field]) => field.kind === 'slug')?.[0]

const isTaken = async (ctx: Ctx, { table }: Resource, slug: string, id: number | null): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where slug = ${slug} and id <> ${id ?? 0} limit 1`.execute(ctx.db)
  return rows.length > 0
}

const movedTo = (ctx: Ctx, path: string) =>
  ctx.db.selectFrom('redirects').select('to_path').where('from_path', '=', path).executeTakeFirst()

/**
 * Why a record cannot have this address, in a sentence; null where it can. An address that leads visitors of an older
 * page on is free only for that page itself, coming back to it.
 */
export const slugProblem = async (
  ctx: Ctx,
  resource: Resource,
  id: number,
  values: RecordValues,
  before: RecordValues | null,
): Promise<string | null> => {
  const name = slugField(resource)
  const slug = name === undefined ? null : values[name]
  if (typeof slug !== 'string' || slug === '') return null
  if (await isTaken(ctx, resource, slug, id)) return `Another ${resource.words[0]} has the address “${slug}”.`
  const own = before ? await pathsOf(ctx, resource, id, before) : []
  for (const path of await pathsOf(ctx, resource, id, values)) {
    if (isFixedPath(path)) return `${path} is a page of the site itself. Choose another address.`
    const move = await movedTo(ctx, path)
    if (move && !own.includes(move.to_path) && !own.includes(path))
      return `${path} leads visitors of an older page to ${move.to_path || 'nowhere'}. Choose another address, or delete that redirect first.`
  }
  return null
}

/** A free address made of the title; one that says nothing where the title has no Latin letters. */
export const freeSlug = async (ctx: Ctx, resource: Resource, id: number | null, values: RecordValues) => {
  const base = slugFrom(String(values[resource.title] ?? '')) || `${slugFrom(resource.words[0])}-${id ?? 'draft'}`
  const name = slugField(resource) ?? 'slug'
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`
    if ((await slugProblem(ctx, resource, id ?? 0, { ...values, [name]: slug }, null)) === null) return slug
  }
}

/** After a publication: older addresses lead to the new one in one step, and no address leads away from its own page. */
export const moveAddresses = async (ctx: Ctx, before: string[], after: string[]) => {
  for (const path of after) await ctx.db.deleteFrom('redirects').where('from_path', '=', path).execute()
  for (const [at, from] of before.entries()) {
    const to = after[at]
    if (to === undefined || to === from) continue
    const stamps = { updated_at: ctx.now(), updated_by: ctx.actor.kind === 'user' ? ctx.actor.id : null }
    await ctx.db
      .updateTable('redirects')
      .set({ to_path: to, ...stamps })
      .where('to_path', '=', from)
      .execute()
    await ctx.db
      .insertInto('redirects')
      .values({ from_path: from, to_path: to, status: 301, created_at: ctx.now(), ...stamps })
      .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: to, status: 301, ...stamps }))
      .execute()
  }
}
