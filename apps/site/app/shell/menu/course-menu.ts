import type { BranchView, CourseClass } from '@northlight/contract/content'
import { coursePath, type MenuLink } from '../../platform/paths/paths.ts'

/** The groups in their order. A type and not the list itself: the menu must not carry the schemas. */
const classOrder: readonly CourseClass[] = ['School (STD VIII to X)', 'Senior Secondary (XI, XII, PU)', 'Online']

type MenuBranch = Pick<BranchView, 'name' | 'slug' | 'modes'> & {
  courses: readonly Pick<BranchView['courses'][number], 'name' | 'slug' | 'class'>[]
}
export type BranchMenu = {
  name: string
  slug: string
  modes: string
  groups: { title: CourseClass; links: MenuLink[] }[]
}

/** Day scholar and residential: `["Day scholar", "Residential"]` as one phrase. */
const modesPhrase = (modes: readonly string[]) =>
  modes.map((mode, i) => (i === 0 ? mode : mode.charAt(0).toLowerCase() + mode.slice(1))).join(' and ')

/** Branch × class. A group without courses is left out, and so is a branch without groups. */
export const courseMenu = (branches: readonly MenuBranch[]): BranchMenu[] =>
  branches
    .map(({ name, slug, modes, courses }) => ({
      name,
      slug,
      modes: modesPhrase(modes),
      groups: classOrder
        .map((title) => ({
          title,
          links: courses
            .filter((course) => course.class === title)
            .map((course) => ({ label: course.name, to: coursePath(slug, course.slug) })),
        }))
        .filter(({ links }) => links.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
