import { readdir, readFile } from 'node:fs/promises'
import { readingMinutes } from '@northlight/db/rich-text'
import { comments } from './data/comments.ts'
import { dayFrom, momentOn } from './days.ts'
import { described, frontMatter } from './markdown.ts'
import { picturePaths } from './picture-paths.ts'
import { required, type World } from './world.ts'

export type DemoArticle = {
  slug: string
  hint: string
  alt: string
  fields: Record<string, string>
  body: string
  daysAgo: number
}

/** Oldest first, so that ids grow with the date. */
const readArticles = async (folder: 'articles' | 'tips'): Promise<DemoArticle[]> => {
  const place = new URL(`./data/${folder}/`, import.meta.url)
  const names = (await readdir(place)).filter((name) => name.endsWith('.md'))
  const files = await Promise.all(names.map((name) => readFile(new URL(name, place), 'utf8')))
  return files
    .map((file) => {
      const { fields, body } = frontMatter(file)
      const { slug = '', image_hint: hint = '', image_alt: alt = '' } = fields
      return { slug, hint, alt, fields, body, daysAgo: Number(fields.days_ago) }
    })
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
}

export const demoArticles = () => readArticles('articles')

const rowOf = ({ now }: World, { slug, fields, body, daysAgo }: DemoArticle) => {
  const text = described(body)
  const published_on = momentOn(dayFrom(now, -daysAgo), '9:00 am')
  return {
    slug,
    name: fields.title ?? slug,
    heading: fields.heading,
    author_name: fields.author,
    category: fields.category,
    short_description: fields.summary,
    ...text,
    reading_minutes: readingMinutes(text.description_text),
    is_active: true,
    is_popular: fields.popular === 'true',
    meta_title: fields.meta_title,
    meta_description: fields.meta_description,
    published_on,
    created_at: published_on,
    updated_at: published_on,
  }
}

/** Read and let through by a person, as every comment is. */
const addComments = async (world: World): Promise<void> => {
  const { db } = world
  const articles = new Map(
    (await db.selectFrom('blogs').select(['id', 'slug', 'published_on']).execute()).map((row) => [row.slug, row]),
  )
  const rows = comments.map(({ article, name, comment, days_later }) => {
    const { id, published_on } = required(articles.get(article), `the article ${article}`)
    const created_at = momentOn(dayFrom(published_on, days_later), '8:40 pm')
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`
    return { blog_id: id, name, email, comment, is_approved: true, created_at, updated_at: created_at }
  })
  await db.insertInto('blog_comments').values(rows).execute()
}

export const addArticles = async (world: World): Promise<void> => {
  const articles = (await demoArticles()).map((article) => ({
    ...rowOf(world, article),
    image: world.picture(picturePaths.article(article.slug)),
    image_alt: article.alt,
  }))
  await world.db.insertInto('blogs').values(articles).execute()
  await addComments(world)
  const tips = (await readArticles('tips')).map((tip) => rowOf(world, tip))
  await world.db.insertInto('expert_tips').values(tips).execute()
}
