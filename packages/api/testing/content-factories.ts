import type { DisclosureText } from '@northlight/contract/content/disclosures'
import type { PageText } from '@northlight/contract/content/page-texts'
import type { Tables } from '@northlight/db/tables'
import type { Insertable } from 'kysely'
import type { Ctx } from '../src/kernel/context.ts'
import { exampleOptions } from './option-lists.ts'
import { description, insert, type New, next } from './rows.ts'

const noText: PageText = { heading: null, intro: [], quotes: [], cards: [], video: null, empty_text: null }

export const emptyDisclosure: DisclosureText = {
  tutors: { summary: '', register: [] },
  enrolled_by_course: {},
  enrolled: { total: 0, on_campus: 0, online: 0, two_year: 0 },
  hostel: {
    is_available: false,
    note: null,
    beds: null,
    residents: null,
    room: null,
    wardens: null,
    meals_per_day: null,
    nurse: null,
    doctor: null,
    visits: null,
    calls_home: null,
  },
  refund: '',
  hours: '',
  counsellor: '',
  classrooms: 0,
  area_per_student_sq_m: 1,
  accessibility: '',
  safety: '',
  activities: '',
  complaints: { to: '', phone: '', answer_within_days: 7 },
}

/** Rows of the pages that visitors read; shown, unless a test says otherwise. */
export const contentFactories = (ctx: Ctx) => {
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  const shown = { is_active: true, ...stamps }
  const named = (kind: string) => {
    const n = next()
    return { name: `${kind} ${n}`, slug: `${kind.toLowerCase()}-${n}` }
  }
  const row = <Table extends keyof Tables>(table: Table, fields: Insertable<Tables[Table]>) =>
    insert(ctx.db, table, fields)

  return {
    expertTip: (fields: New<'expert_tips'> = {}) =>
      row('expert_tips', {
        ...named('Tip'),
        ...description('A tip.'),
        reading_minutes: 1,
        published_on: ctx.now(),
        ...shown,
        ...fields,
      }),
    comment: (fields: New<'blog_comments'> & { blog_id: number }) =>
      row('blog_comments', {
        name: 'Reader',
        email: 'reader@example.com',
        comment: 'Thank you.',
        is_approved: true,
        ...stamps,
        ...fields,
      }),
    manager: (fields: New<'management'> = {}) =>
      row('management', { ...named('Manager'), ...description('Leads.'), ...shown, ...fields }),
    staffMember: (fields: New<'staff'> = {}) => row('staff', { ...named('Tutor'), ...shown, ...fields }),
    achiever: (fields: New<'achievers'> = {}) =>
      row('achievers', { ...named('Student'), has_consent: true, ...shown, ...fields }),
    inCategory: (achiever: { id: number }, category: { id: number }) =>
      row('achiever_category_links', { achiever_id: achiever.id, category_id: category.id }),
    testimonial: (fields: New<'testimonials'> = {}) =>
      row('testimonials', {
        name: `Parent ${next()}`,
        star: 5,
        message: 'We were told early.',
        has_consent: true,
        ...shown,
        ...fields,
      }),
    event: (fields: New<'events'> = {}) =>
      row('events', {
        ...named('Event'),
        ...description('Come and look.'),
        event_date: ctx.now(),
        ...shown,
        ...fields,
      }),
    speaker: (fields: New<'speakers'> = {}) => row('speakers', { name: `Speaker ${next()}`, ...stamps, ...fields }),
    counter: (fields: New<'counters'> = {}) =>
      row('counters', { title: `Counter ${next()}`, counter: 100, ...shown, ...fields }),
    galleryItem: (fields: New<'gallery_items'> = {}) =>
      row('gallery_items', { title: `Picture ${next()}`, ...shown, ...fields }),
    feature: (fields: New<'features'> = {}) =>
      row('features', { page: 'home-page', title: `Feature ${next()}`, ...shown, ...fields }),
    aboutSection: (fields: New<'about_sections'> = {}) =>
      row('about_sections', {
        page: 'home-page',
        title: 'About',
        heading: 'Who we are',
        ...description('We teach.'),
        ...stamps,
        ...fields,
      }),
    missionVision: (fields: New<'mission_vision'> = {}) => row('mission_vision', { id: 1, ...stamps, ...fields }),
    banner: (fields: New<'home_banners'> = {}) =>
      row('home_banners', { heading: `Banner ${next()}`, ...shown, ...fields }),
    faq: (fields: New<'faqs'> = {}) =>
      row('faqs', {
        question: `Question ${next()}?`,
        answer: '<p>Yes.</p>',
        answer_text: 'Yes.',
        ...shown,
        ...fields,
      }),
    seoPage: (fields: New<'seo_pages'> = {}) =>
      row('seo_pages', { page_name: 'Home', slug: 'home-page', ...stamps, ...fields }),
    pageText: (slug: string, content: object = noText) =>
      row('page_texts', { slug, page_name: slug, content: { ...noText, ...content }, ...stamps }),
    test: (fields: New<'tests'> = {}) =>
      row('tests', { ...named('Test'), ...description('A paper.'), ...shown, ...fields }),
    /** With the lists that a registration is checked against, where a test has none of its own. */
    sitting: async (fields: New<'sittings'> = {}) => {
      await ctx.db
        .insertInto('settings')
        .values({ key: 'options', value: exampleOptions, updated_at: ctx.now() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      return row('sittings', {
        code: `s-${next()}`,
        centre: 'Test campus',
        mode: 'OFFLINE',
        sits_on: '2026-12-06',
        register_by: '2026-12-03',
        slot: '10:30 am – 12:30 pm',
        seats: 100,
        fee_paise: 99_00,
        classes: ['10th'],
        ...shown,
        ...fields,
      })
    },
    disclosure: (fields: New<'disclosures'> & { branch_id: number }) =>
      row('disclosures', { as_of: '2026-11-01', content: emptyDisclosure, ...shown, ...fields }),
    result: (fields: New<'results'> = {}) =>
      row('results', {
        year: 2026,
        counted_on: '2026-08-31',
        students_began: 0,
        students_finished: 0,
        students_left: 0,
        outcomes: [],
        by_course_and_branch: [],
        how_we_count: '',
        heading: '',
        intro: '',
        source: '',
        ...shown,
        ...fields,
      }),
  }
}
