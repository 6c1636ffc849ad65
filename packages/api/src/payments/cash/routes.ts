import * as contract from '@northlight/contract/payments/cash-closings'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { implement } from '../../kernel/implement.ts'
import { listReply, pageOf } from '../../kernel/paging.ts'
import { closeCash, seeCash } from './close.ts'
import { drawersOf, holdsDrawer, noBranch } from './drawer.ts'
import { cashLines, expectedCash, sumsOf } from './lines.ts'
import * as queries from './queries.ts'
import { branchName, toClosing } from './views.ts'

const drawerView = async (ctx: Ctx, { id: drawer, name }: { id: number; name: string }) => {
  const lines = await cashLines(ctx.db, { open: drawer })
  const last = await queries.lastClosing(ctx.db, drawer)
  const sums = sumsOf(lines)
  const since = last?.closed_at ?? null
  const expected_paise = expectedCash(sums)
  return { drawer, branch: name, number: (last?.number ?? 0) + 1, since, expected_paise, sums, lines }
}

export const cashRoutes = [
  implement(contract.drawers, async (ctx) => {
    const own = drawersOf(ctx, 'cash.close')
    const drawers: contract.DrawerView[] = []
    for (const branch of await queries.branches(ctx.db, own)) drawers.push(await drawerView(ctx, branch))
    if (own === null) {
      const besides = await drawerView(ctx, { id: noBranch, name: branchName(noBranch, null) })
      if (besides.lines.length > 0) drawers.push(besides)
    }
    return { drawers }
  }),

  implement(contract.cashClosings, async (ctx, call) => {
    const found = await pageOf(
      queries.closings(ctx.db, drawersOf(ctx, 'cash.close')),
      call.query,
      queries.withColleagues,
    )
    return listReply(ctx, call, found, toClosing(ctx))
  }),

  implement(contract.cashClosing, async (ctx, { params }) => {
    const row = await queries.closingById(ctx.db, params.id)
    if (!row || !holdsDrawer(ctx, 'cash.close', row.drawer)) return fail('not_found')
    return { closing: toClosing(ctx)(row), lines: await cashLines(ctx.db, { closing: row.id }) }
  }),

  implement(contract.closeCash, async (ctx, { input }) => ({
    message: 'Closed. A second colleague sees it; what comes now falls to the next closing.',
    closing: toClosing(ctx)(await closeCash(ctx, input)),
  })),

  implement(contract.seeCash, async (ctx, { params }) => ({
    message: 'Seen. Your name stands beside the count.',
    closing: toClosing(ctx)(await seeCash(ctx, params.id)),
  })),
]
