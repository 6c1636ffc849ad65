import type { Ctx } from '../../kernel/context.ts'
import { earlierAddresses, parentOf } from '../queries.ts'
import type { Identifiers, Person } from './types.ts'

export const identifiersOf = async (ctx: Ctx, person: Person): Promise<Identifiers> => {
  const parent = await parentOf(ctx.db, person.id)
  const agreed = await ctx.db
    .selectFrom('consents')
    .select('by_contact')
    .distinct()
    .where('user_id', '=', person.id)
    .where('how', 'in', ['link', 'code'])
    .execute()
  return {
    ...person,
    addresses: [...(person.isEmailVerified ? [person.email] : []), ...(await earlierAddresses(ctx.db, person.id))],
    parentAddresses: agreed.map(({ by_contact }) => by_contact),
    phones: [person.phone, parent?.phone].filter((phone) => phone !== null && phone !== undefined),
  }
}
