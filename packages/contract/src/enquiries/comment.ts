import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailAddress, idParam } from '../fields.ts'
import { stamps } from './person.ts'
import { line, paragraphs } from './typed-text.ts'

export const CommentInput = z.object({
  name: line('name'),
  email: emailAddress,
  comment: paragraphs('comment', { max: 5000 }),
})
export type CommentInput = z.output<typeof CommentInput>

/** `name` and `comment` leave escaped: older clients put them into a page as they are. */
export const WrittenCommentView = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  comment: z.string().nullable(),
  comment_on: z.string(),
  ...stamps,
})
export type WrittenCommentView = z.output<typeof WrittenCommentView>

export const writeComment = endpoint({
  method: 'post',
  path: '/blog/comment/{blog_id}/create',
  summary: 'Comment on an article; shown once it has been approved',
  tag: 'Enquiries',
  limit: 'form',
  params: z.object({ blog_id: idParam }),
  input: CommentInput,
  reply: z.object({ message: z.string(), comment: WrittenCommentView }),
  status: 201,
  example: {
    params: { blog_id: '1' },
    input: { name: 'Asha Rao', email: 'asha@example.com', comment: 'The second example helped. Thank you.' },
  },
})
