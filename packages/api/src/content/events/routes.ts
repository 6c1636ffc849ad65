import { allCampaigns, campaign } from '@northlight/contract/content/campaigns'
import { allEvents, event, events } from '@northlight/contract/content/events'
import { fail } from '../../kernel/errors.ts'
import { implement } from '../../kernel/implement.ts'
import { listReply } from '../../kernel/paging.ts'
import * as queries from './queries.ts'
import { withPeople, withSpeakers } from './views.ts'

export const eventRoutes = [
  implement(events, async (ctx, call) => {
    const found = await queries.eventPage(ctx.db, ctx.now(), call.query)
    return listReply(ctx, call, found, await withSpeakers(ctx, found.rows))
  }),

  implement(allEvents, async (ctx) => {
    const rows = await queries.allEvents(ctx.db)
    return { message: 'Events.', events: rows.map(await withSpeakers(ctx, rows)) }
  }),

  implement(event, async (ctx, { params }) => {
    const row = (await queries.eventBySlug(ctx.db, params.slug)) ?? fail('not_found')
    const toEvent = await withSpeakers(ctx, [row])
    return { message: 'Event.', event: toEvent(row) }
  }),

  implement(allCampaigns, async (ctx) => ({
    message: 'Campaigns.',
    campaigns: await withPeople(ctx, await queries.activeCampaigns(ctx.db)),
  })),

  implement(campaign, async (ctx, { params }) => {
    const row = (await queries.activeCampaign(ctx.db, params.slug)) ?? fail('not_found')
    const [view] = await withPeople(ctx, [row])
    return { message: 'Campaign.', campaign: view ?? fail('not_found') }
  }),
]
