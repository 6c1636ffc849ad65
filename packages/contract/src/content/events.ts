import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { listOf } from '../lists.ts'
import {
  contentList,
  descriptionFields,
  id,
  message,
  moment,
  named,
  pictureFields,
  Ref,
  seoFields,
  shownStamps,
  stamps,
  tag,
  words,
} from './parts.ts'

export const SpeakerView = z.object({
  id,
  name: z.string(),
  designation: words,
  qualification: words,
  image: z.url(),
  image_alt: words,
  image_title: words,
  ...stamps,
})
export type SpeakerView = z.output<typeof SpeakerView>

export const SpecificationView = z.object({ id, title: z.string(), description: words, ...stamps })
export type SpecificationView = z.output<typeof SpecificationView>

export const EventView = z.object({
  id,
  name: z.string(),
  event_date_on: z.string(),
  event_date: moment,
  slug: z.string(),
  heading: words,
  ...descriptionFields,
  ...pictureFields,
  is_active: z.boolean(),
  ...seoFields,
  speakers: z.array(SpeakerView),
  specifications: z.array(SpecificationView),
  /** Ours: `event_date` is when it starts. `time` is the shown form, such as `10:00 am – 4:00 pm`. */
  ends_at: moment.nullable(),
  time: z.string(),
  venue: words,
  mode: words,
  branch: Ref.nullable(),
  /** Ours: how many seats there are and how many are still free; both null when there is room for everybody. */
  seats: z.number().int().nullable(),
  seats_left: z.number().int().nullable(),
  ...stamps,
  ...shownStamps,
})
export type EventView = z.output<typeof EventView>

const when = z.enum(['upcoming', 'past'], { error: 'Use upcoming or past.' })

export const events = endpoint({
  method: 'get',
  path: '/event',
  summary: 'Events, past and coming; `filter[when]` keeps one kind',
  tag,
  cachedUntil: 'seats',
  query: contentList({ filters: { when, branch: named }, sorts: ['id', 'name', 'event_date'] }),
  reply: listOf(EventView),
})

export const allEvents = endpoint({
  method: 'get',
  path: '/event/all',
  summary: 'Every event, for site maps',
  tag,
  cachedUntil: 'seats',
  reply: z.object({ message, events: z.array(EventView) }),
})

export const event = endpoint({
  method: 'get',
  path: '/event/{slug}',
  summary: 'One event with its speakers and facts',
  tag,
  cachedUntil: 'seats',
  params: z.object({ slug }),
  reply: z.object({ message, event: EventView }),
  example: { params: { slug: 'night-sky-evening' } },
})
