import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/search'
import { sql } from 'kysely'
import { type ListCall, pageOf, searched, slugKey } from '../../kernel/paging.ts'

type Searched = ListCall['query'] & { filter: { search?: string } }

/** Left joins bring the names of branches and courses that are open; a closed one is simply not named. */
const managers = (db: Db) =>
  db
    .selectFrom('management')
    .leftJoin('branches', (join) =>
      join.onRef('branches.id', '=', 'management.branch_id').on('branches.is_active', '=', true),
    )
    .where('management.is_active', '=', true)

export const activeManagement = (db: Db) =>
  managers(db)
    .selectAll('management')
    .select(['branches.name as branch_name', 'branches.slug as branch_slug'])
    .orderBy('management.position')
    .orderBy('management.id')
    .execute()

const tutors = (db: Db) =>
  db
    .selectFrom('staff')
    .leftJoin('branches', (join) =>
      join.onRef('branches.id', '=', 'staff.branch_id').on('branches.is_active', '=', true),
    )
    .where('staff.is_active', '=', true)

export const staffPage = (
  db: Db,
  query: ListCall['query'] & { filter: { search?: string; branch?: string; subject?: string } },
) => {
  const { search, branch, subject } = query.filter
  const filtered = tutors(db)
    .$if(branch !== undefined, (q) => q.where('branches.slug', '=', slugKey(branch ?? '')))
    .$if(subject !== undefined, (q) => q.where('staff.subject', '=', subject ?? ''))
    .$if(search !== undefined, (q) => q.where(searched(['staff.name', 'staff.designation'], search ?? '')))
  return pageOf(filtered, query, (q) =>
    q
      .selectAll('staff')
      .select(['branches.name as branch_name', 'branches.slug as branch_slug'])
      .orderBy('staff.created_at', 'desc')
      .orderBy('staff.id', 'desc'),
  )
}

/** Who teaches a course at a branch, in the order chosen for that page. */
export const staffOfCourseBranch = (db: Db, courseBranchId: number) =>
  tutors(db)
    .innerJoin('course_branch_staff', 'course_branch_staff.staff_id', 'staff.id')
    .selectAll('staff')
    .select(['branches.name as branch_name', 'branches.slug as branch_slug'])
    .where('course_branch_staff.course_branch_id', '=', courseBranchId)
    .orderBy('course_branch_staff.position')
    .orderBy('course_branch_staff.id')
    .execute()

/** People who are shown, by slug, for quotations and registers; a manager comes before a tutor of the same slug. */
export const shownPeople = async (db: Db, slugs: string[]) => {
  if (slugs.length === 0) return []
  const columns = ['slug', 'name', 'designation', 'image', 'image_alt'] as const
  return db
    .selectFrom('management')
    .select(columns)
    .where('is_active', '=', true)
    .where('slug', 'in', slugs)
    .unionAll(db.selectFrom('staff').select(columns).where('is_active', '=', true).where('slug', 'in', slugs))
    .execute()
}

const achieversShown = (db: Db) =>
  db
    .selectFrom('achievers')
    .leftJoin('branches', (join) =>
      join.onRef('branches.id', '=', 'achievers.branch_id').on('branches.is_active', '=', true),
    )
    .leftJoin('courses', (join) =>
      join.onRef('courses.id', '=', 'achievers.course_id').on('courses.is_active', '=', true),
    )
    .where('achievers.is_active', '=', true)

const withPlaces = [
  'branches.name as branch_name',
  'branches.slug as branch_slug',
  'courses.slug as course_slug',
] as const

/**
 * In the order staff chose; otherwise the shortest rank first (2 before 10, numbers before words), those without one
 * at the front and those who only qualified at the end.
 */
export const achieverPage = (
  db: Db,
  query: ListCall['query'] & { filter: { search?: string; has_categories?: string } },
) => {
  const { search, has_categories } = query.filter
  const inCategory = (slug: string) =>
    db
      .selectFrom('achiever_category_links as links')
      .innerJoin('achiever_categories as categories', 'categories.id', 'links.category_id')
      .select('links.achiever_id')
      .where('categories.slug', '=', slugKey(slug))
      .where('categories.is_active', '=', true)
  const filtered = achieversShown(db)
    .$if(has_categories !== undefined, (q) => q.where('achievers.id', 'in', inCategory(has_categories ?? '')))
    .$if(search !== undefined, (q) =>
      q.where(searched(['achievers.name', 'achievers.rank', 'achievers.college'], search ?? '')),
    )
  return pageOf(filtered, query, (q) =>
    q
      .selectAll('achievers')
      .select(withPlaces)
      .orderBy('achievers.position')
      .orderBy(sql`case when ${fold('achievers.rank')} like 'qualified%' then 1 else 0 end`)
      .orderBy(sql`coalesce(length(achievers.rank), 0)`)
      .orderBy('achievers.rank')
      .orderBy('achievers.id'),
  )
}

export const achieversOfCourseBranch = (db: Db, courseBranchId: number) =>
  achieversShown(db)
    .innerJoin('course_branch_achievers as links', 'links.achiever_id', 'achievers.id')
    .selectAll('achievers')
    .select(withPlaces)
    .where('links.course_branch_id', '=', courseBranchId)
    .orderBy('links.position')
    .orderBy('links.id')
    .execute()

export const achieversOfCampaigns = (db: Db, campaignIds: number[]) =>
  achieversShown(db)
    .innerJoin('campaign_achievers as links', 'links.achiever_id', 'achievers.id')
    .selectAll('achievers')
    .select([...withPlaces, 'links.campaign_id'])
    .where('links.campaign_id', 'in', campaignIds)
    .orderBy('links.position')
    .orderBy('links.id')
    .execute()

/** Every open category of some achievers, in one statement. */
export const categoriesOfAchievers = async (db: Db, achieverIds: number[]) => {
  if (achieverIds.length === 0) return []
  return db
    .selectFrom('achiever_category_links as links')
    .innerJoin('achiever_categories', 'achiever_categories.id', 'links.category_id')
    .selectAll('achiever_categories')
    .select('links.achiever_id')
    .where('links.achiever_id', 'in', achieverIds)
    .where('achiever_categories.is_active', '=', true)
    .orderBy('links.position')
    .orderBy('links.id')
    .execute()
}

export const activeAchieverCategories = (db: Db) =>
  db
    .selectFrom('achiever_categories')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const activeAchieverCategory = (db: Db, slug: string) =>
  db
    .selectFrom('achiever_categories')
    .selectAll()
    .where('is_active', '=', true)
    .where('slug', '=', slugKey(slug))
    .executeTakeFirst()

const testimonialsShown = (db: Db) =>
  db
    .selectFrom('testimonials')
    .leftJoin('branches', (join) =>
      join.onRef('branches.id', '=', 'testimonials.branch_id').on('branches.is_active', '=', true),
    )
    .leftJoin('courses', (join) =>
      join.onRef('courses.id', '=', 'testimonials.course_id').on('courses.is_active', '=', true),
    )
    .leftJoin('achievers', (join) =>
      join.onRef('achievers.id', '=', 'testimonials.achiever_id').on('achievers.is_active', '=', true),
    )
    .where('testimonials.is_active', '=', true)

const whoAndWhere = [
  'branches.name as branch_name',
  'branches.slug as branch_slug',
  'courses.name as course_name',
  'courses.slug as course_slug',
  'achievers.name as achiever_name',
  'achievers.slug as achiever_slug',
] as const

export const testimonialPage = (db: Db, query: Searched) => {
  const { search } = query.filter
  const stars = sql<string | null>`cast(testimonials.star as text)`
  const columns = ['testimonials.name', 'testimonials.designation', stars, 'testimonials.message']
  const filtered = testimonialsShown(db).$if(search !== undefined, (q) => q.where(searched(columns, search ?? '')))
  return pageOf(filtered, query, (q) =>
    q
      .selectAll('testimonials')
      .select(whoAndWhere)
      .orderBy('testimonials.created_at', 'desc')
      .orderBy('testimonials.id', 'desc'),
  )
}

export const testimonialsOfCourseBranch = (db: Db, courseBranchId: number) =>
  testimonialsShown(db)
    .innerJoin('course_branch_testimonials as links', 'links.testimonial_id', 'testimonials.id')
    .selectAll('testimonials')
    .select(whoAndWhere)
    .where('links.course_branch_id', '=', courseBranchId)
    .orderBy('links.position')
    .orderBy('links.id')
    .execute()

export const testimonialsOfCampaigns = (db: Db, campaignIds: number[]) =>
  testimonialsShown(db)
    .innerJoin('campaign_testimonials as links', 'links.testimonial_id', 'testimonials.id')
    .selectAll('testimonials')
    .select([...whoAndWhere, 'links.campaign_id'])
    .where('links.campaign_id', 'in', campaignIds)
    .orderBy('links.position')
    .orderBy('links.id')
    .execute()
