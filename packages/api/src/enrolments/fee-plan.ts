import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { FeePlan, PartDue } from '@northlight/contract/payments/fee-plan'
import * as contract from '@northlight/contract/payments/instalments'
import { feeOn, partsOn } from '../content/courses/fees.ts'
import * as courses from '../content/courses/queries.ts'
import { audit } from '../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../kernel/context.ts'
import { fail, invalid } from '../kernel/errors.ts'
import { implement } from '../kernel/implement.ts'
import { allow } from '../kernel/policy.ts'

type Slugs = { course_slug: string; branch_slug: string }

const placeOf = async (ctx: Ctx, { course_slug, branch_slug }: Slugs) => {
  const branch = (await courses.activeBranch(ctx.db, branch_slug)) ?? fail('not_found')
  const course = (await courses.activeCourse(ctx.db, course_slug)) ?? fail('not_found')
  return (await courses.activeCourseBranch(ctx.db, course.id, branch.id)) ?? fail('not_found')
}

/** Sums in paise must make the fee, with today's discount or without it. */
const checkSum = ({ parts }: FeePlan, fee: { amount_paise: number; discounted_amount_paise: number }) => {
  if (parts.some(({ amount_paise }) => amount_paise === undefined)) return
  const sum = parts.reduce((total, { amount_paise = 0 }) => total + amount_paise, 0)
  if (sum === fee.amount_paise || sum === fee.discounted_amount_paise) return
  invalid({ parts: [`The parts make ${shownMoney(sum)}; the fee is ${shownMoney(fee.discounted_amount_paise)}.`] })
}

/** Sets or takes away the plan of a course at a branch. Anyone who has joined keeps the parts they joined with. */
const changeFeePlan = (ctx: Ctx, slugs: Slugs, plan: FeePlan | null): Promise<PartDue[] | null> =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'legal.publish')
    const place = await placeOf(ctx, slugs)
    const today = indianDay(ctx.now())
    const fee = feeOn(today, place)
    if (plan) checkSum(plan, fee)
    await ctx.db
      .updateTable('course_branches')
      .set({ fee_plan: plan, updated_at: ctx.now() })
      .where('id', '=', place.id)
      .execute()
    await audit(ctx, {
      action: 'enrolments.set-fee-plan',
      entity: 'course_branch',
      id: place.id,
      details: { parts: plan?.parts.length ?? 0 },
    })
    await announce(ctx, 'content')
    return partsOn(today, { ...place, fee_plan: plan })
  })

export const feePlanRoutes = [
  implement(contract.setFeePlan, async (ctx, { params, input }) => ({
    message: 'The plan holds for everybody who joins from now on.',
    fee_plan: await changeFeePlan(ctx, params, input),
  })),

  implement(contract.removeFeePlan, async (ctx, { params }) => {
    await changeFeePlan(ctx, params, null)
    return { message: 'Whoever joins from now on pays the fee at once.' }
  }),
]
