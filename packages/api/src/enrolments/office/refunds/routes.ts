import * as contract from '@northlight/contract/payments/refund-office'
import type { Ctx } from '../../../kernel/context.ts'
import { implement } from '../../../kernel/implement.ts'
import { listReply, pageOf } from '../../../kernel/paging.ts'
import { allow, branchesOf } from '../../../kernel/policy.ts'
import { chosenFilter } from '../../../kernel/query.ts'
import { enrolmentFound } from '../../enrolment-found.ts'
import { noteLeavingFor } from '../../leave.ts'
import { callOff } from './call-off.ts'
import { openCase } from './hold-case.ts'
import { propose, quote } from './propose.ts'
import * as queries from './queries.ts'
import { returnProposal, sendAgain, sign } from './sign.ts'
import { toRow, toView } from './views.ts'

const shown = async (ctx: Ctx, id: number, message: string) => ({
  message,
  refund: await toView(ctx, await openCase(ctx, id)),
})

export const refundOfficeRoutes = [
  implement(contract.refundCases, async (ctx, call) => {
    const branches = branchesOf(ctx, allow(ctx, 'payments.read'))
    const state = chosenFilter('state', ['open', 'done', 'called-off'] as const, call.query.filter.state)
    const { search } = call.query.filter
    // Few of the enrolments are left: the newest that match may hold none of them.
    const reach = { most: 'all' as const, among: queries.newestEnrolments(ctx.db, { branches, state }) }
    const found = await pageOf(
      queries.cases(ctx.db, {
        ...{ branches, state },
        found: search === undefined ? undefined : enrolmentFound(ctx, search, reach),
      }),
      call.query,
      (query) => queries.withEnrolment(query, state === 'done' || state === 'called-off'),
    )
    const rows = []
    for (const row of found.rows) rows.push(await toRow(ctx, row))
    return listReply(ctx, call, { total: found.total, rows }, (row) => row)
  }),

  implement(contract.refundCase, (ctx, { params }) => shown(ctx, params.id, 'What goes back, and why.')),

  implement(contract.quoteRefund, async (ctx, { params, query: { besides_paise, ...facts } }) => ({
    message: 'Worked out; nothing is kept.',
    sheet: await quote(ctx, params.id, {
      ...facts,
      ...(besides_paise !== undefined && { besides: [{ words: 'Besides', amount_paise: besides_paise }] }),
    }),
  })),

  implement(contract.proposeRefund, async (ctx, { params, input }) => {
    await propose(ctx, params.id, input)
    return shown(ctx, params.id, 'Proposed. An administrator is asked to sign it.')
  }),

  implement(contract.signRefund, async (ctx, { params, input }) =>
    shown(ctx, params.id, await sign(ctx, params.id, input.version)),
  ),

  implement(contract.returnRefund, async (ctx, { params, input }) => {
    await returnProposal(ctx, params.id, input.version, input.note)
    return shown(ctx, params.id, 'Sent back to the colleague who proposed it, with your note.')
  }),

  implement(contract.sendRefundAgain, async (ctx, { params }) => {
    await sendAgain(ctx, params.id)
    return shown(ctx, params.id, 'What the bank refused is on its way once more.')
  }),

  implement(contract.callOffLeaving, async (ctx, { params, input }) => {
    await callOff(ctx, params.id, input.version, input.note)
    return shown(ctx, params.id, 'The student stays, and the instalments are asked for as before.')
  }),

  implement(contract.noteLeaving, async (ctx, { params, input }) =>
    shown(
      ctx,
      await noteLeavingFor(ctx, params.id, input),
      'Noted, and the family has it in writing. The fee is counted up to that day.',
    ),
  ),
]
