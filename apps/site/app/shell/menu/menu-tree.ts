import type { BranchView, CourseClass } from '@northlight/contract/content'
import { coursePath, type MenuLink } from '../../platform/paths/paths.ts'

export type MenuItem = {
  label: string
  /** The page of the item itself; items without one only open. */
  to?: string
  children?: readonly MenuLink[]
  /** Filled in the browser from a list of the API. */
  feed?: 'courses' | 'achievers'
  /** Where the item leads when nothing can be opened. */
  withoutScript?: string
}

/** One tree for the desktop menu and the drawer. */
export const menuTree: readonly MenuItem[] = [
  {
    label: 'About Us',
    to: '/about-us',
    children: [
      { label: 'Mission & Vision', to: '/mission-vision' },
      { label: 'Leadership Team & Faculty', to: '/leadership-team' },
      { label: 'Testimonial', to: '/testimonial' },
      { label: 'Careers', to: '/careers' },
      { label: 'Gallery', to: '/gallery' },
    ],
  },
  {
    label: 'Courses',
    feed: 'courses',
    withoutScript: '/#courses',
    children: [
      { label: 'Admission', to: '/admission' },
      { label: 'Fees and refunds', to: '/fees' },
      { label: 'Compare courses', to: '/compare' },
      {
        label: '2-year day scholar and residential programme',
        to: '/2-year-integrated-day-scholar-and-residential-program',
      },
    ],
  },
  { label: 'Achievers', feed: 'achievers', withoutScript: '/#achievers' },
  {
    label: 'Knowledge Desk',
    children: [
      { label: 'Blogs', to: '/knowledge-desk' },
      { label: 'Expert Tips', to: '/expert-tips' },
      { label: 'Online Tests', to: '/online-tests' },
      { label: 'Practice', to: '/practice' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Vrddhi', to: '/vrddhi' },
    ],
  },
  { label: 'Upcoming Events', to: '/events' },
  { label: 'Contact Us', to: '/contact-us' },
]

export const accountLinks: readonly MenuLink[] = [
  { label: 'Profile', to: '/profile' },
  { label: 'Course Enrolled', to: '/course-enrolled' },
  { label: 'Test Enrolled', to: '/test-enrolled' },
  { label: 'Practice', to: '/practice' },
]

/** What stands in the header beside both lists. */
export const singleLinks = { home: '/', search: '/search', signIn: '/auth/sign-in' }

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

/** `/events` is current on `/events` and `/events/open-house`, never on `/events-archive`. */
export const isWithin = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`)

export const isCurrent = (item: MenuItem, pathname: string): boolean => {
  const own = [item.to, ...(item.children ?? []).map(({ to }) => to)].filter((to) => to !== undefined)
  if (own.some((path) => isWithin(path, pathname))) return true
  if (item.feed === 'courses') return /^\/[^/]+\/courses\/[^/]+/.test(pathname)
  return item.feed === 'achievers' && pathname.startsWith('/achievers/')
}
