import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailAddress, idParam, slug } from '../fields.ts'
import { scholarVariants } from '../scholar-variants.ts'
import { studyClassNames } from '../study-classes.ts'
import { examplePerson, LeadView, person, stamps } from './person.ts'
import { choice, oneOf } from './typed-text.ts'

const tag = 'Enquiries'

/** Who asks to be called need give no address; older clients send one. */
const caller = { ...person, email: emailAddress.optional() }

export const LeadInput = z.object(caller)
export type LeadInput = z.output<typeof LeadInput>

/** To be called about a course, a name, a number and the class are enough; older clients send no class. */
export const CallbackInput = z.object({
  ...caller,
  class: oneOf('a class', studyClassNames).optional(),
})
export type CallbackInput = z.output<typeof CallbackInput>

export const ScholarInput = z.object({
  ...caller,
  course: oneOf('day scholar or residential', scholarVariants),
  branch: choice('a campus'),
})
export type ScholarInput = z.output<typeof ScholarInput>

export const ScholarView = LeadView.extend({ course: z.string(), branch: z.string(), ...stamps })
export type ScholarView = z.output<typeof ScholarView>

export const askAboutTwoYears = endpoint({
  method: 'post',
  path: '/day-scholar-form',
  summary: 'Ask about the two-year programme, as a day scholar or residential',
  tag,
  limit: 'form',
  input: ScholarInput,
  reply: z.object({ message: z.string(), scholarForm: ScholarView }),
  status: 201,
  example: { input: { ...examplePerson, course: 'Residential', branch: 'Mysuru' } },
})

export const answerCampaign = endpoint({
  method: 'post',
  path: '/campaign/enquiry/{campaign_id}',
  summary: 'Leave name and number on a campaign page',
  tag,
  limit: 'form',
  params: z.object({ campaign_id: idParam }),
  input: LeadInput,
  reply: z.object({ message: z.string(), enquiry: LeadView }),
  status: 201,
  example: { params: { campaign_id: '1' }, input: examplePerson },
})

export const requestCallback = endpoint({
  method: 'post',
  path: '/course/{course_slug}/branch/{branch_slug}/request',
  summary: 'Ask to be called back about a course at a branch',
  tag,
  limit: 'form',
  params: z.object({ course_slug: slug, branch_slug: slug }),
  input: CallbackInput,
  reply: z.object({ message: z.string(), courseRequestForm: LeadView }),
  status: 201,
  example: {
    params: { course_slug: 'foundation-evenings', branch_slug: 'bengaluru' },
    input: { ...examplePerson, class: 'Class 10' },
  },
})
