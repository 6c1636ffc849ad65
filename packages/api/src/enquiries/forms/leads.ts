import type { CallbackInput, LeadInput, ScholarInput } from '@northlight/contract/enquiries/leads'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { chosenFrom, offeredFor, offeredOptions } from '../../options/service.ts'
import * as queries from '../queries.ts'
import { submit } from '../submit.ts'

export const askAboutTwoYears = async (ctx: Ctx, input: ScholarInput) => {
  const { scholar_campuses } = await offeredOptions(ctx)
  const chosen = chosenFrom({
    branch: {
      value: input.branch,
      from: offeredFor(scholar_campuses, { for: input.course }),
      refusal: `Choose a campus that has places for ${input.course === 'Residential' ? 'residents' : 'day scholars'}.`,
    },
  })
  return submit(ctx, 'scholar', { fields: { ...input, ...chosen, email: input.email ?? '' } })
}

export const answerCampaign = async (ctx: Ctx, campaignId: number, input: LeadInput) => {
  const campaign = (await queries.activeCampaign(ctx.db, campaignId)) ?? fail('not_found')
  return submit(ctx, 'campaign', {
    fields: { ...input, email: input.email ?? '', campaign_id: campaign.id, campaign_name: campaign.name },
    about: { campaign: campaign.id },
  })
}

/** A course can be asked about at any branch that is open, also where it has no price yet. */
export const askForCallback = async (ctx: Ctx, slugs: { course: string; branch: string }, input: CallbackInput) => {
  const course = (await queries.activeCourse(ctx.db, slugs.course)) ?? fail('not_found')
  const branch = (await queries.activeBranch(ctx.db, slugs.branch)) ?? fail('not_found')
  return submit(ctx, 'course-request', {
    fields: {
      ...input,
      email: input.email ?? '',
      class: input.class ?? null,
      course_id: course.id,
      course_name: course.name,
      branch_id: branch.id,
      branch_name: branch.name,
    },
    about: { course: course.id, branch: branch.id },
  })
}
