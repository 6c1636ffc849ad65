import * as contract from '@northlight/contract/office/child-links'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { implement } from '../../kernel/implement.ts'
import { type ListCall, listReply, pageOf, searched } from '../../kernel/paging.ts'
import { allow } from '../../kernel/policy.ts'
import { endLink } from '../children/queries.ts'

type Call = ListCall & { query: { filter: { search?: string } } }

const list = async (ctx: Ctx, call: Call) => {
  allow(ctx, 'consent.withdraw')
  const { search } = call.query.filter
  const filtered = ctx.db
    .selectFrom('child_links')
    .innerJoin('users as child', 'child.id', 'child_links.child_id')
    .leftJoin('users as parent', 'parent.id', 'child_links.parent_id')
    .$if(search !== undefined, (query) =>
      query.where(searched(['child.name', 'child.email', 'child_links.contact', 'parent.name'], search ?? '')),
    )
  const found = await pageOf(filtered, call.query, (query) =>
    query
      .select(['child_links.id', 'contact', 'linked_at', 'ended_at', 'ended_by'])
      .select(['child.name as child', 'child.email as child_email', 'parent.name as parent'])
      .orderBy('child_links.id', 'desc'),
  )
  return listReply(ctx, call, found, (row): contract.OfficeChildLink => row)
}

/** For a quarrel in a family or a wrong address. Unlike what a parent ends, it is not taken up again from a screen. */
const end = (ctx: Ctx, id: number, reason: string) => {
  allow(ctx, 'consent.withdraw')
  return inTransaction(ctx, async (ctx) => {
    const link = await ctx.db.selectFrom('child_links').select('child_id').where('id', '=', id).executeTakeFirst()
    if (!link) return fail('not_found')
    if (!(await endLink(ctx.db, id, 'office', ctx.now()))) return fail('conflict', 'This view has ended already.')
    await audit(ctx, {
      action: 'families.end-child-link',
      entity: 'user',
      id: link.child_id,
      details: { by: 'office', link: id, reason },
    })
  })
}

export const childLinkRoutes = [
  implement(contract.childLinks, (ctx, call) => list(ctx, call)),
  implement(contract.endLinkForFamily, async (ctx, { params, input }) => {
    await end(ctx, params.id, input.reason)
    return { message: 'Ended. This parent sees the child no longer; the agreement itself stands as it was.' }
  }),
]
