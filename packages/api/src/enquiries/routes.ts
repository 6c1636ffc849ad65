import { subscribe } from '@northlight/contract/enquiries'
import { implement } from '../kernel/implement.ts'
import { subscribeToNewsletter } from './service.ts'

export const enquiryRoutes = [
  implement(subscribe, async (ctx, { input }) => ({
    message: 'Subscribed successfully.',
    subscriptionForm: await subscribeToNewsletter(ctx, input),
  })),
]
