import { pages } from '@northlight/contract/pages/pages'
import { pageLink } from '../../platform/paths/page-link.ts'
import type { MenuLink } from '../../platform/paths/paths.ts'
import { isWithin } from './is-within.ts'

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
    ...pageLink('about-us', 'About Us'),
    children: [
      pageLink('mission-vision', 'Mission & Vision'),
      pageLink('leadership-team', 'Leadership Team & Faculty'),
      pageLink('testimonial', 'Testimonial'),
      pageLink('careers'),
      pageLink('gallery'),
    ],
  },
  {
    label: 'Courses',
    feed: 'courses',
    withoutScript: '/#courses',
    children: [
      pageLink('admission'),
      pageLink('fees'),
      pageLink('compare'),
      pageLink('two-year-programme', '2-year day scholar and residential programme'),
    ],
  },
  { label: 'Achievers', feed: 'achievers', withoutScript: '/#achievers' },
  {
    label: 'Knowledge Desk',
    children: [
      pageLink('knowledge-desk', 'Blogs'),
      pageLink('expert-tips', 'Expert Tips'),
      pageLink('online-tests', 'Online Tests'),
      pageLink('practice', 'Practice'),
      pageLink('faq', 'FAQ'),
      pageLink('vrddhi'),
    ],
  },
  pageLink('events', 'Upcoming Events'),
  pageLink('contact-us', 'Contact Us'),
]

export const accountLinks: readonly MenuLink[] = [
  pageLink('profile', 'Profile'),
  pageLink('course-enrolled', 'Course Enrolled'),
  pageLink('test-enrolled', 'Test Enrolled'),
  pageLink('practice', 'Practice'),
]

/** What stands in the header beside both lists. */
export const singleLinks = { home: pages.home.path, search: pages.search.path, signIn: pages['sign-in'].path }

export const isCurrent = (item: MenuItem, pathname: string): boolean => {
  const own = [item.to, ...(item.children ?? []).map(({ to }) => to)].filter((to) => to !== undefined)
  if (own.some((path) => isWithin(path, pathname))) return true
  if (item.feed === 'courses') return /^\/[^/]+\/courses\/[^/]+/.test(pathname)
  return item.feed === 'achievers' && pathname.startsWith('/achievers/')
}
