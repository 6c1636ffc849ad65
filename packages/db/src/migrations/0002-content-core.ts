import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'

const meta = (t: SchemaTools) => ({
  meta_title: t.text.orNull(),
  meta_description: t.text.orNull(),
  meta_keywords: t.text.orNull(),
  meta_scripts: t.text.orNull(),
})

/** `image` is the path of a stored picture. */
const image = (t: SchemaTools) => ({
  image: t.text.orNull(),
  image_alt: t.text.orNull(),
  image_title: t.text.orNull(),
})

/** `description` is HTML, `description_text` the same without tags. */
const description = (t: SchemaTools) => ({ description: t.text, description_text: t.text })

const shownInOrder = (t: SchemaTools) => ({ is_active: t.flag(false), position: t.int.startsAt(0) })

const stamps = (t: SchemaTools) => ({
  created_at: t.instant,
  updated_at: t.instant,
  updated_by: t.link('users', 'set null').orNull(),
})

export const contentCore = defineMigration('0002-content-core', (t) => [
  t.table('branches', {
    id: t.id,
    name: t.text,
    slug: t.text.unique(),
    city: t.text,
    area: t.text.orNull(),
    modes: t.json,
    address: t.text.orNull(),
    phone: t.text.orNull(),
    email: t.text.orNull(),
    office_hours: t.text.orNull(),
    map_url: t.text.orNull(),
    latitude: t.real.orNull(),
    longitude: t.real.orNull(),
    short_description: t.text.orNull(),
    ...image(t),
    ...shownInOrder(t),
    ...stamps(t),
  }),

  t.table('courses', {
    id: t.id,
    name: t.text,
    slug: t.text.unique(),
    class: t.text.oneOf(['School (STD VIII to X)', 'Senior Secondary (XI, XII, PU)', 'Online']),
    ...description(t),
    short_description: t.text.orNull(),
    ...image(t),
    duration: t.text.orNull(),
    batch_size: t.int.orNull(),
    mode: t.text.orNull(),
    eligibility: t.text.orNull(),
    tests_count: t.int.orNull(),
    ...meta(t),
    ...shownInOrder(t),
    ...stamps(t),
  }),

  t.table(
    'course_branches',
    {
      id: t.id,
      course_id: t.link('courses', 'cascade'),
      branch_id: t.link('branches', 'cascade'),
      ...description(t),
      ...meta(t),
      amount_paise: t.paise,
      discount_percent: t.int.startsAt(0),
      discount_label: t.text.orNull(),
      discount_until: t.day.orNull(),
      fee_basis: t.text.orNull(),
      instalments: t.json.orNull(),
      seats: t.int.orNull(),
      starts_on: t.day.orNull(),
      apply_by: t.day.orNull(),
      duration: t.text.orNull(),
      weekly_hours: t.real.orNull(),
      refund_rule: t.text.orNull(),
      refund_examples: t.json,
      include_testimonial: t.flag(false),
      testimonial_heading: t.text.orNull(),
      include_topper: t.flag(false),
      topper_heading: t.text.orNull(),
      include_staff: t.flag(false),
      staff_heading: t.text.orNull(),
      ...shownInOrder(t),
      ...stamps(t),
    },
    ['unique (course_id, branch_id)', 'check (amount_paise >= 0)', 'check (discount_percent between 0 and 100)'],
  ),
  t.index('course_branches_of_branch', 'course_branches', ['branch_id']),

  t.table('achiever_categories', {
    id: t.id,
    name: t.text,
    slug: t.text.unique(),
    heading: t.text.orNull(),
    description: t.text.orNull(),
    ...meta(t),
    ...shownInOrder(t),
    ...stamps(t),
  }),

  t.table('legal_pages', {
    id: t.id,
    page_name: t.text,
    slug: t.text.unique(),
    heading: t.text,
    ...description(t),
    ...meta(t),
    ...shownInOrder(t),
    ...stamps(t),
  }),

  t.table('subscriptions', {
    id: t.id,
    email: t.text,
    page_url: t.text,
    created_at: t.instant,
    updated_at: t.instant,
  }),
  t.index('subscriptions_email_unique', 'subscriptions', ['fold(email)'], { unique: true }),
])
