import { z } from 'zod'
import { courseClasses } from './content/course-classes.ts'
import { message, seoFields, shownStamps, stamps, tag, words } from './content/parts.ts'
import { endpoint } from './endpoint.ts'

export type { CourseClass } from './content/course-classes.ts'

export const CourseInBranchView = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  description: words,
  description_unfiltered: words,
  short_description: words,
  image_title: words,
  image_alt: words,
  image: z.url(),
  class: z.enum(courseClasses),
  is_active: z.boolean(),
  ...seoFields,
  ...stamps,
  ...shownStamps,
})
export type CourseInBranchView = z.output<typeof CourseInBranchView>

/** A span of days with its hours; without hours it is closed. */
const OpeningHours = z.object({
  days: z.string(),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  note: words,
})

/** Ours: where a branch is and when somebody is there. */
export const BranchContactFields = {
  city: z.string(),
  area: words,
  modes: z.array(z.string()),
  address: words,
  phone: words,
  email: words,
  office_hours: words,
  opening_hours: z.array(OpeningHours),
  map_url: words,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
} as const

export const BranchView = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  is_active: z.boolean(),
  courses: z.array(CourseInBranchView),
  ...BranchContactFields,
  /** Ours: what the menu and the campus cards say about a branch. */
  short_description: words,
  image: z.url(),
  image_alt: words,
  since: z.number().int().nullable(),
  facilities: z.object({ day: z.array(z.string()), residential: z.array(z.string()) }),
  head: z.object({ name: z.string(), slug: z.string(), designation: words }).nullable(),
  ...stamps,
  ...shownStamps,
})
export type BranchView = z.output<typeof BranchView>

export const allBranches = endpoint({
  method: 'get',
  path: '/branch/all',
  summary: 'Every open branch with the courses it offers',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, branch: z.array(BranchView) }),
})

export const AchieverCategoryView = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  heading: words,
  description: words,
  is_active: z.boolean(),
  ...seoFields,
  ...stamps,
})
export type AchieverCategoryView = z.output<typeof AchieverCategoryView>

export const achieverCategories = endpoint({
  method: 'get',
  path: '/achiever/category',
  summary: 'Every category of achievers; the key is spelt as older clients read it',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, achiverCategory: z.array(AchieverCategoryView) }),
})

export const LegalPageView = z.object({
  id: z.number().int(),
  heading: z.string(),
  description: words,
  description_unfiltered: words,
  slug: z.string(),
  page_name: z.string(),
  is_active: z.boolean(),
  ...seoFields,
  ...stamps,
})
export type LegalPageView = z.output<typeof LegalPageView>

export const legalPages = endpoint({
  method: 'get',
  path: '/legal',
  summary: 'Every legal page, with its text',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, legal: z.array(LegalPageView) }),
})

export const WebsiteDetailView = z.object({
  id: z.number().int(),
  email: words,
  phone: words,
  address: words,
  facebook: words,
  linkedin: words,
  instagram: words,
  youtube: words,
  website_logo_alt: words,
  website_logo_title: words,
  website_name: words,
  website_logo: z.url(),
  website_footer_logo: z.url(),
  website_favicon: z.url(),
  /** Ours: the rest of what the shell shows. */
  twitter: words,
  phone_2: words,
  phone_label: words,
  phone_2_label: words,
  whatsapp: words,
  map_url: words,
  website_short_name: z.string(),
  tagline: words,
  footer_line: words,
  newsletter_line: words,
  colours: z.object({ night: z.string(), gold: z.string() }),
  /** How the product draws where the institute has no picture: plain lines, or the sky of the demo. */
  motif: z.enum(['plain', 'stars']),
  ...stamps,
})
export type WebsiteDetailView = z.output<typeof WebsiteDetailView>

export const websiteDetail = endpoint({
  method: 'get',
  path: '/website-detail',
  summary: 'Name, contact and social addresses of the institute',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, general: WebsiteDetailView }),
})
