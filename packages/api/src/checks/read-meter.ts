import type { BranchMeter } from '@northlight/contract/office/disclosure-meter'
import type { Ctx } from '../kernel/context.ts'
import { allow } from '../kernel/policy.ts'
import { meterOf } from './disclosure-meter.ts'

/** Every branch that visitors see, with what they can read of it: a draft publishes nothing. Three statements. */
export const branchMeters = async (ctx: Ctx): Promise<BranchMeter[]> => {
  const branches = await ctx.db
    .selectFrom('branches')
    .select(['id', 'name'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const disclosures = await ctx.db
    .selectFrom('disclosures')
    .select(['id', 'branch_id', 'registration_no', 'as_of', 'content'])
    .where('is_active', '=', true)
    .execute()
  const courses = await ctx.db
    .selectFrom('course_branches')
    .innerJoin('courses', 'courses.id', 'course_branches.course_id')
    .select(['course_branches.branch_id', 'courses.name', 'course_branches.amount_paise'])
    .select(['course_branches.duration', 'course_branches.refund_rule', 'course_branches.refund_days'])
    .where('course_branches.is_active', '=', true)
    .where('courses.is_active', '=', true)
    .orderBy('courses.name')
    .execute()
  return branches.map((branch) =>
    meterOf(
      {
        ...branch,
        disclosure: disclosures.find(({ branch_id }) => branch_id === branch.id) ?? null,
        courses: courses.filter(({ branch_id }) => branch_id === branch.id),
      },
      ctx.now(),
    ),
  )
}

export const readMeter = (ctx: Ctx): Promise<BranchMeter[]> => {
  allow(ctx, 'content.read')
  return branchMeters(ctx)
}
