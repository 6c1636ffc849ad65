import type { ChatbotInput, ChatbotView } from '@northlight/contract/enquiries/chatbot'
import { keepContactEvent } from '../counselling/contact-events/keep-contact-event.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { chat } from './forms/chat.ts'
import { tellOfficeOfChat } from './jobs.ts'
import * as queries from './queries.ts'

type Row = queries.ChatbotRequest

const noted = (ctx: Ctx, verb: 'create' | 'update', row: Row) =>
  audit(ctx, { action: `enquiries.${verb}-chatbot-request`, entity: 'chatbot_request', id: row.id })

const toView = (row: Row, { name, email, phone }: ChatbotInput): ChatbotView => ({
  id: row.id,
  name: name ?? null,
  email: email ?? null,
  phone: phone ?? null,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

export const beginChat = (ctx: Ctx, input: ChatbotInput): Promise<ChatbotView> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const row = await queries.insertChat(ctx.db, { ...input, created_at: now, updated_at: now })
    await noted(ctx, 'create', row)
    await keepContactEvent(ctx, chat.kind, row)
    return toView(row, input)
  })

/** Only what was sent and differs; a lead keeps its name. */
const changesIn = (row: Row, { lead_id: _, ...input }: ChatbotInput) =>
  Object.fromEntries(
    Object.entries(input).filter(([field, value]) => value !== undefined && value !== row[field as keyof typeof input]),
  )

/** Whether the office can ring back, and the visitor has not gone on to ask about something else. */
const isToldToOffice = ({ name, email, phone, multiple_choice_query }: Row) =>
  Boolean(name && email && phone && !multiple_choice_query)

export const continueChat = (ctx: Ctx, leadId: string, input: ChatbotInput): Promise<ChatbotView> =>
  inTransaction(ctx, async (ctx) => {
    const row = (await queries.chatOfLead(ctx.db, leadId)) ?? fail('not_found')
    const changes = changesIn(row, input)
    if (Object.keys(changes).length === 0) return toView(row, input)
    const changed = await queries.changeChat(ctx.db, row.id, { ...changes, updated_at: ctx.now() })
    await noted(ctx, 'update', changed)
    await keepContactEvent(ctx, chat.kind, changed)
    if (isToldToOffice(changed)) await enqueue(ctx, tellOfficeOfChat, { id: changed.id })
    return toView(changed, input)
  })
