import type { BlogCommentView, BlogView, ExpertTipView } from '@northlight/contract/content/articles'
import { shownTime, yearDayMonth } from '@northlight/contract/dates'
import { escapeHtml } from '@northlight/contract/escape-html'
import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { description, picture, seo, shownStamps, stamps } from '../view-parts.ts'

type Article = Omit<Selectable<Tables['expert_tips']>, 'updated_by'>

const headOf = (row: Article) => ({
  id: row.id,
  name: row.name,
  author_name: row.author_name,
  published: yearDayMonth(row.published_on),
  published_on: row.published_on,
  slug: row.slug,
  heading: row.heading,
  ...description(row),
})

const restOf = (row: Article) => ({
  is_active: row.is_active,
  is_popular: row.is_popular,
  is_updated: row.is_updated,
  ...seo(row),
  category: row.category,
  reading_minutes: row.reading_minutes,
  ...shownStamps(row),
})

export const toExpertTip = (row: Article): ExpertTipView => ({ ...headOf(row), ...restOf(row) })

export const toBlog = (ctx: Ctx, row: Selectable<Tables['blogs']>): BlogView => ({
  ...headOf(row),
  ...picture(ctx, row, `blog-${row.slug}`),
  ...restOf(row),
})

/** `05 Mar, 2026 AT 05:42 pm`, in India. */
const commentTime = (at: string): string => {
  const [year, dayAndMonth] = yearDayMonth(at).split(', ')
  return `${dayAndMonth}, ${year} AT ${shownTime(at).padStart('05:42 pm'.length, '0')}`
}

/** What a stranger typed leaves escaped, because older clients put it into their page as HTML. */
export const toBlogComment = (row: Selectable<Tables['blog_comments']>): BlogCommentView => ({
  id: row.id,
  name: escapeHtml(row.name),
  email: '',
  comment: escapeHtml(row.comment),
  comment_on: commentTime(row.created_at),
  ...stamps(row),
})
