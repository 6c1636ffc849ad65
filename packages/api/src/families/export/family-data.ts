import type { Ctx } from '../../kernel/context.ts'
import * as queries from '../queries.ts'
import type { DataSection, Person } from './types.ts'

export const familyData = async (ctx: Ctx, { id }: Person): Promise<DataSection[]> => {
  const parent = await queries.parentOf(ctx.db, id)
  const consents = await queries.consentsOf(ctx.db, id)
  const requests = await ctx.db
    .selectFrom('consent_requests')
    .select(['purpose', 'text_version', 'parent_name', 'parent_email', 'created_at', 'answered_at', 'answer'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  return [
    {
      title: 'Parent or guardian',
      rows: parent ? [{ name: parent.name, email: parent.email, phone: parent.phone, since: parent.created_at }] : [],
    },
    { title: 'Agreements', rows: consents.map(({ manage_hash: _, user_id: __, ...consent }) => consent) },
    { title: 'Questions to your parent', rows: requests },
  ]
}
