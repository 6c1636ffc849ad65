import { allBranches } from '@northlight/contract/content'
import { branch, courseAtBranch, courses } from '@northlight/contract/content/courses'
import { indianDay } from '@northlight/contract/dates'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { implement } from '../../kernel/implement.ts'
import * as people from '../people/queries.ts'
import { toStaff, toTestimonial, withCategories } from '../people/views.ts'
import * as queries from './queries.ts'
import { toBranch, toBranchDetail, toCourse, toCourseBranch, toCourseShort } from './views.ts'

/** Who and what the page of a course at a branch shows besides the course itself. */
const shownAt = async (ctx: Ctx, courseBranchId: number) => {
  const achievers = await people.achieversOfCourseBranch(ctx.db, courseBranchId)
  const testimonials = await people.testimonialsOfCourseBranch(ctx.db, courseBranchId)
  const staffs = await people.staffOfCourseBranch(ctx.db, courseBranchId)
  return {
    achievers: achievers.map(await withCategories(ctx, achievers)),
    testimonials: testimonials.map((row) => toTestimonial(ctx, row)),
    staffs: staffs.map((row) => toStaff(ctx, row)),
  }
}

export const courseRoutes = [
  implement(courses, async (ctx) => {
    const rows = await queries.activeCourses(ctx.db)
    const places = Map.groupBy(await queries.placesOfCourses(ctx.db), (place) => place.course_id)
    const today = indianDay(ctx.now())
    return {
      message: 'Courses with the branches that give them.',
      course: rows.map((row) => toCourseShort(ctx, row, places.get(row.id) ?? [], today)),
    }
  }),

  implement(courseAtBranch, async (ctx, { params }) => {
    const branch = (await queries.activeBranch(ctx.db, params.branch_slug)) ?? fail('not_found')
    const course = (await queries.activeCourse(ctx.db, params.course_slug)) ?? fail('not_found')
    const place = (await queries.activeCourseBranch(ctx.db, course.id, branch.id)) ?? fail('not_found')
    const detail = toBranchDetail(place, await shownAt(ctx, place.id), indianDay(ctx.now()))
    const places = await queries.placesOfCourses(ctx.db, course.id)
    return {
      message: 'Course at this branch.',
      course: toCourse(ctx, course, detail, places),
      branch: toCourseBranch(branch),
    }
  }),

  implement(allBranches, async (ctx) => {
    const branches = await queries.activeBranches(ctx.db)
    const courses = Map.groupBy(await queries.activeCoursesByBranch(ctx.db), (course) => course.branch_id)
    return {
      message: 'Branches with their courses.',
      branch: branches.map((row) => toBranch(ctx, row, courses.get(row.id) ?? [])),
    }
  }),

  implement(branch, async (ctx, { params }) => {
    const row = (await queries.activeBranch(ctx.db, params.slug)) ?? fail('not_found')
    const courses = await queries.activeCoursesByBranch(ctx.db, row.id)
    return { message: 'Branch with its courses.', course: toBranch(ctx, row, courses) }
  }),
]
