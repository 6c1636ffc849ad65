import { writeComment } from '@northlight/contract/enquiries/comment'
import { toBlogComment } from '../../content/articles/views.ts'
import { fail } from '../../kernel/errors.ts'
import { defineForm } from '../define-form.ts'
import { byItsAddress } from '../person-parts.ts'
import * as queries from '../queries.ts'

export const comment = defineForm({
  name: 'comment',
  entity: 'blog_comment',
  endpoints: [writeComment],
  table: 'blog_comments',
  isOfChild: false,
  choices: {},
  /** Waits for approval: nothing a visitor writes is shown to others by itself. */
  row: async (ctx, input, { blog_id }) => {
    const blog = (await queries.publishedBlog(ctx.db, blog_id, ctx.now())) ?? fail('not_found')
    return { ...input, blog_id: blog.id, is_approved: false }
  },
  audit: (row) => ({ blog: row.blog_id }),
  /** As every reader will see it, but with the sender's own address. */
  reply: (_ctx, row) => ({
    message: 'Comment created successfully.',
    comment: { ...toBlogComment(row), email: row.email },
  }),
  contactEvent: { none: 'Editors read it.' },
  retention: { stays: 'Shown below its article until somebody takes it back.' },
  persons: byItsAddress('Comments', ['name', 'email', 'comment', 'is_approved']),
  notice: {
    subject: 'Blog Comment',
    title: 'A comment waits for approval',
    lead: 'Somebody commented on an article. It is shown once it has been approved.',
    facts: async (ctx, row) => {
      const { siteUrl } = ctx.services
      const blog = await queries.blogOfComment(ctx.db, row.blog_id)
      if (!blog) return null
      return [
        ['Article', blog.name],
        ['Name', row.name],
        ['E-mail', row.email],
        ['Page', `${siteUrl}/knowledge-desk/${blog.slug}`],
        ['Approve or delete', `${siteUrl}/office/comments/${row.id}`],
      ]
    },
    message: (row) => row.comment,
    replyTo: ({ email }) => email,
  },
})
