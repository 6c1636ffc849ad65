import { achieverCategories } from '@northlight/contract/content'
import { achieverCategory, achievers, management, staff, testimonials } from '@northlight/contract/content/people'
import { fail } from '../../kernel/errors.ts'
import { implement } from '../../kernel/implement.ts'
import { listReply } from '../../kernel/paging.ts'
import * as queries from './queries.ts'
import { toAchieverCategory, toManagement, toStaff, toTestimonial, withCategories } from './views.ts'

export const peopleRoutes = [
  implement(management, async (ctx) => ({
    data: (await queries.activeManagement(ctx.db)).map((row) => toManagement(ctx, row)),
  })),

  implement(staff, async (ctx, call) =>
    listReply(ctx, call, await queries.staffPage(ctx.db, call.query), (row) => toStaff(ctx, row)),
  ),

  implement(achieverCategories, async (ctx) => ({
    message: 'Categories of achievers.',
    achiverCategory: (await queries.activeAchieverCategories(ctx.db)).map(toAchieverCategory),
  })),

  implement(achieverCategory, async (ctx, { params }) => {
    const category = (await queries.activeAchieverCategory(ctx.db, params.slug)) ?? fail('not_found')
    return { message: 'Category of achievers.', achiverCategory: toAchieverCategory(category) }
  }),

  implement(achievers, async (ctx, call) => {
    const found = await queries.achieverPage(ctx.db, call.query)
    return listReply(ctx, call, found, await withCategories(ctx, found.rows))
  }),

  implement(testimonials, async (ctx, call) =>
    listReply(ctx, call, await queries.testimonialPage(ctx.db, call.query), (row) => toTestimonial(ctx, row)),
  ),
]
