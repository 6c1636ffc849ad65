import type { CourseClass } from '@northlight/contract/content'
import type { CourseShortView } from '@northlight/contract/content/courses'
import { coursePath } from '../../../platform/paths/paths.ts'
import type { EmblemName } from '../../../ui/art/emblem.tsx'
import { shownFee } from '../fees/shown-fee.ts'

/** A course in a list: what its row shows. */
export type CourseEntry = {
  slug: string
  name: string
  text: string
  length: string | null
  batchSize: number | null
  fee: string
  /** Where campuses differ: `from ₹34,000`, `Free at some campuses`. */
  feeWords: { before?: 'from'; after?: 'at some campuses' }
  emblem: EmblemName
  places: { label: string; to: string }[]
}

const bySubject: readonly [RegExp, EmblemName][] = [
  [/neet|biolog|medic/i, 'biology'],
  [/kcet|chemi|board/i, 'chemistry'],
  [/olympiad|circle|math/i, 'mathematics'],
]

const emblemOf = ({ name, mode, class: group }: Pick<CourseShortView, 'name' | 'mode' | 'class'>): EmblemName => {
  if (/residential/i.test(mode ?? '')) return 'residence'
  if (group === 'Online') return 'online'
  const found = bySubject.find(([words]) => words.test(name))?.[1]
  return found ?? (group === 'School (STD VIII to X)' ? 'school' : 'physics')
}

export const courseEntryOf = (course: CourseShortView): CourseEntry => ({
  slug: course.slug,
  name: course.name,
  text: course.short_description ?? '',
  length: course.duration,
  batchSize: course.batch_size,
  fee: course.fee_from_paise === null ? '' : shownFee(course.fee_from_paise),
  feeWords:
    course.branches.length < 2 ? {} : course.fee_from_paise === 0 ? { after: 'at some campuses' } : { before: 'from' },
  emblem: emblemOf(course),
  places: course.branches.map(({ name, slug }) => ({ label: name, to: coursePath(slug, course.slug) })),
})

export type CourseGroup = { title: CourseClass; courses: CourseEntry[] }

const order: readonly CourseClass[] = ['School (STD VIII to X)', 'Senior Secondary (XI, XII, PU)', 'Online']

/** By class, in the order of the menu. Classes without courses, and courses that no campus gives, are left out. */
export const groupCourses = (courses: readonly CourseShortView[]): CourseGroup[] =>
  order
    .map((title) => ({
      title,
      courses: courses.filter((course) => course.class === title && course.branches.length > 0).map(courseEntryOf),
    }))
    .filter(({ courses }) => courses.length > 0)
