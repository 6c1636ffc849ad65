import type { WaitingPage } from '@northlight/contract/content/site-pages'
import { type Instant, indianDay } from '@northlight/contract/dates'
import { BillingSettings } from '@northlight/contract/settings'
import type { Db } from '@northlight/db/database'
import { openCoursePlaces } from '../courses/queries.ts'
import { activeAchieverCategories } from '../people/queries.ts'
import { activeProgrammes } from '../programmes/queries.ts'
import { allOpenJobs, missionAndVision } from './queries.ts'

const lists = ['management', 'staff', 'testimonials', 'gallery_items', 'faqs', 'tests', 'events'] as const
const dated = ['blogs', 'expert_tips'] as const

/** Pages with nothing to show. A page of a programme that is not written answers 404; a list without entries is bare. */
export const emptyPages = async (db: Db, now: Instant) => {
  // One statement for all lists: whether each has anything to show.
  const [there, mission, jobs] = await Promise.all([
    db
      .selectNoFrom(({ exists, selectFrom }) => [
        ...lists.map((table) => exists(selectFrom(table).select('id').where('is_active', '=', true)).as(table)),
        ...dated.map((table) =>
          exists(selectFrom(table).select('id').where('is_active', '=', true).where('published_on', '<=', now)).as(
            table,
          ),
        ),
      ])
      .executeTakeFirstOrThrow(),
    missionAndVision(db).then((row) => Boolean(row?.mission || row?.vision)),
    allOpenJobs(db, indianDay(now)).then((rows) => rows.length > 0),
  ])
  const has = (table: (typeof lists)[number] | (typeof dated)[number]) => Boolean(there[table])
  const [legal, billing] = await Promise.all([
    db.selectFrom('legal_pages').select('slug').where('is_active', '=', true).execute(),
    db.selectFrom('settings').select('value').where('key', '=', 'billing').executeTakeFirst(),
  ])
  const [places, programmes, achievers] = await Promise.all([
    openCoursePlaces(db),
    activeProgrammes(db),
    activeAchieverCategories(db),
  ])
  const written = (slug: string) => programmes.some((one) => one.slug === slug)
  const isThere: Record<WaitingPage, boolean> = {
    '/mission-vision': mission,
    '/leadership-team': has('management') || has('staff'),
    '/testimonial': has('testimonials'),
    '/careers': jobs,
    '/gallery': has('gallery_items'),
    '/knowledge-desk': has('blogs'),
    '/expert-tips': has('expert_tips'),
    '/faq': has('faqs'),
    '/events': has('events'),
    '/online-tests': has('tests'),
    '/practice': has('tests'),
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
    '/#achievers': achievers.length > 0,
  }
  const examination = programmes.find(({ slug }) => slug === 'vrddhi')?.content as { name?: string } | undefined
  return {
    empty: (Object.keys(isThere) as WaitingPage[]).filter((path) => !isThere[path]),
    examination: examination?.name || null,
    charges_gst: Boolean(BillingSettings.safeParse(billing?.value).data?.gstin),
  }
}
