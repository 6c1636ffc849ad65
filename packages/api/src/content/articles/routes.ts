import {
  allBlogs,
  allExpertTips,
  blog,
  blogCategories,
  blogComments,
  blogs,
  expertTip,
  expertTipCategories,
  expertTips,
} from '@northlight/contract/content/articles'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { implement } from '../../kernel/implement.ts'
import { listReply } from '../../kernel/paging.ts'
import * as queries from './queries.ts'
import { toBlog, toBlogComment, toExpertTip } from './views.ts'

/** An article with its neighbours by the date of publication. */
const withNeighbours = async (ctx: Ctx, table: queries.ArticleTable, slug: string) => {
  const now = ctx.now()
  const article = (await queries.articleBySlug(ctx.db, table, now, slug)) ?? fail('not_found')
  const next = await queries.articleAfter(ctx.db, table, now, article)
  const previous = await queries.articleBefore(ctx.db, table, now, article)
  return { article, next, previous }
}

export const articleRoutes = [
  implement(blogs, async (ctx, call) =>
    listReply(ctx, call, await queries.articlePage(ctx.db, 'blogs', ctx.now(), call.query), (row) => toBlog(ctx, row)),
  ),

  implement(allBlogs, async (ctx) => ({
    message: 'Articles.',
    blogs: (await queries.allArticles(ctx.db, 'blogs', ctx.now())).map((row) => toBlog(ctx, row)),
  })),

  implement(blogCategories, async (ctx) => ({
    message: 'Categories of articles.',
    data: await queries.articleCategories(ctx.db, 'blogs', ctx.now()),
  })),

  implement(blog, async (ctx, { params }) => {
    const { article, next, previous } = await withNeighbours(ctx, 'blogs', params.slug)
    return {
      message: 'Article.',
      blog: toBlog(ctx, article),
      next_blog: next ? toBlog(ctx, next) : null,
      prev_blog: previous ? toBlog(ctx, previous) : null,
    }
  }),

  implement(blogComments, async (ctx, call) => {
    if (!(await queries.publishedBlogExists(ctx.db, ctx.now(), call.params.blog_id))) fail('not_found')
    return listReply(ctx, call, await queries.approvedComments(ctx.db, call.params.blog_id, call.query), toBlogComment)
  }),

  implement(expertTips, async (ctx, call) =>
    listReply(ctx, call, await queries.articlePage(ctx.db, 'expert_tips', ctx.now(), call.query), toExpertTip),
  ),

  implement(allExpertTips, async (ctx) => ({
    message: 'Tips.',
    expertTips: (await queries.allArticles(ctx.db, 'expert_tips', ctx.now())).map(toExpertTip),
  })),

  implement(expertTipCategories, async (ctx) => ({
    message: 'Categories of tips.',
    data: await queries.articleCategories(ctx.db, 'expert_tips', ctx.now()),
  })),

  implement(expertTip, async (ctx, { params }) => {
    const { article, next, previous } = await withNeighbours(ctx, 'expert_tips', params.slug)
    return {
      message: 'Tip.',
      expertTip: toExpertTip(article),
      next_expertTip: next ? toExpertTip(next) : null,
      prev_expertTip: previous ? toExpertTip(previous) : null,
    }
  }),
]
