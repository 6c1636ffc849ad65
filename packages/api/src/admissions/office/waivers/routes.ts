import * as contract from '@northlight/contract/admissions/waivers'
import type { Ctx } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { implement } from '../../../kernel/implement.ts'
import { listReply, pageOf } from '../../../kernel/paging.ts'
import { allow, branchesOf } from '../../../kernel/policy.ts'
import { chosenFilter } from '../../../kernel/query.ts'
import { refuseWaiver, signWaiver } from './decide.ts'
import * as queries from './queries.ts'
import { toWaiver } from './views.ts'

const shown = async (ctx: Ctx, id: number, message: string) => ({
  message,
  waiver: toWaiver(ctx, (await queries.waiverById(ctx.db, id)) ?? fail('not_found')),
})

export const waiverRoutes = [
  implement(contract.officeWaivers, async (ctx, call) => {
    const branches = branchesOf(ctx, allow(ctx, 'applications.read'))
    const state = chosenFilter('state', contract.waiverStates, call.query.filter.state)
    const found = await pageOf(queries.waivers(ctx.db, { state, branches }), call.query, queries.withApplication)
    return listReply(ctx, call, found, (row) => toWaiver(ctx, row))
  }),

  implement(contract.signWaiver, async (ctx, { params }) => shown(ctx, params.id, await signWaiver(ctx, params.id))),

  implement(contract.refuseWaiver, async (ctx, { params, input }) =>
    shown(ctx, params.id, await refuseWaiver(ctx, params.id, input.note)),
  ),
]
