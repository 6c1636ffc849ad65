import type { Act } from '@northlight/contract/office/acts'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import type { SavedView } from '@northlight/contract/office/saved-views'
import { sql } from 'kysely'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail, invalid } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'
import { signedIn } from '../kernel/signed-in.ts'

/** Of one list and one person. */
const mostViews = 50

type Row = { id: number; resource: string; name: string; query: string; is_shared: boolean; owner_id: number }

const view = ({ id, resource, name, query, is_shared, owner_id }: Row, me: number): SavedView => ({
  ...{ id, resource, name, query, is_shared },
  is_own: owner_id === me,
})

const columns = ['id', 'resource', 'name', 'query', 'is_shared', 'owner_id'] as const

/** Lists that are no records, with the act that reads them and whether people stand in them. */
const otherLists: Record<string, { read: Act; isOfPeople: boolean }> = {
  families: { read: 'families.read', isOfPeople: true },
  questions: { read: 'bank.read', isOfPeople: false },
  // What somebody has pinned to the top of the menu: each place is a view named by its address.
  places: { read: 'own.work', isOfPeople: false },
}

/** A list that one may not read has no views, and neither has one that does not exist. */
const allowList = (ctx: Ctx, name: string) => {
  allow(ctx, 'own.work')
  allow(
    ctx,
    resourceNamed(name)?.acts.read ?? otherLists[name]?.read ?? invalid({ resource: ['There is no such list.'] }),
  )
}

const isOfPeople = (name: string) => (resourceNamed(name)?.isPersonal ?? otherLists[name]?.isOfPeople) === true

/** What a list is searched for. Lists write it in three ways, of which the last is JSON with whatever blanks. */
const searchedFor = (query: string): string => {
  const asked = new URLSearchParams(query)
  const words = [...asked.getAll('search'), ...asked.getAll('filter[search]')]
  for (const filter of asked.getAll('filter'))
    try {
      words.push(String((JSON.parse(filter) as { search?: unknown } | null)?.search ?? ''))
    } catch {
      // No list understands it, so it searches for nobody that way; it may still hold a name.
      words.push(filter)
    }
  return words.join('').trim()
}

/** Words that somebody searched a list of people for are a name or a number. */
const namesSomebody = (resource: string, query: string) => isOfPeople(resource) && searchedFor(query) !== ''

export const savedViewsOf = async (ctx: Ctx, resource: string): Promise<SavedView[]> => {
  allowList(ctx, resource)
  const me = signedIn(ctx).id
  const rows = await ctx.db
    .selectFrom('saved_views')
    .select(columns)
    .where('resource', '=', resource)
    .where(({ eb, or }) => or([eb('owner_id', '=', me), eb('is_shared', '=', true)]))
    // One's own first: however many views colleagues share, they push none of them out of the list.
    .orderBy(sql`case when owner_id = ${me} then 0 else 1 end`)
    .orderBy('position')
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map((row) => view(row, me))
}

type Saved = { resource: string; name: string; query: string; is_shared: boolean }

export const keepView = (ctx: Ctx, { resource, name, query, is_shared }: Saved) =>
  inTransaction(ctx, async (ctx) => {
    allowList(ctx, resource)
    if (is_shared && namesSomebody(resource, query))
      return invalid({ is_shared: ['It searches for somebody. Keep it for yourself, or take the search out.'] })
    const me = signedIn(ctx).id
    const own = await ctx.db
      .selectFrom('saved_views')
      .select(columns)
      .where('resource', '=', resource)
      .where('owner_id', '=', me)
      .execute()
    const known = own.find((row) => row.name === name)
    if (!known && own.length >= mostViews) return invalid({ name: [`Keep no more than ${mostViews} views of a list.`] })
    const now = ctx.now()
    const row = known
      ? await ctx.db
          .updateTable('saved_views')
          .set({ query, is_shared, updated_at: now })
          .where('id', '=', known.id)
          .returning(columns)
          .executeTakeFirstOrThrow()
      : await ctx.db
          .insertInto('saved_views')
          .values({ resource, name, query, is_shared, owner_id: me, created_at: now, updated_at: now })
          // Of two that are saved at the same moment, the later one counts.
          .onConflict((conflict) =>
            conflict.columns(['owner_id', 'resource', 'name']).doUpdateSet({ query, is_shared, updated_at: now }),
          )
          .returning(columns)
          .executeTakeFirstOrThrow()
    await audit(ctx, {
      action: 'records.save-view',
      entity: 'saved_views',
      id: row.id,
      details: { resource, is_shared },
    })
    return view(row, me)
  })

/** One's own, or as an administrator a shared one of somebody else. */
export const forgetView = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'own.work')
    const me = signedIn(ctx)
    const row = await ctx.db.selectFrom('saved_views').select(columns).where('id', '=', id).executeTakeFirst()
    const mayForget = row?.owner_id === me.id || (row?.is_shared === true && me.role === 'admin')
    if (!row || !mayForget) return fail('not_found')
    const { numDeletedRows } = await ctx.db.deleteFrom('saved_views').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) return fail('not_found')
    await audit(ctx, { action: 'records.forget-view', entity: 'saved_views', id, details: { resource: row.resource } })
  })
