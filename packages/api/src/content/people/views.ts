import type { AchieverCategoryView } from '@northlight/contract/content'
import type { AchieverView, ManagementView, StaffView, TestimonialView } from '@northlight/contract/content/people'
import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { picture, type Row, ref, seo, stamps } from '../view-parts.ts'
import * as queries from './queries.ts'

type AtBranch = { branch_name: string | null; branch_slug: string | null }

const teaching = (row: Selectable<Tables['staff'] | Tables['management']> & AtBranch) => ({
  slug: row.slug,
  subject: row.subject,
  experience_years: row.experience_years,
  branch: ref(row.branch_name, row.branch_slug),
  is_teaching: row.is_teaching,
})

export const toManagement = (ctx: Ctx, row: Row<typeof queries.activeManagement>): ManagementView => ({
  id: row.id,
  name: row.name,
  designation: row.designation,
  qualification: row.qualification,
  description: row.description,
  description_unfiltered: row.description_text,
  ...picture(ctx, row, `person-${row.slug}`),
  is_active: row.is_active,
  ...teaching(row),
  ...stamps(row),
})

export const toStaff = (ctx: Ctx, row: Selectable<Tables['staff']> & AtBranch): StaffView => ({
  id: row.id,
  name: row.name,
  designation: row.designation,
  qualification: row.qualification,
  description: row.description,
  ...picture(ctx, row, `person-${row.slug}`),
  is_active: row.is_active,
  ...teaching(row),
  ...stamps(row),
})

export const toAchieverCategory = (row: Selectable<Tables['achiever_categories']>): AchieverCategoryView => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  heading: row.heading,
  description: row.description,
  is_active: row.is_active,
  ...seo(row),
  ...stamps(row),
})

type AchieverRow = Selectable<Tables['achievers']> & AtBranch & { course_slug: string | null }

/** The sentence the law asks for: which course, how long, who paid, and that the person agreed. */
const achieverStatement = (row: AchieverRow): string => {
  const studied = [row.course_name, row.branch_name, row.duration].filter(Boolean).join(', ')
  return [studied, row.fee_note, 'Shown with written consent']
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}

const toAchiever = (ctx: Ctx, row: AchieverRow, categories: AchieverCategoryView[]): AchieverView => ({
  id: row.id,
  name: row.name,
  rank: row.rank,
  college: row.college,
  ...picture(ctx, row, `achiever-${row.slug}`),
  is_active: row.is_active,
  categories,
  slug: row.slug,
  exam: row.exam,
  year: row.year,
  course_name: row.course_name,
  course_slug: row.course_slug,
  branch: ref(row.branch_name, row.branch_slug),
  duration: row.duration,
  is_paid: row.is_paid,
  fee_note: row.fee_note,
  statement: achieverStatement(row),
  quote: row.quote,
  ...stamps(row),
})

/** Achievers with their categories, which are read for all of them at once. */
export const withCategories = async <Row extends AchieverRow>(ctx: Ctx, rows: Row[]) => {
  const found = await queries.categoriesOfAchievers(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const categories = Map.groupBy(found, (category) => category.achiever_id)
  return (row: Row) => toAchiever(ctx, row, (categories.get(row.id) ?? []).map(toAchieverCategory))
}

type TestimonialRow = Selectable<Tables['testimonials']> &
  AtBranch & {
    course_name: string | null
    course_slug: string | null
    achiever_name: string | null
    achiever_slug: string | null
  }

export const toTestimonial = (ctx: Ctx, row: TestimonialRow): TestimonialView => ({
  id: row.id,
  name: row.name,
  designation: row.designation,
  star: row.star,
  message: row.message,
  ...picture(ctx, row, `testimonial-${row.id}-${row.name}`),
  is_active: row.is_active,
  course: ref(row.course_name, row.course_slug),
  branch: ref(row.branch_name, row.branch_slug),
  achiever: ref(row.achiever_name, row.achiever_slug),
  statement: 'Shown with written consent.',
  ...stamps(row),
})
