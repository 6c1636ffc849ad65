import * as contract from '@northlight/contract/payments/received-cheques'
import { implement } from '../../kernel/implement.ts'
import { listReply, pageOf } from '../../kernel/paging.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { clearCheque, handChequeBack, returnReceivedCheque } from './decide.ts'
import * as queries from './queries.ts'
import { receiveCheque } from './receive.ts'

export const chequeRoutes = [
  implement(contract.receivedCheques, async (ctx, call) => {
    const branches = branchesOf(ctx, allow(ctx, 'payments.read'))
    const state = chosenFilter('state', contract.receivedStates, call.query.filter.state)
    const found = await pageOf(queries.cheques(ctx.db, { state, branches }), call.query, queries.withColleagues)
    return listReply(ctx, call, found, queries.toCheque)
  }),

  implement(contract.receiveCheque, async (ctx, { input }) => ({
    message: 'Received, subject to realisation. The family has it in writing; nothing is paid by it yet.',
    cheque: queries.toCheque(await receiveCheque(ctx, input)),
  })),

  implement(contract.clearCheque, async (ctx, { params, input }) => {
    const taken = await clearCheque(ctx, params.id, input.on)
    return { message: `Cleared. Receipt ${taken.receipt.number} goes to the family.`, ...taken }
  }),

  implement(contract.returnReceivedCheque, async (ctx, { params, input }) => ({
    message: 'Noted. The fee is due as before, and the family gets a mail.',
    cheque: queries.toCheque(await returnReceivedCheque(ctx, params.id, input)),
  })),

  implement(contract.handChequeBack, async (ctx, { params, input }) => ({
    message: 'Noted. The fee can be paid another way.',
    cheque: queries.toCheque(await handChequeBack(ctx, params.id, input.reason)),
  })),
]
