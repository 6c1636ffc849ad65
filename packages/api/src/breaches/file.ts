import { audit } from '../kernel/audit.ts'
import type { Ctx } from '../kernel/context.ts'
import { fail, invalid } from '../kernel/errors.ts'
import { stampedFile } from '../kernel/export/stamped-file.ts'
import { allow } from '../kernel/policy.ts'

const portion = 1000

async function* linesOf(ctx: Ctx, id: number) {
  for (let from = 0; ; ) {
    const rows = await ctx.db
      .selectFrom('breach_persons')
      .select(['id', 'name', 'email', 'is_parent', 'language'])
      .where('breach_id', '=', id)
      .where('id', '>', from)
      .orderBy('id')
      .limit(portion)
      .execute()
    if (rows.length === 0) return
    yield rows.map(({ name, email, is_parent, language }) => [name, email, is_parent ? 'parent' : '', language])
    from = rows.at(-1)?.id ?? from
  }
}

/** Everybody who is touched by a breach, with the stamp of who took the list and what for. */
export const breachFile = async (ctx: Ctx, idText: string, url: URL): Promise<Response> => {
  allow(ctx, 'breaches.write')
  const id = Number(idText)
  const breach = /^\d{1,15}$/.test(idText)
    ? await ctx.db.selectFrom('breaches').select('id').where('id', '=', id).executeTakeFirst()
    : undefined
  if (!breach) return fail('not_found')
  const purpose = url.searchParams.get('purpose')?.replaceAll('\0', '').trim().slice(0, 200) ?? ''
  if (purpose.length < 3) return invalid({ purpose: ['Say what the list is for.'] })
  await audit(ctx, { action: 'breaches.export', entity: 'breaches', id, details: { purpose } })
  const head = ['name', 'email', 'written to as', 'language']
  const bytes = await stampedFile(
    ctx,
    { what: `People of breach ${id}`, purpose, head, lines: linesOf(ctx, id) },
    async () => {},
  )
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="breach-${id}.csv"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  })
}
