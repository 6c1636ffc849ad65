import { line, one, text } from '../field-kinds.ts'
import { commentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

/** What visitors wrote under articles: shown when somebody has approved it, or deleted. */
export const comments = resource({
  name: 'comments',
  table: 'blog_comments',
  words: ['comment', 'comments'],
  group: 'content',
  title: 'name',
  fields: {
    name: line('name', { max: 500, fixed: true }),
    email: line('e-mail', { max: 500, fixed: true }),
    comment: text('comment', { max: 10_000, fixed: true }),
    blog_id: one('article', 'articles', { fixed: true }),
  },
  list: {
    columns: ['name', 'comment', 'blog_id'],
    filters: ['search', 'state', 'blog_id'],
    sorts: ['id'],
    first: '-id',
    search: ['email', 'comment'],
  },
  life: 'plain',
  shown: 'is_approved',
  isMadeElsewhere: true,
  isLong: true,
  isPersonal: true,
  gate: [],
  acts: commentActs,
  example: {},
})
