import type { Instant } from '@northlight/contract/dates'
import type { Generated } from 'kysely'
import type { Description, Image, Meta, ShownInOrder, Stamps } from './content-parts.ts'

export type EventTable = {
  id: Generated<number>
  name: string
  slug: string
  heading: string | null
  short_description: string | null
  /** When it starts. */
  event_date: Instant
  ends_at: Instant | null
  venue: string | null
  mode: string | null
  branch_id: number | null
  /** Null: there is room for everybody. */
  seats: Generated<number | null>
  /** By reservations; what was cancelled is not counted. */
  seats_taken: Generated<number>
  is_active: Generated<boolean>
} & Description &
  Image &
  Meta &
  Stamps

export type SpeakerTable = {
  id: Generated<number>
  name: string
  designation: string | null
  qualification: string | null
} & Image &
  Stamps

export type EventSpeakerTable = {
  id: Generated<number>
  event_id: number
  speaker_id: number
  position: Generated<number>
}

export type EventSpecificationTable = {
  id: Generated<number>
  event_id: number
  title: string
  description: string | null
  position: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export type CampaignTable = {
  id: Generated<number>
  name: string
  slug: string
  heading: string | null
  short_description: string | null
  include_testimonial: Generated<boolean>
  testimonial_heading: string | null
  include_topper: Generated<boolean>
  topper_heading: string | null
  include_form: Generated<boolean>
  form_heading: string | null
} & Description &
  Image &
  Meta &
  ShownInOrder &
  Stamps

export type CampaignTestimonialTable = {
  id: Generated<number>
  campaign_id: number
  testimonial_id: number
  position: Generated<number>
}

export type CampaignAchieverTable = {
  id: Generated<number>
  campaign_id: number
  achiever_id: number
  position: Generated<number>
}

export type EventTables = {
  events: EventTable
  speakers: SpeakerTable
  event_speakers: EventSpeakerTable
  event_specifications: EventSpecificationTable
  campaigns: CampaignTable
  campaign_testimonials: CampaignTestimonialTable
  campaign_achievers: CampaignAchieverTable
}
