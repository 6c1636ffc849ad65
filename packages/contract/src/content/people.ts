import { z } from 'zod'
import { AchieverCategoryView } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { listOf } from '../lists.ts'
import { contentList, id, message, named, pictureFields, Ref, stamps, tag, words } from './parts.ts'

/** Ours: what the law asks to be published about everyone who teaches. */
const teaching = {
  slug: z.string(),
  subject: words,
  experience_years: z.number().int().nullable(),
  branch: Ref.nullable(),
  is_teaching: z.boolean(),
} as const

export const ManagementView = z.object({
  id,
  name: z.string(),
  designation: words,
  qualification: words,
  description: words,
  description_unfiltered: words,
  ...pictureFields,
  is_active: z.boolean(),
  ...teaching,
  ...stamps,
})
export type ManagementView = z.output<typeof ManagementView>

export const management = endpoint({
  method: 'get',
  path: '/team-member/management',
  summary: 'Who leads the institute',
  tag,
  cachedUntil: 'content',
  reply: z.object({ data: z.array(ManagementView) }),
})

/** `description` is plain text. */
export const StaffView = z.object({
  id,
  name: z.string(),
  designation: words,
  qualification: words,
  description: words,
  ...pictureFields,
  is_active: z.boolean(),
  ...teaching,
  ...stamps,
})
export type StaffView = z.output<typeof StaffView>

export const staff = endpoint({
  method: 'get',
  path: '/team-member/staff',
  summary: 'Tutors and staff, newest first',
  tag,
  cachedUntil: 'content',
  query: contentList({ filters: { branch: named, subject: named } }),
  reply: listOf(StaffView),
})

export const achieverCategory = endpoint({
  method: 'get',
  path: '/achiever/category/{slug}',
  summary: 'One category of achievers',
  tag,
  cachedUntil: 'content',
  params: z.object({ slug }),
  reply: z.object({ message, achiverCategory: AchieverCategoryView }),
  example: { params: { slug: 'neet' } },
})

export const AchieverView = z.object({
  id,
  name: z.string(),
  rank: words,
  college: words,
  image: z.url(),
  image_alt: words,
  image_title: words,
  is_active: z.boolean(),
  categories: z.array(AchieverCategoryView),
  /** Ours: nobody is shown without the course, its length, who paid and written consent. */
  slug: z.string(),
  exam: words,
  year: z.number().int().nullable(),
  course_name: words,
  course_slug: words,
  branch: Ref.nullable(),
  duration: words,
  is_paid: z.boolean(),
  fee_note: words,
  statement: z.string(),
  quote: words,
  ...stamps,
})
export type AchieverView = z.output<typeof AchieverView>

export const achievers = endpoint({
  method: 'get',
  path: '/achiever/student',
  summary: 'Achievers who agreed to be shown, best rank first and those who only qualified last',
  tag,
  cachedUntil: 'content',
  query: contentList({ filters: { has_categories: named } }),
  reply: listOf(AchieverView),
})

export const TestimonialView = z.object({
  id,
  name: z.string(),
  designation: words,
  star: z.number().int().nullable(),
  message: words,
  image: z.url(),
  image_alt: words,
  image_title: words,
  is_active: z.boolean(),
  /** Ours */
  course: Ref.nullable(),
  branch: Ref.nullable(),
  achiever: Ref.nullable(),
  statement: z.string(),
  ...stamps,
})
export type TestimonialView = z.output<typeof TestimonialView>

export const testimonials = endpoint({
  method: 'get',
  path: '/testimonial',
  summary: 'What families say, newest first',
  tag,
  cachedUntil: 'content',
  query: contentList(),
  reply: listOf(TestimonialView),
})
