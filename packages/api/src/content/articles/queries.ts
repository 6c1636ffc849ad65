import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import { type ListCall, pageOf, searched, slugKey, sorted } from '../../kernel/paging.ts'

export type ArticleTable = 'blogs' | 'expert_tips'
export type ArticleList = ListCall['query'] & {
  filter: { is_popular?: boolean; category?: string; search?: string }
}

/**
 * Articles and tips are read alike. The rows are typed as articles: tips lack their pictures, which no view of a tip
 * reads. What is planned for later is not there yet.
 */
const published = (db: Db, table: ArticleTable, now: Instant) =>
  db
    .selectFrom(`${table as 'blogs'} as articles`)
    .where('articles.is_active', '=', true)
    .where('articles.published_on', '<=', now)

const searchedColumns = ['articles.name', 'articles.slug', 'articles.heading', 'articles.description_text']

export const articlePage = (db: Db, table: ArticleTable, now: Instant, query: ArticleList) => {
  const { is_popular, category, search } = query.filter
  const filtered = published(db, table, now)
    .$if(is_popular !== undefined, (q) => q.where('articles.is_popular', '=', is_popular === true))
    .$if(category !== undefined, (q) => q.where('articles.category', '=', category ?? ''))
    .$if(search !== undefined, (q) => q.where(searched(searchedColumns, search ?? '')))
  return pageOf(filtered, query, (q) =>
    sorted(q.selectAll('articles'), query.sort, 'articles', (s) => s.orderBy('articles.id')),
  )
}

export const allArticles = (db: Db, table: ArticleTable, now: Instant) =>
  published(db, table, now).selectAll('articles').orderBy('articles.id').execute()

export const articleBySlug = (db: Db, table: ArticleTable, now: Instant, slug: string) =>
  published(db, table, now).selectAll('articles').where('articles.slug', '=', slugKey(slug)).executeTakeFirst()

type Place = { id: number; published_on: Instant }

/** The one published just after this one; the id decides between two of the same moment. */
export const articleAfter = (db: Db, table: ArticleTable, now: Instant, { id, published_on }: Place) =>
  published(db, table, now)
    .selectAll('articles')
    .where(({ eb, and, or }) =>
      or([
        eb('articles.published_on', '>', published_on),
        and([eb('articles.published_on', '=', published_on), eb('articles.id', '>', id)]),
      ]),
    )
    .orderBy('articles.published_on')
    .orderBy('articles.id')
    .limit(1)
    .executeTakeFirst()

export const articleBefore = (db: Db, table: ArticleTable, now: Instant, { id, published_on }: Place) =>
  published(db, table, now)
    .selectAll('articles')
    .where(({ eb, and, or }) =>
      or([
        eb('articles.published_on', '<', published_on),
        and([eb('articles.published_on', '=', published_on), eb('articles.id', '<', id)]),
      ]),
    )
    .orderBy('articles.published_on', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const articleCategories = (db: Db, table: ArticleTable, now: Instant) =>
  published(db, table, now)
    .select(({ fn }) => ['articles.category as name', fn.countAll<number>().as('total')])
    .where('articles.category', 'is not', null)
    .groupBy('articles.category')
    .orderBy('articles.category')
    .$narrowType<{ name: string }>()
    .execute()

export const publishedBlogExists = async (db: Db, now: Instant, id: number) =>
  (await published(db, 'blogs', now).select('articles.id').where('articles.id', '=', id).executeTakeFirst()) !==
  undefined

/** The e-mail address is not searched: an answer would tell whose comment it is. */
export const approvedComments = (
  db: Db,
  blogId: number,
  query: ListCall['query'] & { filter: { search?: string } },
) => {
  const { search } = query.filter
  const filtered = db
    .selectFrom('blog_comments')
    .where('blog_id', '=', blogId)
    .where('is_approved', '=', true)
    .$if(search !== undefined, (q) => q.where(searched(['name', 'comment'], search ?? '')))
  return pageOf(filtered, query, (q) => q.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'))
}
