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

/** One tree for the desktop menu and the drawer, with every page that can be there. */
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

type Content = { empty: readonly string[]; examination: string }

/** The tree without pages that have nothing to show; a group without any of its pages is no group. */
export const shownMenu = ({ empty, examination }: Content): readonly MenuItem[] =>
  menuTree.flatMap((item): MenuItem[] => {
    const links = shownLinks(item.children ?? [], { empty, examination })
    const isFed = item.feed !== undefined && !empty.includes(item.withoutScript ?? '')
    const isOwn = item.to !== undefined && !empty.includes(item.to)
    if (isFed) return [{ ...item, ...(item.children && { children: links }) }]
    if (isOwn) return [links.length > 0 ? { ...item, children: links } : { label: item.label, to: item.to }]
    // Without courses the menu names their pages one by one, as far as there are any.
    if (item.feed) return links
    return links.length > 0 ? [{ label: item.label, children: links }] : []
  })

/** Links without those to pages that have nothing to show; the examination has the name the institute gave it. */
export const shownLinks = (links: readonly MenuLink[], { empty, examination }: Content): MenuLink[] =>
  links
    .filter(({ to }) => !empty.includes(to))
    .map((link) => (link.to === pages.vrddhi.path && examination ? { ...link, label: examination } : link))

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
