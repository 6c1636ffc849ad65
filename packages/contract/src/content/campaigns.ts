import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { descriptionFields, id, message, pictureFields, seoFields, shownStamps, stamps, tag, words } from './parts.ts'
import { AchieverView, TestimonialView } from './people.ts'

export const CampaignView = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  heading: words,
  ...descriptionFields,
  ...pictureFields,
  is_active: z.boolean(),
  ...seoFields,
  include_testimonial: z.boolean(),
  testimonial_heading: words,
  testimonials: z.array(TestimonialView),
  include_topper: z.boolean(),
  topper_heading: words,
  achievers: z.array(AchieverView),
  include_form: z.boolean(),
  form_heading: words,
  ...stamps,
  ...shownStamps,
})
export type CampaignView = z.output<typeof CampaignView>

export const allCampaigns = endpoint({
  method: 'get',
  path: '/campaign/all',
  summary: 'Every running campaign, for site maps',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, campaigns: z.array(CampaignView) }),
})

export const campaign = endpoint({
  method: 'get',
  path: '/campaign/{slug}',
  summary: 'One campaign page',
  tag,
  cachedUntil: 'content',
  params: z.object({ slug }),
  reply: z.object({ message, campaign: CampaignView }),
  example: { params: { slug: 'aptitude-test' } },
})
