import type { PageText, PageTextSlug } from '@northlight/contract/content/page-texts'
import type { Instant } from '@northlight/contract/dates'
import type { Db } from '../../database.ts'

/** Every page whose head staff can write, with its path. */
const seoPages = [
  ['home-page', 'Home', '/'],
  ['about-page', 'About us', '/about-us'],
  ['contact-page', 'Contact us', '/contact-us'],
  ['mission-vision-page', 'Mission and vision', '/mission-vision'],
  ['leadership-page', 'Leadership team and faculty', '/leadership-team'],
  ['testimonial-page', 'Testimonials', '/testimonial'],
  ['careers-page', 'Careers', '/careers'],
  ['blogs-page', 'Knowledge desk', '/knowledge-desk'],
  ['expert-tips-page', 'Expert tips', '/expert-tips'],
  ['events-page', 'Events', '/events'],
  ['faq-page', 'Frequently asked questions', '/faq'],
  ['gallery-page', 'Gallery', '/gallery'],
  ['day-scholar-page', '2-year programme', '/2-year-integrated-day-scholar-and-residential-program'],
  ['vrddhi-page', 'Talent examination', '/vrddhi'],
  ['vrddhi-syllabus-page', 'Talent examination: syllabus', '/vrddhi/syllabus'],
  ['puc-page', 'Admission to PU', '/admission/puc'],
  ['not-puc-page', 'Admission to Classes 8 to 10', '/admission/class-8-9-10'],
  ['admission-page', 'Admission', '/admission'],
  ['online-tests-page', 'Online tests', '/online-tests'],
] as const

/** Pages that begin with a heading of their own. */
const headings: [PageTextSlug, string][] = [
  ['gallery', 'Gallery'],
  ['careers', 'Careers'],
  ['contact', 'Contact us'],
  ['faq', 'Frequently asked questions'],
  ['events', 'Events'],
  ['testimonial', 'Testimonials'],
  ['knowledge-desk', 'Knowledge desk'],
  ['expert-tips', 'Expert tips'],
  ['online-tests', 'Online tests'],
  ['achievers', 'Achievers'],
]

const onlyHeading = (heading: string): PageText => ({
  heading,
  intro: [],
  quotes: [],
  cards: [],
  video: null,
  empty_text: null,
})

/** What the pages need to stand before the institute has written anything. */
export const addNeutralPages = async (db: Db, now: Instant): Promise<void> => {
  const stamps = { created_at: now, updated_at: now }
  await db
    .insertInto('seo_pages')
    .values(seoPages.map(([slug, page_name, path]) => ({ slug, page_name, path, ...stamps })))
    .execute()
  await db
    .insertInto('page_texts')
    .values(headings.map(([slug, name]) => ({ slug, page_name: name, content: onlyHeading(name), ...stamps })))
    .execute()
  const about = { title: 'About us', heading: 'About us', description: '', description_text: '', ...stamps }
  await db
    .insertInto('about_sections')
    .values([
      { page: 'home-page', ...about },
      { page: 'about-page', ...about },
    ])
    .execute()
  await db
    .insertInto('mission_vision')
    .values({ id: 1, ...stamps })
    .execute()
}
