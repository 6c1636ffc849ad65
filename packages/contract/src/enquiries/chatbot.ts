import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { stamps } from './person.ts'

const tag = 'Enquiries'

const said = z
  .string({ error: 'This must be a text.' })
  .trim()
  .max(500, 'This must not be longer than 500 characters.')
  .nullish()

const isMobile = z
  .union([z.boolean(), z.literal([1, 0, '1', '0', 'true', 'false'])], { error: 'This must be true or false.' })
  .transform((value) => [true, 1, '1', 'true'].includes(value))
  .nullish()

/** What the vendor of a chat window reports. Nothing of it is required: a conversation may end at any point. */
export const ChatbotInput = z
  .object({
    lead_id: said.meta({ label: 'lead' }),
    name: said,
    email: said,
    phone: said,
    ip_address: said,
    country: said,
    latitude: said,
    longitude: said,
    browser: said,
    is_mobile: isMobile,
    visit_question: said,
    admission_question: said,
    contact_question: said,
    multiple_choice_query: said,
    school_course_question: said,
    course_location_question: said,
    course_standard_question: said,
    final_callback_question: said,
    schedule_callback_question: said,
    status: said,
    page_url: said,
  })
  .refine((sent) => Object.values(sent).some((value) => value !== undefined && value !== null), {
    path: ['lead_id'],
    message: 'Send at least one field of the conversation.',
  })
export type ChatbotInput = z.output<typeof ChatbotInput>

/** Name and address as they were just sent: a stranger who names somebody's lead learns nothing of it. */
export const ChatbotView = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  ...stamps,
})
export type ChatbotView = z.output<typeof ChatbotView>

const example = {
  lead_id: 'lead-1',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9845000199',
  is_mobile: '1',
  visit_question: 'Admission',
}

export const createChatbotRequest = endpoint({
  method: 'post',
  path: '/artibot-request/create',
  summary: 'A conversation in the chat window has begun',
  tag,
  input: ChatbotInput,
  reply: z.object({ message: z.string(), courseRequestForm: ChatbotView }),
  status: 201,
  example: { input: example },
})

export const updateChatbotRequest = endpoint({
  method: 'post',
  path: '/artibot-request/update/{lead_id}',
  summary: 'A conversation in the chat window has gone on; the office hears of it once it can answer',
  tag,
  params: z.object({ lead_id: z.string().min(1).max(500) }),
  input: ChatbotInput,
  reply: z.object({ message: z.string(), chatbotForm: ChatbotView }),
  example: { params: { lead_id: 'lead-of-the-example' }, input: { ...example, lead_id: 'lead-of-the-example' } },
})
