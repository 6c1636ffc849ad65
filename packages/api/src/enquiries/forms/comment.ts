import type { CommentInput } from '@northlight/contract/enquiries/comment'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import * as queries from '../queries.ts'
import { submit } from '../submit.ts'

/** Waits for approval: nothing a visitor writes is shown to others by itself. */
export const writeComment = async (ctx: Ctx, blogId: number, input: CommentInput) => {
  const blog = (await queries.publishedBlog(ctx.db, blogId, ctx.now())) ?? fail('not_found')
  return submit(ctx, 'comment', {
    fields: { ...input, blog_id: blog.id, is_approved: false },
    about: { blog: blog.id },
  })
}
