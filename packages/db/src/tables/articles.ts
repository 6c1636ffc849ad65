import type { Instant } from '@northlight/contract/dates'
import type { Generated } from 'kysely'
import type { Description, Image, Meta, Stamps } from './content-parts.ts'

type Article = {
  id: Generated<number>
  name: string
  slug: string
  heading: string | null
  author_name: string | null
  category: string | null
  short_description: string | null
  reading_minutes: number
  is_active: Generated<boolean>
  is_popular: Generated<boolean>
  is_updated: Generated<boolean>
  /** Nobody sees it before this moment. */
  published_on: Instant
} & Description &
  Meta &
  Stamps

export type BlogTable = Article & Image
export type ExpertTipTable = Article

/** Typed by visitors: kept as typed, escaped when it leaves, shown only when approved. */
export type BlogCommentTable = {
  id: Generated<number>
  blog_id: number
  name: string
  email: string
  comment: string
  is_approved: Generated<boolean>
} & Stamps

export type ArticleTables = { blogs: BlogTable; blog_comments: BlogCommentTable; expert_tips: ExpertTipTable }
