import type { Db } from '@northlight/db/database'

export const activeBranches = (db: Db) =>
  db.selectFrom('branches').selectAll().where('is_active', '=', true).orderBy('position').orderBy('id').execute()

/** Courses a visitor can open: the course, its place at the branch and the branch itself must all be active. */
export const activeCoursesByBranch = (db: Db) =>
  db
    .selectFrom('courses')
    .innerJoin('course_branches', 'course_branches.course_id', 'courses.id')
    .innerJoin('branches', 'branches.id', 'course_branches.branch_id')
    .selectAll('courses')
    .select('course_branches.branch_id')
    .where('courses.is_active', '=', true)
    .where('course_branches.is_active', '=', true)
    .where('branches.is_active', '=', true)
    .orderBy('courses.position')
    .orderBy('courses.id')
    .execute()

export const activeAchieverCategories = (db: Db) =>
  db
    .selectFrom('achiever_categories')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const activeLegalPages = (db: Db) =>
  db.selectFrom('legal_pages').selectAll().where('is_active', '=', true).orderBy('position').orderBy('id').execute()
