import type { Resource } from '@northlight/contract/office/resource'
import { sql } from 'kysely'
import { audit } from '../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../kernel/context.ts'
import { fail, invalid } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'

/**
 * Puts records in an order. Without a place they take, in the order given, the places they already hold together;
 * with `at` they stand one after the other from that place on, and the others close up.
 */
export const orderRecords = (ctx: Ctx, resource: Resource, { ids, at }: { ids: number[]; at?: number }) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.draft)
    if (!resource.order) return fail('not_found')
    const { rows } = await sql<{ id: number; position: number }>`
      select id, position from ${sql.table(resource.table)} order by position, id
      ${ctx.services.database.engine === 'postgres' ? sql`for update` : sql``}`.execute(ctx.db)
    const all = rows.map(({ id }) => id)
    if (new Set(ids).size !== ids.length) return invalid({ ids: ['Name each record once.'] })
    if (ids.some((id) => !all.includes(id)))
      return invalid({ ids: ['One of these records is gone. Load the list again.'] })
    const chosen = new Set(ids)
    let next = 0
    const ordered =
      at === undefined
        ? all.map((id) => (chosen.has(id) ? (ids[next++] ?? id) : id))
        : all.filter((id) => !chosen.has(id)).toSpliced(Math.max(0, at - 1), 0, ...ids)
    const before = new Map(rows.map(({ id, position }) => [id, position]))
    for (const [index, id] of ordered.entries())
      if (before.get(id) !== index + 1)
        await sql`update ${sql.table(resource.table)} set position = ${index + 1} where id = ${id}`.execute(ctx.db)
    await audit(ctx, {
      action: 'records.order',
      entity: resource.name,
      id: null,
      details: { ids: ids.slice(0, 100), at },
    })
    await announce(ctx, 'content')
  })
