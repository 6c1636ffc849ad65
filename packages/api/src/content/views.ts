import type { AchieverCategoryView, BranchView, CourseInBranchView, LegalPageView } from '@northlight/contract/content'
import { yearDayMonth } from '@northlight/contract/dates'
import type { Ctx } from '../kernel/context.ts'
import { imageUrl } from '../media/urls.ts'
import type * as queries from './queries.ts'

type Row<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number]

const shownStamps = (row: { created_at: string; updated_at: string }) => ({
  created_at: row.created_at,
  updated_at: row.updated_at,
  created: yearDayMonth(row.created_at),
  updated: yearDayMonth(row.updated_at),
})

const seo = (row: {
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  meta_scripts: string | null
}) => ({
  meta_title: row.meta_title,
  meta_description: row.meta_description,
  meta_keywords: row.meta_keywords,
  meta_scripts: row.meta_scripts,
})

/** The plain text, cut after 80 characters, for rows without a sentence of their own. */
export const shortened = (text: string | null): string | null => {
  if (text === null) return null
  const characters = [...text]
  return characters.length <= 80 ? text : `${characters.slice(0, 80).join('').trimEnd()}...`
}

export const toCourseInBranch = (ctx: Ctx, row: Row<typeof queries.activeCoursesByBranch>): CourseInBranchView => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  description: row.description,
  description_unfiltered: row.description_text,
  short_description: row.short_description ?? shortened(row.description_text),
  image_title: row.image_title,
  image_alt: row.image_alt,
  image: imageUrl(ctx, row.image, `course-${row.slug}`),
  class: row.class,
  is_active: row.is_active,
  ...seo(row),
  ...shownStamps(row),
})

export const toBranch = (
  ctx: Ctx,
  row: Row<typeof queries.activeBranches>,
  courses: Row<typeof queries.activeCoursesByBranch>[],
): BranchView => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  is_active: row.is_active,
  courses: courses.map((course) => toCourseInBranch(ctx, course)),
  city: row.city,
  modes: row.modes,
  short_description: row.short_description,
  image: imageUrl(ctx, row.image, `branch-${row.slug}`),
  image_alt: row.image_alt,
  ...shownStamps(row),
})

export const toAchieverCategory = (row: Row<typeof queries.activeAchieverCategories>): AchieverCategoryView => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  heading: row.heading,
  description: row.description,
  is_active: row.is_active,
  ...seo(row),
  created_at: row.created_at,
  updated_at: row.updated_at,
})

export const toLegalPage = (row: Row<typeof queries.activeLegalPages>): LegalPageView => ({
  id: row.id,
  heading: row.heading,
  description: row.description,
  description_unfiltered: row.description_text,
  slug: row.slug,
  page_name: row.page_name,
  is_active: row.is_active,
  ...seo(row),
  created_at: row.created_at,
  updated_at: row.updated_at,
})
