import { subscribe } from '@northlight/contract/enquiries'
import * as chatbot from '@northlight/contract/enquiries/chatbot'
import { subscriberCounts } from '@northlight/contract/office/subscriber-counts'
import { implement } from '../kernel/implement.ts'
import { beginChat, continueChat } from './chatbot.ts'
import { countSubscribers } from './count-subscribers.ts'
import { send } from './send.ts'
import { forms } from './sent.ts'
import { subscribeToNewsletter } from './subscribe.ts'

export const enquiryRoutes = [
  ...forms.flatMap((form) =>
    form.endpoints.map((endpoint) => implement(endpoint, (ctx, call) => send(ctx, form, call))),
  ),

  implement(subscribe, (ctx, { input }) => subscribeToNewsletter(ctx, input)),

  implement(subscriberCounts, async (ctx) => ({
    message: 'Subscribers in numbers.',
    ...(await countSubscribers(ctx)),
  })),

  implement(chatbot.createChatbotRequest, async (ctx, { input }) => ({
    message: 'Chatbot request created successfully.',
    courseRequestForm: await beginChat(ctx, input),
  })),

  implement(chatbot.updateChatbotRequest, async (ctx, { params, input }) => ({
    message: 'Chatbot request updated successfully.',
    chatbotForm: await continueChat(ctx, params.lead_id, input),
  })),
]
