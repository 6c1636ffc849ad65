import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, slug } from '../fields.ts'
import { listOf } from '../lists.ts'
import {
  choiceReply,
  contentList,
  descriptionFields,
  id,
  message,
  moment,
  named,
  pictureFields,
  seoFields,
  shownStamps,
  stamps,
  tag,
  words,
  yesOrNo,
} from './parts.ts'

const head = {
  id,
  name: z.string(),
  author_name: words,
  published: z.string(),
  published_on: moment,
  slug: z.string(),
  heading: words,
  ...descriptionFields,
} as const

const flags = { is_active: z.boolean(), is_popular: z.boolean(), is_updated: z.boolean() } as const

/** Ours: what it is about and how long it takes to read. */
const reading = { category: words, reading_minutes: z.number().int() } as const

export const ExpertTipView = z.object({
  ...head,
  ...flags,
  ...seoFields,
  ...reading,
  ...stamps,
  ...shownStamps,
})
export type ExpertTipView = z.output<typeof ExpertTipView>

export const BlogView = z.object({
  ...head,
  ...pictureFields,
  ...flags,
  ...seoFields,
  ...reading,
  ...stamps,
  ...shownStamps,
})
export type BlogView = z.output<typeof BlogView>

const articleList = contentList({
  filters: { is_popular: yesOrNo, category: named },
  sorts: ['id', 'name', 'published_on'],
})

export const blogs = endpoint({
  method: 'get',
  path: '/blog',
  summary: 'Published articles of the knowledge desk',
  tag,
  cachedUntil: 'content',
  query: articleList,
  reply: listOf(BlogView),
})

export const allBlogs = endpoint({
  method: 'get',
  path: '/blog/all',
  summary: 'Every published article, for site maps',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, blogs: z.array(BlogView) }),
})

export const blogCategories = endpoint({
  method: 'get',
  path: '/blog-category',
  summary: 'What articles are about, with how many there are',
  tag,
  cachedUntil: 'content',
  reply: choiceReply,
})

export const blog = endpoint({
  method: 'get',
  path: '/blog/{slug}',
  summary: 'One article, with the ones published just before and after it',
  tag,
  cachedUntil: 'content',
  params: z.object({ slug }),
  reply: z.object({ message, blog: BlogView, next_blog: BlogView.nullable(), prev_blog: BlogView.nullable() }),
  example: { params: { slug: 'how-negative-marking-works' } },
})

/** `name` and `comment` leave escaped: they are safe as HTML and only as HTML. The e-mail address never leaves. */
export const BlogCommentView = z.object({
  id,
  name: z.string(),
  email: z.literal(''),
  comment: words,
  comment_on: z.string(),
  ...stamps,
})
export type BlogCommentView = z.output<typeof BlogCommentView>

export const blogComments = endpoint({
  method: 'get',
  path: '/blog/comment/{blog_id}/paginate',
  summary: 'Approved comments on an article, newest first',
  tag,
  cachedUntil: 'content',
  params: z.object({ blog_id: idParam }),
  query: contentList(),
  reply: listOf(BlogCommentView),
  example: { params: { blog_id: '1' } },
})

export const expertTips = endpoint({
  method: 'get',
  path: '/expert-tip',
  summary: 'Published tips',
  tag,
  cachedUntil: 'content',
  query: articleList,
  reply: listOf(ExpertTipView),
})

export const allExpertTips = endpoint({
  method: 'get',
  path: '/expert-tip/all',
  summary: 'Every published tip, for site maps',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, expertTips: z.array(ExpertTipView) }),
})

export const expertTipCategories = endpoint({
  method: 'get',
  path: '/expert-tip-category',
  summary: 'What tips are about, with how many there are',
  tag,
  cachedUntil: 'content',
  reply: choiceReply,
})

export const expertTip = endpoint({
  method: 'get',
  path: '/expert-tip/{slug}',
  summary: 'One tip, with the ones published just before and after it',
  tag,
  cachedUntil: 'content',
  params: z.object({ slug }),
  reply: z.object({
    message,
    expertTip: ExpertTipView,
    next_expertTip: ExpertTipView.nullable(),
    prev_expertTip: ExpertTipView.nullable(),
  }),
  example: { params: { slug: 'check-the-limits' } },
})
