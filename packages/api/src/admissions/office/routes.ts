import * as contract from '@northlight/contract/admissions/office'
import { applicationStates, attentions } from '@northlight/contract/admissions/states'
import { paymentStatuses } from '@northlight/contract/payments/proof'
import type { Ctx } from '../../kernel/context.ts'
import { implement } from '../../kernel/implement.ts'
import { listReply, pageOf } from '../../kernel/paging.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { mostWith } from '../../kernel/trigrams.ts'
import { returnFee } from '../fee/return-fee.ts'
import type { Registration } from '../queries.ts'
import { withdrawFor } from '../registration/withdraw.ts'
import { admit, decline, markSeenInHall, offerSeat } from './move-application.ts'
import * as queries from './queries.ts'
import { viewsOf } from './views.ts'

const viewOf = async (ctx: Ctx, { id }: Registration): Promise<contract.OfficeApplicationView> => {
  const [view] = await viewsOf(ctx, [await queries.application(ctx.db, id)])
  if (!view) throw new Error('An application has one view.')
  return view
}

const steps = {
  appeared: markSeenInHall,
  offered: offerSeat,
  admitted: admit,
  declined: decline,
  withdrawn: withdrawFor,
}

export const officeAdmissionRoutes = [
  implement(contract.officeApplications, async (ctx, call) => {
    const branches = branchesOf(ctx, allow(ctx, 'applications.read'))
    const { search, state, attention, sitting, program, band, payment, class: of } = call.query.filter
    const narrowing = {
      ...{ branches, sitting, program, band, class: of },
      payment: chosenFilter('payment', paymentStatuses, payment),
      state: chosenFilter('state', applicationStates, state),
      attention: chosenFilter('attention', [...attentions, 'any'] as const, attention),
    }
    const reach = { most: mostWith(...Object.values(narrowing)), among: queries.newestIds(ctx.db, narrowing) }
    const filters = {
      ...narrowing,
      found: search === undefined ? undefined : queries.applicationFound(ctx, search, reach),
    }
    const found = await pageOf(queries.applications(ctx.db, filters), call.query, queries.newestFirst)
    const rows = await viewsOf(ctx, found.rows)
    return listReply(ctx, call, { total: found.total, rows }, (row) => row)
  }),

  implement(contract.moveApplication, async (ctx, { params, input }) => ({
    message: 'Noted, and the family is told.',
    application: await viewOf(ctx, await steps[input.to](ctx, params.id, input.note)),
  })),

  implement(contract.returnFee, async (ctx, { params }) => {
    const { row, refund } = await returnFee(ctx, params.id)
    const { id, amount_paise, state } = refund
    const application = await viewOf(ctx, row)
    const isByHand = application.refund !== null && application.refund.desk_order_id !== null
    return {
      message: isByHand ? 'Asked for. A colleague pays it out by hand.' : 'The refund is on its way to the bank.',
      refund: { id, amount_paise, state },
      application,
    }
  }),
]
