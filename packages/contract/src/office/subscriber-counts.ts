import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const subscriberCounts = endpoint({
  method: 'get',
  path: '/office/subscriber-counts',
  summary: 'How many read the newsletter, how many came in seven days, and from which pages; no address of anybody',
  tag: 'Office',
  audience: 'staff',
  act: 'subscribers.count',
  reply: z.object({
    message: z.string(),
    total: z.number().int(),
    week: z.number().int(),
    pages: z.array(z.object({ page: z.string(), count: z.number().int() })),
  }),
})
