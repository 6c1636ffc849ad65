import { description, image, meta, shownInOrder, smallSlug, stamps } from './content-columns.ts'
import { defineMigration } from './define.ts'

export const pages = defineMigration('0010-pages', (t) => [
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
  t.table(
    'mission_vision',
    {
      id: t.id,
      mission: t.text.orNull(),
      vision: t.text.orNull(),
      ...stamps(t),
    },
    ['check (id = 1)'],
  ),

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
    {
      id: t.id,
      page_name: t.text,
      slug: t.text.unique(),
      path: t.text.orNull(),
      ...meta(t),
      ...stamps(t),
    },
    [smallSlug],
  ),

  t.table(
    'page_texts',
    {
      id: t.id,
      slug: t.text.unique(),
      page_name: t.text,
      content: t.json,
      ...stamps(t),
    },
    [smallSlug],
  ),

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
])
