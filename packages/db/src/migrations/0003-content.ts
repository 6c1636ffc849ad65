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

/** Addresses are looked up in small letters, so they are only kept in small letters. */
const smallSlug = 'check (slug = lower(slug))'

/** Nobody is shown before it is on record who agreed. */
const consent = (t: SchemaTools) => ({
  has_consent: t.flag(false),
  consent_by: t.text.oneOf(['student', 'parent']).orNull(),
  consent_on: t.day.orNull(),
})
const shownWithConsent = 'check (has_consent or not is_active)'

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

const article = (t: SchemaTools) => ({
  id: t.id,
  name: t.text,
  slug: t.text.unique(),
  heading: t.text.orNull(),
  author_name: t.text.orNull(),
  category: t.text.orNull(),
  short_description: t.text.orNull(),
  ...description(t),
  reading_minutes: t.int,
  is_active: t.flag(false),
  is_popular: t.flag(false),
  is_updated: t.flag(false),
  published_on: t.instant,
  ...meta(t),
  ...stamps(t),
})

/** Rows of one table under rows of another, each pair once, in an order that staff choose. */
const pairs = (
  t: SchemaTools,
  table: string,
  [owner, owners]: [string, string],
  [member, members]: [string, string],
) => [
  t.table(
    table,
    { id: t.id, [owner]: t.link(owners, 'cascade'), [member]: t.link(members, 'cascade'), position: t.int.startsAt(0) },
    [`unique (${owner}, ${member})`],
  ),
  // The unique pair finds members of an owner; this one finds owners of a member, also when the member is deleted.
  t.index(`${table}_of_member`, table, [member]),
]

const people = (t: SchemaTools) => [
  t.table('management', { ...person(t), ...description(t), ...image(t), ...shownInOrder(t), ...stamps(t) }, [
    smallSlug,
  ]),
  t.table('staff', { ...person(t), description: t.text.orNull(), ...image(t), ...shownInOrder(t), ...stamps(t) }, [
    smallSlug,
  ]),
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
      ...shownInOrder(t),
      ...stamps(t),
    },
    [smallSlug, shownWithConsent],
  ),
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
]

/** What a branch and a course at a branch must tell besides what the second migration knew. */
const branchesAndCourses = (t: SchemaTools) => [
  t.addColumn('branches', 'opening_hours', t.json.orNull()),
  t.addColumn('branches', 'facilities', t.json.orNull()),
  t.addColumn('branches', 'since', t.int.orNull()),
  t.addColumn('branches', 'head_id', t.link('management', 'set null').orNull()),
  t.addColumn('course_branches', 'fee_parts', t.json.orNull()),
  t.addColumn('course_branches', 'is_gst_included', t.flag(true)),
  // Seats given away elsewhere than here; those taken here are counted.
  t.addColumn('course_branches', 'seats_held', t.int.startsAt(0)),
  t.addColumn('course_branches', 'refund_days', t.int.orNull()),
  t.addColumn('course_branches', 'last_batch', t.json.orNull()),
  ...pairs(
    t,
    'course_branch_testimonials',
    ['course_branch_id', 'course_branches'],
    ['testimonial_id', 'testimonials'],
  ),
  ...pairs(t, 'course_branch_achievers', ['course_branch_id', 'course_branches'], ['achiever_id', 'achievers']),
  ...pairs(t, 'course_branch_staff', ['course_branch_id', 'course_branches'], ['staff_id', 'staff']),
]

const articles = (t: SchemaTools) => [
  t.table('blogs', { ...article(t), ...image(t) }, [smallSlug]),
  // The lists and the neighbours of an article go by date.
  t.index('blogs_by_date', 'blogs', ['published_on', 'id']),
  t.table('blog_comments', {
    id: t.id,
    blog_id: t.link('blogs', 'cascade'),
    name: t.text,
    email: t.text,
    comment: t.text,
    is_approved: t.flag(false),
    created_at: t.instant,
    updated_at: t.instant,
    updated_by: t.link('users', 'set null').orNull(),
  }),
  t.index('blog_comments_of_blog', 'blog_comments', ['blog_id', 'created_at']),
  t.index('blog_comments_waiting', 'blog_comments', ['is_approved', 'created_at']),
  t.table('expert_tips', article(t), [smallSlug]),
  t.index('expert_tips_by_date', 'expert_tips', ['published_on', 'id']),
]

const events = (t: SchemaTools) => [
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
]

const campaigns = (t: SchemaTools) => [
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
]

const pages = (t: SchemaTools) => [
  t.table('counters', {
    id: t.id,
    title: t.text.orNull(),
    counter: t.int.orNull(),
    exact: t.int.orNull(),
    meaning: t.text.orNull(),
    ...image(t),
    ...shownInOrder(t),
    ...stamps(t),
  }),
  t.table('gallery_items', {
    id: t.id,
    title: t.text,
    description: t.text.orNull(),
    album: t.text.orNull(),
    branch_id: t.link('branches', 'set null').orNull(),
    ...image(t),
    is_active: t.flag(false),
    ...stamps(t),
  }),
  t.table('features', {
    id: t.id,
    page: t.text,
    title: t.text,
    description: t.text.orNull(),
    image: t.text.orNull(),
    ...shownInOrder(t),
    ...stamps(t),
  }),
  t.index('features_of_page', 'features', ['page']),
  t.table('about_sections', {
    id: t.id,
    page: t.text.unique(),
    title: t.text,
    heading: t.text,
    ...description(t),
    ...image(t),
    counter_title: t.text.orNull(),
    counter_description: t.text.orNull(),
    counter_image: t.text.orNull(),
    ...stamps(t),
  }),
  // One row at most.
  t.table('mission_vision', { id: t.id, mission: t.text.orNull(), vision: t.text.orNull(), ...stamps(t) }, [
    'check (id = 1)',
  ]),
  t.table(
    'home_banners',
    {
      id: t.id,
      title: t.text.orNull(),
      heading: t.text.orNull(),
      description: t.text.orNull(),
      button_text: t.text.orNull(),
      // A path of the site or a whole address.
      button_link: t.text.orNull(),
      banner_image: t.text.orNull(),
      banner_image_phone: t.text.orNull(),
      banner_image_alt: t.text.orNull(),
      banner_image_title: t.text.orNull(),
      counter_title_1: t.text.orNull(),
      counter_description_1: t.text.orNull(),
      counter_image_1: t.text.orNull(),
      counter_title_2: t.text.orNull(),
      counter_description_2: t.text.orNull(),
      counter_image_2: t.text.orNull(),
      is_active: t.flag(false),
      ...stamps(t),
    },
    ['check ((button_text is null) = (button_link is null))'],
  ),
  t.table('faqs', {
    id: t.id,
    category: t.text.orNull(),
    question: t.text,
    answer: t.text,
    answer_text: t.text,
    ...shownInOrder(t),
    ...stamps(t),
  }),
  t.table(
    'seo_pages',
    { id: t.id, page_name: t.text, slug: t.text.unique(), path: t.text.orNull(), ...meta(t), ...stamps(t) },
    [smallSlug],
  ),
  t.table('page_texts', { id: t.id, slug: t.text.unique(), page_name: t.text, content: t.json, ...stamps(t) }, [
    smallSlug,
  ]),
  t.table(
    'job_openings',
    {
      id: t.id,
      name: t.text,
      slug: t.text.unique(),
      department: t.text.orNull(),
      branch_id: t.link('branches', 'set null').orNull(),
      employment_type: t.text.orNull(),
      experience: t.text.orNull(),
      salary: t.json.orNull(),
      ...description(t),
      posted_on: t.day,
      closes_on: t.day.orNull(),
      ...shownInOrder(t),
      ...stamps(t),
    },
    [smallSlug],
  ),
]

const publishedFacts = (t: SchemaTools) => [
  t.table('disclosures', {
    id: t.id,
    branch_id: t.link('branches', 'cascade').unique(),
    registration_no: t.text.orNull(),
    as_of: t.day,
    content: t.json,
    is_active: t.flag(false),
    ...stamps(t),
  }),
  t.table('results', {
    id: t.id,
    year: t.int.unique(),
    counted_on: t.day,
    students_began: t.int,
    students_finished: t.int,
    students_left: t.int,
    outcomes: t.json,
    by_course_and_branch: t.json,
    how_we_count: t.text,
    heading: t.text,
    intro: t.text,
    source: t.text,
    is_active: t.flag(false),
    ...stamps(t),
  }),
]

const testsAndSittings = (t: SchemaTools) => [
  t.table(
    'tests',
    {
      id: t.id,
      name: t.text,
      slug: t.text.unique(),
      short_description: t.text.orNull(),
      ...description(t),
      ...image(t),
      ...meta(t),
      is_admission: t.flag(false),
      is_paid: t.flag(false),
      is_timer_active: t.flag(true),
      amount_paise: t.paise.orNull(),
      total_duration: t.real.orNull(),
      total_marks: t.real.orNull(),
      ...shownInOrder(t),
      ...stamps(t),
    },
    [smallSlug, 'check (not is_paid or amount_paise > 0)'],
  ),
  t.table(
    'sittings',
    {
      id: t.id,
      code: t.text.unique(),
      branch_id: t.link('branches', 'set null').orNull(),
      centre: t.text,
      mode: t.text.oneOf(['ONLINE', 'OFFLINE']),
      sits_on: t.day,
      // An online sitting is a window of days.
      closes_on: t.day.orNull(),
      register_by: t.day,
      slot: t.text,
      seats: t.int,
      seats_held: t.int.startsAt(0),
      fee_paise: t.paise,
      classes: t.json,
      is_active: t.flag(false),
      ...stamps(t),
    },
    ['check (seats >= 0)', 'check (fee_paise >= 0)'],
  ),
  t.index('sittings_by_date', 'sittings', ['sits_on']),
]

export const content = defineMigration('0003-content', (t) => [
  ...people(t),
  ...branchesAndCourses(t),
  ...articles(t),
  ...events(t),
  ...campaigns(t),
  ...pages(t),
  ...publishedFacts(t),
  ...testsAndSittings(t),
])
