import { description, image, meta, smallSlug, stamps } from './content-columns.ts'
import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'
import { searchedTogether } from './trigrams.ts'

const article = (t: SchemaTools) => ({
  id: t.id,
  name: t.text,
  slug: t.text.unique(),
  heading: t.text.orNull(),
  author_name: t.text.orNull(),
  category: t.text.orNull(),
  short_description: t.text.orNull(),
  ...description(t),
  reading_minutes: t.int,
  is_active: t.flag(false),
  is_popular: t.flag(false),
  is_updated: t.flag(false),
  published_on: t.instant,
  ...meta(t),
  ...stamps(t),
})

export const articles = defineMigration('0008-articles', (t) => [
  t.table('blogs', { ...article(t), ...image(t) }, [smallSlug]),
  // The lists and the neighbours of an article go by date.
  t.index('blogs_by_date', 'blogs', ['published_on', 'id']),

  t.table('blog_comments', {
    id: t.id,
    blog_id: t.link('blogs', 'cascade'),
    name: t.text,
    email: t.text,
    comment: t.text,
    is_approved: t.flag(false),
    // Comments are sent by a form; those that staff wrote have no key, and a unique index lets many have none.
    send_key: t.text.orNull(),
    ...stamps(t),
  }),
  t.index('blog_comments_of_blog', 'blog_comments', ['blog_id', 'created_at']),
  t.index('blog_comments_waiting', 'blog_comments', ['is_approved', 'created_at']),
  t.index('blog_comments_send_key_unique', 'blog_comments', ['send_key'], { unique: true }),
  ...searchedTogether(t, 'blog_comments', ['name', 'email', 'comment']),

  t.table('expert_tips', article(t), [smallSlug]),
  t.index('expert_tips_by_date', 'expert_tips', ['published_on', 'id']),
])
