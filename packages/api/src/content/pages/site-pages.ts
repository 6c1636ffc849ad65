import type { WaitingPage } from '@northlight/contract/content/site-pages'
import { type Instant, indianDay } from '@northlight/contract/dates'
import { BillingSettings } from '@northlight/contract/settings'
import type { Db } from '@northlight/db/database'
import { openCoursePlaces } from '../courses/queries.ts'
import { activeAchieverCategories } from '../people/queries.ts'
import { activeProgrammes } from '../programmes/queries.ts'
import { allOpenJobs, missionAndVision } from './queries.ts'

type Listed = 'management' | 'staff' | 'testimonials' | 'gallery_items' | 'faqs' | 'tests' | 'events'

/** Pages with nothing to show. A page of a programme that is not written answers 404; a list without entries is bare. */
export const emptyPages = async (db: Db, now: Instant) => {
  const has = async (table: Listed) =>
    (await db.selectFrom(table).select('id').where('is_active', '=', true).limit(1).executeTakeFirst()) !== undefined
  const hasPublished = async (table: 'blogs' | 'expert_tips') =>
    (await db
      .selectFrom(table)
      .select('id')
      .where('is_active', '=', true)
      .where('published_on', '<=', now)
      .limit(1)
      .executeTakeFirst()) !== undefined
  const [mission, people, tutors, voices, jobs, pictures, articles, tips, questions, events, tests] = await Promise.all(
    [
      missionAndVision(db).then((row) => Boolean(row?.mission || row?.vision)),
      has('management'),
      has('staff'),
      has('testimonials'),
      allOpenJobs(db, indianDay(now)).then((rows) => rows.length > 0),
      has('gallery_items'),
      hasPublished('blogs'),
      hasPublished('expert_tips'),
      has('faqs'),
      has('events'),
      has('tests'),
    ],
  )
  const [legal, billing] = await Promise.all([
    db.selectFrom('legal_pages').select('slug').where('is_active', '=', true).execute(),
    db.selectFrom('settings').select('value').where('key', '=', 'billing').executeTakeFirst(),
  ])
  const [places, programmes, lists] = await Promise.all([
    openCoursePlaces(db),
    activeProgrammes(db),
    activeAchieverCategories(db),
  ])
  const written = (slug: string) => programmes.some((one) => one.slug === slug)
  const isThere: Record<WaitingPage, boolean> = {
    '/mission-vision': mission,
    '/leadership-team': people || tutors,
    '/testimonial': voices,
    '/careers': jobs,
    '/gallery': pictures,
    '/knowledge-desk': articles,
    '/expert-tips': tips,
    '/faq': questions,
    '/events': events,
    '/online-tests': tests,
    '/practice': tests,
    '/fees': places.length > 0,
    '/compare': places.length > 1,
    '/admission': written('admission'),
    '/admission/register': written('admission'),
    '/2-year-integrated-day-scholar-and-residential-program': written('two-year-programme'),
    '/vrddhi': written('vrddhi'),
    '/vrddhi/syllabus': written('vrddhi'),
    '/legal/privacy-policy': legal.some(({ slug }) => slug === 'privacy-policy'),
    '/legal/terms-of-use': legal.some(({ slug }) => slug === 'terms-of-use'),
    '/#courses': places.length > 0,
    '/#achievers': lists.length > 0,
  }
  const examination = programmes.find(({ slug }) => slug === 'vrddhi')?.content as { name?: string } | undefined
  return {
    empty: (Object.keys(isThere) as WaitingPage[]).filter((path) => !isThere[path]),
    examination: examination?.name || null,
    charges_gst: Boolean(BillingSettings.safeParse(billing?.value).data?.gstin),
  }
}
