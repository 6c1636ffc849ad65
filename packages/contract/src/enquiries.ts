import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailAddress, pageUrl } from './fields.ts'

export const SubscribeInput = z.object({ email: emailAddress, page_url: pageUrl })
export type SubscribeInput = z.output<typeof SubscribeInput>

export const SubscriptionView = z.object({
  id: z.number().int(),
  email: z.string(),
  page_url: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export const subscribe = endpoint({
  method: 'post',
  path: '/subscription-form',
  summary: 'Subscribe an e-mail address to the newsletter',
  tag: 'Enquiries',
  limit: 'form',
  input: SubscribeInput,
  reply: z.object({ message: z.string(), subscriptionForm: SubscriptionView }),
  status: 201,
  example: { input: { email: 'reader@example.com', page_url: '{site}/about-us' } },
})
