import type { Db } from '@northlight/db/database'
import { type ListCall, pageOf, searched, slugKey, sorted } from '../../kernel/paging.ts'

type Searched = ListCall['query'] & { filter: { search?: string } }

export const activeCounters = (db: Db) =>
  db.selectFrom('counters').selectAll().where('is_active', '=', true).orderBy('position').orderBy('id').execute()

export const featuresOfPage = (db: Db, page: string) =>
  db
    .selectFrom('features')
    .selectAll()
    .where('is_active', '=', true)
    .where('page', '=', slugKey(page))
    .orderBy('position')
    .orderBy('id')
    .execute()

export const aboutOfPage = (db: Db, page: string) =>
  db.selectFrom('about_sections').selectAll().where('page', '=', slugKey(page)).executeTakeFirst()

export const missionAndVision = (db: Db) => db.selectFrom('mission_vision').selectAll().executeTakeFirst()

export const activeBanners = (db: Db) =>
  db
    .selectFrom('home_banners')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

const galleryShown = (db: Db) =>
  db
    .selectFrom('gallery_items')
    .leftJoin('branches', (join) =>
      join.onRef('branches.id', '=', 'gallery_items.branch_id').on('branches.is_active', '=', true),
    )
    .where('gallery_items.is_active', '=', true)

export const galleryPage = (
  db: Db,
  query: ListCall['query'] & { filter: { search?: string; album?: string; branch?: string } },
) => {
  const { search, album, branch } = query.filter
  const columns = ['gallery_items.title', 'gallery_items.description']
  const filtered = galleryShown(db)
    .$if(album !== undefined, (q) => q.where('gallery_items.album', '=', album ?? ''))
    .$if(branch !== undefined, (q) => q.where('branches.slug', '=', slugKey(branch ?? '')))
    .$if(search !== undefined, (q) => q.where(searched(columns, search ?? '')))
  return pageOf(filtered, query, (q) =>
    q
      .selectAll('gallery_items')
      .select(['branches.name as branch_name', 'branches.slug as branch_slug'])
      .orderBy('gallery_items.created_at', 'desc')
      .orderBy('gallery_items.id', 'desc'),
  )
}

export const galleryAlbums = (db: Db) =>
  galleryShown(db)
    .select(({ fn }) => ['album as name', fn.countAll<number>().as('total')])
    .where('album', 'is not', null)
    .groupBy('album')
    .orderBy('album')
    .$narrowType<{ name: string }>()
    .execute()

export const activeLegalPages = (db: Db) =>
  db.selectFrom('legal_pages').selectAll().where('is_active', '=', true).orderBy('position').orderBy('id').execute()

export const activeLegalPage = (db: Db, slug: string) =>
  db
    .selectFrom('legal_pages')
    .selectAll()
    .where('is_active', '=', true)
    .where('slug', '=', slugKey(slug))
    .executeTakeFirst()

/** A post is shown from the day it is announced to the last day on which one can apply. */
export const openJobs = (db: Db, today: string) =>
  db
    .selectFrom('job_openings')
    .leftJoin('branches', (join) =>
      join.onRef('branches.id', '=', 'job_openings.branch_id').on('branches.is_active', '=', true),
    )
    .where('job_openings.is_active', '=', true)
    .where('job_openings.posted_on', '<=', today)
    .where(({ eb, or }) => or([eb('job_openings.closes_on', 'is', null), eb('job_openings.closes_on', '>=', today)]))

const jobPlace = ['branches.name as branch_name', 'branches.slug as branch_slug'] as const

export const jobPage = (db: Db, today: string, query: Searched) => {
  const { search } = query.filter
  const columns = ['job_openings.name', 'job_openings.description_text']
  const filtered = openJobs(db, today).$if(search !== undefined, (q) => q.where(searched(columns, search ?? '')))
  return pageOf(filtered, query, (q) =>
    sorted(q.selectAll('job_openings').select(jobPlace), query.sort, 'job_openings', (s) =>
      s.orderBy('job_openings.position').orderBy('job_openings.id'),
    ),
  )
}

export const allOpenJobs = (db: Db, today: string) =>
  openJobs(db, today)
    .selectAll('job_openings')
    .select(jobPlace)
    .orderBy('job_openings.position')
    .orderBy('job_openings.id')
    .execute()

const faqsShown = (db: Db) => db.selectFrom('faqs').where('faqs.is_active', '=', true)

export const faqPage = (db: Db, query: ListCall['query'] & { filter: { search?: string; category?: string } }) => {
  const { search, category } = query.filter
  const filtered = faqsShown(db)
    .$if(category !== undefined, (q) => q.where('faqs.category', '=', category ?? ''))
    .$if(search !== undefined, (q) => q.where(searched(['faqs.question', 'faqs.answer_text'], search ?? '')))
  return pageOf(filtered, query, (q) =>
    sorted(q.selectAll('faqs'), query.sort, 'faqs', (s) => s.orderBy('faqs.position').orderBy('faqs.id')),
  )
}

export const activeFaq = (db: Db, id: number) => faqsShown(db).selectAll().where('id', '=', id).executeTakeFirst()

/** In the order in which their first questions stand on the page. */
export const faqCategories = (db: Db) =>
  faqsShown(db)
    .select(({ fn }) => ['category as name', fn.countAll<number>().as('total')])
    .where('category', 'is not', null)
    .groupBy('category')
    .orderBy(({ fn }) => fn.min('position'))
    .orderBy('category')
    .$narrowType<{ name: string }>()
    .execute()

export const seoOfPage = (db: Db, slug: string) =>
  db.selectFrom('seo_pages').selectAll().where('slug', '=', slugKey(slug)).executeTakeFirst()
