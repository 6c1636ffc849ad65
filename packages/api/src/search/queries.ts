import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'

/** Only what a visitor could open anyway. Each list in the order of its own page. */
export const coursesAtBranches = (db: Db) =>
  db
    .selectFrom('course_branches')
    .innerJoin('courses', 'courses.id', 'course_branches.course_id')
    .innerJoin('branches', 'branches.id', 'course_branches.branch_id')
    .select([
      'courses.slug',
      'courses.name',
      'courses.class',
      'courses.short_description',
      'courses.description_text',
      'branches.slug as branch_slug',
      'branches.name as branch_name',
      'branches.city',
    ])
    .where('courses.is_active', '=', true)
    .where('course_branches.is_active', '=', true)
    .where('branches.is_active', '=', true)
    .orderBy('courses.position')
    .orderBy('courses.id')
    .orderBy('branches.position')
    .orderBy('branches.id')
    .execute()

export const openBranches = (db: Db) =>
  db
    .selectFrom('branches')
    .select(['slug', 'name', 'city', 'area', 'address', 'phone', 'email', 'office_hours'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const openTests = (db: Db) =>
  db
    .selectFrom('tests')
    .select(['slug', 'name', 'short_description', 'description_text'])
    .where('is_active', '=', true)
    .where('is_admission', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const publishedArticles = (db: Db, table: 'blogs' | 'expert_tips', now: Instant) =>
  db
    .selectFrom(table)
    .select(['slug', 'name', 'heading', 'category', 'author_name'])
    .select(['short_description', 'description_text', 'published_on'])
    .where('is_active', '=', true)
    .where('published_on', '<=', now)
    .orderBy('published_on', 'desc')
    .orderBy('id')
    .execute()

export const shownEvents = (db: Db) =>
  db
    .selectFrom('events')
    .select(['slug', 'name', 'heading', 'short_description', 'description_text', 'venue', 'event_date', 'ends_at'])
    .where('is_active', '=', true)
    .orderBy('event_date', 'desc')
    .orderBy('id')
    .execute()

export const shownFaqs = (db: Db) =>
  db
    .selectFrom('faqs')
    .select(['id', 'question', 'answer_text', 'category'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const shownLegalPages = (db: Db) =>
  db.selectFrom('legal_pages').select(['slug', 'page_name', 'description_text']).where('is_active', '=', true).execute()

export const shownAchieverCategories = (db: Db) =>
  db
    .selectFrom('achiever_categories')
    .select(['slug', 'name', 'heading', 'description'])
    .where('is_active', '=', true)
    .execute()

export const shownCampaigns = (db: Db) =>
  db
    .selectFrom('campaigns')
    .select(['slug', 'name', 'heading', 'short_description', 'description_text'])
    .where('is_active', '=', true)
    .execute()

export const seoDescriptions = (db: Db) =>
  db.selectFrom('seo_pages').select(['slug', 'meta_description', 'meta_keywords']).execute()

export const instituteRecord = (db: Db) =>
  db.selectFrom('settings').select('value').where('key', '=', 'institute').executeTakeFirst()
