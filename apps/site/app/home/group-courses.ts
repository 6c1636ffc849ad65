import type { BranchView, CourseClass } from '@northlight/contract/content'
import { coursePath } from '../shell/menu-tree.ts'

export type CourseRow = { name: string; text: string; places: { label: string; to: string }[] }
export type CourseGroup = { title: CourseClass; courses: CourseRow[] }

type Branches = readonly (Pick<BranchView, 'name' | 'slug'> & {
  courses: readonly Pick<BranchView['courses'][number], 'name' | 'slug' | 'class' | 'short_description'>[]
})[]

const order: readonly CourseClass[] = ['School (STD VIII to X)', 'Senior Secondary (XI, XII, PU)', 'Online']

/** The same course at several branches is one row with several places. Classes without courses are left out. */
export const groupCourses = (branches: Branches): CourseGroup[] => {
  const groups = new Map<CourseClass, Map<string, CourseRow>>(order.map((title) => [title, new Map()]))
  for (const branch of branches)
    for (const course of branch.courses) {
      const rows = groups.get(course.class)
      if (!rows) continue
      const row = rows.get(course.slug) ?? { name: course.name, text: course.short_description ?? '', places: [] }
      row.places.push({ label: branch.name, to: coursePath(branch.slug, course.slug) })
      rows.set(course.slug, row)
    }
  return [...groups]
    .map(([title, rows]) => ({ title, courses: [...rows.values()] }))
    .filter(({ courses }) => courses.length > 0)
}
