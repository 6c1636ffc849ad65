import type { Ctx } from '../../kernel/context.ts'

export const namesOfUsers = async (ctx: Ctx, ids: (number | null)[]): Promise<Map<number, string>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const nameOfUser = async (ctx: Ctx, id: number | null): Promise<string | null> =>
  id === null ? null : ((await namesOfUsers(ctx, [id])).get(id) ?? null)
