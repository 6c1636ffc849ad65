import type { Db } from '@northlight/db/database'
import { slugKey } from '../../kernel/paging.ts'

/** A branch with the person who leads it, if they are shown. */
const branchesShown = (db: Db) =>
  db
    .selectFrom('branches')
    .leftJoin('management as heads', (join) =>
      join.onRef('heads.id', '=', 'branches.head_id').on('heads.is_active', '=', true),
    )
    .selectAll('branches')
    .select(['heads.name as head_name', 'heads.slug as head_slug', 'heads.designation as head_designation'])
    .where('branches.is_active', '=', true)

export const activeBranches = (db: Db) =>
  branchesShown(db).orderBy('branches.position').orderBy('branches.id').execute()

export const activeBranch = (db: Db, slug: string) =>
  branchesShown(db).where('branches.slug', '=', slugKey(slug)).executeTakeFirst()

/** Courses a visitor can open: the course, its place at the branch and the branch itself must all be active. */
const openPlaces = (db: Db) =>
  db
    .selectFrom('course_branches')
    .innerJoin('courses', 'courses.id', 'course_branches.course_id')
    .innerJoin('branches', 'branches.id', 'course_branches.branch_id')
    .where('courses.is_active', '=', true)
    .where('course_branches.is_active', '=', true)
    .where('branches.is_active', '=', true)

export const activeCoursesByBranch = (db: Db, branchId?: number) =>
  openPlaces(db)
    .selectAll('courses')
    .select(['course_branches.branch_id', 'course_branches.updated_at as place_updated_at'])
    .$if(branchId !== undefined, (q) => q.where('branches.id', '=', branchId ?? 0))
    .orderBy('courses.position')
    .orderBy('courses.id')
    .execute()

export const activeCourses = (db: Db) =>
  db.selectFrom('courses').selectAll().where('is_active', '=', true).orderBy('position').orderBy('id').execute()

/** Where courses are given, with what they cost there. */
export const placesOfCourses = (db: Db, courseId?: number) =>
  openPlaces(db)
    .selectAll('branches')
    .select([
      'course_branches.course_id',
      'course_branches.amount_paise',
      'course_branches.discount_percent',
      'course_branches.discount_until',
    ])
    .$if(courseId !== undefined, (q) => q.where('courses.id', '=', courseId ?? 0))
    .orderBy('branches.position')
    .orderBy('branches.id')
    .execute()

export const activeCourse = (db: Db, slug: string) =>
  db
    .selectFrom('courses')
    .selectAll()
    .where('is_active', '=', true)
    .where('slug', '=', slugKey(slug))
    .executeTakeFirst()

export const activeCourseBranch = (db: Db, courseId: number, branchId: number) =>
  db
    .selectFrom('course_branches')
    .selectAll()
    .where('is_active', '=', true)
    .where('course_id', '=', courseId)
    .where('branch_id', '=', branchId)
    .executeTakeFirst()

export const isOpenPlace = async (db: Db, id: number): Promise<boolean> =>
  (await openPlaces(db).select('course_branches.id').where('course_branches.id', '=', id).executeTakeFirst()) !==
  undefined

/** Facts of every open place, for tables that compare courses or branches. */
export const openCoursePlaces = (db: Db) =>
  openPlaces(db)
    .selectAll('course_branches')
    .select([
      'courses.name as course_name',
      'courses.slug as course_slug',
      'courses.duration as course_duration',
      'branches.name as branch_name',
      'branches.slug as branch_slug',
    ])
    .orderBy('courses.position')
    .orderBy('courses.id')
    .orderBy('branches.position')
    .orderBy('branches.id')
    .execute()
