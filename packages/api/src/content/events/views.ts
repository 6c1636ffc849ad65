import type { CampaignView } from '@northlight/contract/content/campaigns'
import type { EventView, SpeakerView, SpecificationView } from '@northlight/contract/content/events'
import { shownTime, yearDayMonth } from '@northlight/contract/dates'
import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import * as people from '../people/queries.ts'
import { toTestimonial, withCategories } from '../people/views.ts'
import { description, picture, type Row, ref, seo, shownStamps, stamps } from '../view-parts.ts'
import * as queries from './queries.ts'

const toSpeaker = (ctx: Ctx, row: Selectable<Tables['speakers']>): SpeakerView => ({
  id: row.id,
  name: row.name,
  designation: row.designation,
  qualification: row.qualification,
  ...picture(ctx, row, `speaker-${row.id}-${row.name}`),
  ...stamps(row),
})

const toSpecification = (row: Selectable<Tables['event_specifications']>): SpecificationView => ({
  id: row.id,
  title: row.title,
  description: row.description,
  ...stamps(row),
})

/** The office may have taken seats away that were given already. */
export const seatsLeft = ({ seats, seats_taken }: { seats: number | null; seats_taken: number }): number | null =>
  seats === null ? null : Math.max(0, seats - seats_taken)

export const timeOf = ({ event_date, ends_at }: { event_date: string; ends_at: string | null }) =>
  ends_at === null ? shownTime(event_date) : `${shownTime(event_date)} – ${shownTime(ends_at)}`

type EventRow = Row<typeof queries.allEvents>

const toEvent = (ctx: Ctx, row: EventRow, speakers: SpeakerView[], facts: SpecificationView[]): EventView => ({
  id: row.id,
  name: row.name,
  event_date_on: yearDayMonth(row.event_date),
  event_date: row.event_date,
  slug: row.slug,
  heading: row.heading,
  ...description(row),
  ...picture(ctx, row, `event-${row.slug}`),
  is_active: row.is_active,
  ...seo(row),
  speakers,
  specifications: facts,
  ends_at: row.ends_at,
  time: timeOf(row),
  venue: row.venue,
  mode: row.mode,
  branch: ref(row.branch_name, row.branch_slug),
  seats: row.seats,
  seats_left: seatsLeft(row),
  ...shownStamps(row),
})

/** Events with their speakers and facts, which are read for all of them at once. */
export const withSpeakers = async (ctx: Ctx, rows: EventRow[]) => {
  const ids = rows.map(({ id }) => id)
  const speakers = Map.groupBy(await queries.speakersOfEvents(ctx.db, ids), (row) => row.event_id)
  const facts = Map.groupBy(await queries.specificationsOfEvents(ctx.db, ids), (row) => row.event_id)
  return (row: EventRow) =>
    toEvent(
      ctx,
      row,
      (speakers.get(row.id) ?? []).map((speaker) => toSpeaker(ctx, speaker)),
      (facts.get(row.id) ?? []).map(toSpecification),
    )
}

type CampaignRow = Row<typeof queries.activeCampaigns>
type Shown = Pick<CampaignView, 'testimonials' | 'achievers'>

const toCampaign = (ctx: Ctx, row: CampaignRow, { testimonials, achievers }: Shown): CampaignView => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  heading: row.heading,
  ...description(row),
  ...picture(ctx, row, `campaign-${row.slug}`),
  is_active: row.is_active,
  ...seo(row),
  include_testimonial: row.include_testimonial,
  testimonial_heading: row.testimonial_heading,
  testimonials,
  include_topper: row.include_topper,
  topper_heading: row.topper_heading,
  achievers,
  include_form: row.include_form,
  form_heading: row.form_heading,
  ...shownStamps(row),
})

/** Campaigns with the people they show, which are read for all of them at once. */
export const withPeople = async (ctx: Ctx, rows: CampaignRow[]): Promise<CampaignView[]> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const said = Map.groupBy(await people.testimonialsOfCampaigns(ctx.db, ids), (row) => row.campaign_id)
  const achievers = await people.achieversOfCampaigns(ctx.db, ids)
  const toAchiever = await withCategories(ctx, achievers)
  const shown = Map.groupBy(achievers, (row) => row.campaign_id)
  return rows.map((row) =>
    toCampaign(ctx, row, {
      testimonials: (said.get(row.id) ?? []).map((testimonial) => toTestimonial(ctx, testimonial)),
      achievers: (shown.get(row.id) ?? []).map(toAchiever),
    }),
  )
}
