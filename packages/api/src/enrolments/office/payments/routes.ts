import { indianDay } from '@northlight/contract/dates'
import { takeInstalment as takeInstalmentCall } from '@northlight/contract/payments/desk'
import * as contract from '@northlight/contract/payments/money-desk'
import { dayAfter } from '@northlight/contract/payments/refund-rule'
import { implement } from '../../../kernel/implement.ts'
import { listReply, pageOf } from '../../../kernel/paging.ts'
import { allow, branchesOf } from '../../../kernel/policy.ts'
import { chosenFilter } from '../../../kernel/query.ts'
import { mostWith } from '../../../kernel/trigrams.ts'
import { enrolmentFound } from '../../enrolment-found.ts'
import { figures, soonDays } from './figures.ts'
import { planOf, promise, remindNow } from './plan.ts'
import * as queries from './queries.ts'
import { takeInstalment } from './take-instalment.ts'

export const moneyDeskRoutes = [
  implement(contract.officeMoney, async (ctx) => ({
    message: 'What came and what waits.',
    figures: await figures(ctx),
  })),

  implement(contract.officeInstalments, async (ctx, call) => {
    const branches = branchesOf(ctx, allow(ctx, 'payments.read'))
    const today = indianDay(ctx.now())
    const state = chosenFilter('state', contract.dueStates, call.query.filter.state)
    const { search } = call.query.filter
    const narrowing = { state, branches, today, soon: dayAfter(today, soonDays) }
    const reach = { most: mostWith(state, branches), among: queries.newestEnrolments(ctx.db, narrowing) }
    const filtered = queries.parts(ctx.db, {
      ...narrowing,
      found: search === undefined ? undefined : enrolmentFound(ctx, search, reach),
    })
    const found = await pageOf(filtered, call.query, (query) => queries.inOrder(query, state === 'paid'))
    return listReply(ctx, call, found, (row) => ({
      id: row.id,
      enrolment_id: row.enrolment_id,
      name: row.name,
      phone: row.phone,
      course: row.course_name,
      branch: row.branch_name,
      number: row.number,
      amount_paise: row.amount_paise,
      due_on: row.due_on,
      state: row.state === 'open' && row.due_on < today ? ('overdue' as const) : row.state,
      promised_on: row.promised_on,
      paid_at: row.paid_at,
    }))
  }),

  implement(contract.officePlan, async (ctx, { params }) => ({
    message: 'The instalments of this family.',
    plan: await planOf(ctx, params.id),
  })),

  implement(contract.remindOfPart, async (ctx, { params }) => {
    await remindNow(ctx, params.id)
    return { message: 'The reminder is on its way.', plan: await planOf(ctx, params.id) }
  }),

  implement(contract.notePromise, async (ctx, { params, input }) => {
    await promise(ctx, params.id, input)
    return { message: 'Noted. Reminders wait for that day.', plan: await planOf(ctx, params.id) }
  }),

  implement(takeInstalmentCall, async (ctx, { params, input }) => {
    const taken = await takeInstalment(ctx, params.id, input)
    return { message: `Taken. Receipt ${taken.receipt.number} goes to the family.`, ...taken }
  }),
]
