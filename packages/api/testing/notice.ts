import { category, line, many, one, picture, rich, seo, slugOf, text } from '@northlight/contract/office/field-kinds'
import { altText, needs, promises } from '@northlight/contract/office/gate-rules'
import { contentActs } from '@northlight/contract/office/record-acts'
import { type Resource, resource } from '@northlight/contract/office/resource'
import { resources } from '@northlight/contract/office/resources/list'
import { defineMigration } from '@northlight/db/migrations/define'

/** A type of record that the product does not have: this file and this migration are all that it takes. */
export const notice = resource({
  name: 'notices',
  table: 'notices',
  words: ['notice', 'notices'],
  group: 'content',
  title: 'title',
  page: '/notices/{slug}',
  fields: {
    title: line('title'),
    slug: slugOf('title'),
    kind: category('kind'),
    summary: text('summary'),
    body: rich('text', { text: 'body_text' }),
    image: picture(),
    branch_id: one('branch', 'branches'),
    articles: many('articles', 'articles', { table: 'notice_articles', own: 'notice_id', other: 'article_id' }),
    seo: seo(),
  },
  list: {
    columns: ['title', 'kind', 'branch_id', 'articles'],
    filters: ['search', 'state', 'kind', 'branch_id', 'articles', 'gate'],
    sorts: ['title', 'position', 'updated_at'],
    first: 'position',
    search: ['body_text'],
  },
  life: 'publish',
  import: true,
  order: true,
  gate: [needs('title', 'body'), altText, promises],
  acts: contentActs,
  example: { title: 'Holiday on Friday', kind: 'General', body: '<p>We are closed.</p>' },
})

export const noticeMigration = defineMigration('9999-notices', (t) => [
  t.table('notices', {
    id: t.id,
    title: t.text,
    slug: t.text.unique(),
    kind: t.text.orNull(),
    summary: t.text.orNull(),
    body: t.text,
    body_text: t.text,
    image: t.text.orNull(),
    image_alt: t.text.orNull(),
    image_title: t.text.orNull(),
    branch_id: t.link('branches', 'set null').orNull(),
    meta_title: t.text.orNull(),
    meta_description: t.text.orNull(),
    meta_keywords: t.text.orNull(),
    meta_scripts: t.text.orNull(),
    is_active: t.flag(false),
    position: t.int.startsAt(0),
    created_at: t.instant,
    updated_at: t.instant,
    updated_by: t.link('users', 'set null').orNull(),
  }),
  t.table('notice_articles', {
    id: t.id,
    notice_id: t.link('notices', 'cascade'),
    article_id: t.link('blogs', 'cascade'),
    position: t.int.startsAt(0),
  }),
])

/** As a line in the list of types would do it; gives a function that takes the line away again. */
export const addNotice = (): (() => void) => {
  const list = resources as Resource[]
  list.push(notice)
  return () => void list.splice(list.indexOf(notice), 1)
}
