import { description, image, meta, pairs, shownInOrder, smallSlug, stamps } from './content-columns.ts'
import { defineMigration } from './define.ts'

export const events = defineMigration('0009-events', (t) => [
  t.table(
    'events',
    {
      id: t.id,
      name: t.text,
      slug: t.text.unique(),
      heading: t.text.orNull(),
      short_description: t.text.orNull(),
      ...description(t),
      event_date: t.instant,
      ends_at: t.instant.orNull(),
      venue: t.text.orNull(),
      mode: t.text.orNull(),
      branch_id: t.link('branches', 'set null').orNull(),
      ...image(t),
      is_active: t.flag(false),
      ...meta(t),
      // Null: there is room for everybody. `seats_taken` is changed by the statement that gives a seat, and by no other.
      seats: t.int.orNull(),
      seats_taken: t.int.startsAt(0),
      ...stamps(t),
    },
    [smallSlug, 'check (ends_at is null or ends_at >= event_date)'],
  ),
  t.index('events_by_date', 'events', ['event_date', 'id']),

  t.table('speakers', {
    id: t.id,
    name: t.text,
    designation: t.text.orNull(),
    qualification: t.text.orNull(),
    ...image(t),
    ...stamps(t),
  }),

  ...pairs(t, 'event_speakers', ['event_id', 'events'], ['speaker_id', 'speakers']),

  t.table('event_specifications', {
    id: t.id,
    event_id: t.link('events', 'cascade'),
    title: t.text,
    description: t.text.orNull(),
    position: t.int.startsAt(0),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  t.index('event_specifications_of_event', 'event_specifications', ['event_id']),

  t.table('event_reservations', {
    id: t.id,
    event_id: t.link('events', 'set null').orNull(),
    // Stays when the event is deleted.
    event_name: t.text,
    name: t.text,
    phone: t.text,
    email: t.text.orNull(),
    people: t.int,
    cancelled_at: t.instant.orNull(),
    language: t.text.startsAt('en').oneOf(['en', 'kn', 'hi']),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  // One reservation for a number at an event; anyone who has cancelled may reserve again.
  t.index('event_reservations_phone_unique', 'event_reservations', ['event_id', 'phone'], {
    unique: true,
    where: 'cancelled_at is null',
  }),
  // Strangers must not be flooded with mails through us: how many went to an address today.
  t.index('event_reservations_of_address', 'event_reservations', ['email']),

  t.table(
    'campaigns',
    {
      id: t.id,
      name: t.text,
      slug: t.text.unique(),
      heading: t.text.orNull(),
      short_description: t.text.orNull(),
      ...description(t),
      ...image(t),
      ...meta(t),
      include_testimonial: t.flag(false),
      testimonial_heading: t.text.orNull(),
      include_topper: t.flag(false),
      topper_heading: t.text.orNull(),
      include_form: t.flag(false),
      form_heading: t.text.orNull(),
      ...shownInOrder(t),
      ...stamps(t),
    },
    [smallSlug],
  ),

  ...pairs(t, 'campaign_testimonials', ['campaign_id', 'campaigns'], ['testimonial_id', 'testimonials']),

  ...pairs(t, 'campaign_achievers', ['campaign_id', 'campaigns'], ['achiever_id', 'achievers']),
])
