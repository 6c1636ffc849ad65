import { description, image, pairs, shownInOrder, smallSlug, stamps } from './content-columns.ts'
import { defineMigration } from './define.ts'

import type { SchemaTools } from './schema-tools.ts'

const person = (t: SchemaTools) => ({
  id: t.id,
  name: t.text,
  slug: t.text.unique(),
  designation: t.text.orNull(),
  qualification: t.text.orNull(),
  subject: t.text.orNull(),
  experience_years: t.int.orNull(),
  branch_id: t.link('branches', 'set null').orNull(),
  is_teaching: t.flag(false),
})

/** Who agreed to be shown: by whom and on which day, the paper itself, what for, until when, and the end of it. */
const consent = (t: SchemaTools) => ({
  has_consent: t.flag(false),
  consent_by: t.text.oneOf(['student', 'parent']).orNull(),
  consent_on: t.day.orNull(),
  consent_name: t.text.orNull(),
  consent_relation: t.text.orNull(),
  consent_scan_file_id: t.link('private_files', 'set null').orNull(),
  consent_scope: t.json.orNull(),
  consent_until: t.day.orNull(),
  consent_withdrawn_on: t.day.orNull(),
})

/** Nobody is shown before it is on record who agreed. */
const shownWithConsent = 'check (has_consent or not is_active)'

/** Consents that run out are looked for every hour. */
const byEndOfConsent = (t: SchemaTools, table: string) =>
  t.index(`${table}_consent_until`, table, ['consent_until'], { where: 'consent_until is not null' })

export const people = defineMigration('0007-people', (t) => [
  t.table(
    'management',
    {
      ...person(t),
      ...description(t),
      ...image(t),
      ...shownInOrder(t),
      ...stamps(t),
    },
    [smallSlug],
  ),
  // Here, because a branch and its head point at each other.
  t.addColumn('branches', 'head_id', t.link('management', 'set null').orNull()),

  t.table(
    'staff',
    {
      ...person(t),
      description: t.text.orNull(),
      ...image(t),
      ...shownInOrder(t),
      ...stamps(t),
    },
    [smallSlug],
  ),

  t.table(
    'achievers',
    {
      id: t.id,
      name: t.text,
      slug: t.text.unique(),
      rank: t.text.orNull(),
      exam: t.text.orNull(),
      year: t.int.orNull(),
      college: t.text.orNull(),
      course_id: t.link('courses', 'set null').orNull(),
      // Kept beside the link: what was true when the consent was given.
      course_name: t.text.orNull(),
      branch_id: t.link('branches', 'set null').orNull(),
      duration: t.text.orNull(),
      is_paid: t.flag(true),
      fee_note: t.text.orNull(),
      quote: t.text.orNull(),
      ...consent(t),
      ...image(t),
      result_on: t.day.orNull(),
      ...shownInOrder(t),
      ...stamps(t),
    },
    [smallSlug, shownWithConsent],
  ),
  byEndOfConsent(t, 'achievers'),

  ...pairs(t, 'achiever_category_links', ['achiever_id', 'achievers'], ['category_id', 'achiever_categories']),

  t.table(
    'testimonials',
    {
      id: t.id,
      name: t.text,
      designation: t.text.orNull(),
      star: t.int.orNull(),
      message: t.text.orNull(),
      course_id: t.link('courses', 'set null').orNull(),
      branch_id: t.link('branches', 'set null').orNull(),
      achiever_id: t.link('achievers', 'set null').orNull(),
      ...consent(t),
      ...image(t),
      ...shownInOrder(t),
      ...stamps(t),
    },
    ['check (star between 1 and 5)', shownWithConsent],
  ),
  byEndOfConsent(t, 'testimonials'),

  ...pairs(
    t,
    'course_branch_testimonials',
    ['course_branch_id', 'course_branches'],
    ['testimonial_id', 'testimonials'],
  ),

  ...pairs(t, 'course_branch_achievers', ['course_branch_id', 'course_branches'], ['achiever_id', 'achievers']),

  ...pairs(t, 'course_branch_staff', ['course_branch_id', 'course_branches'], ['staff_id', 'staff']),
])
