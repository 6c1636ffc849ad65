import { readingMinutes } from '@northlight/db/rich-text'
import type { DemoText } from './content/pages.ts'
import { dayFrom, momentOn } from './days.ts'
import { described } from './markdown.ts'
import { required, type World } from './world.ts'

const rowOf = ({ now }: World, { slug, body, days_ago, ...fields }: DemoText) => {
  const text = described(body)
  const published_on = momentOn(dayFrom(now, -days_ago), '9:00 am')
  return {
    slug,
    name: fields.title,
    heading: fields.heading,
    author_name: fields.author,
    category: fields.category,
    short_description: fields.summary,
    ...text,
    reading_minutes: readingMinutes(text.description_text),
    is_active: true,
    is_popular: fields.popular,
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
  const rows = world.content.comments.map(({ article, name, comment, days_later }) => {
    const { id, published_on } = required(articles.get(article), `the article ${article}`)
    const created_at = momentOn(dayFrom(published_on, days_later), '8:40 pm')
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`
    return { blog_id: id, name, email, comment, is_approved: true, created_at, updated_at: created_at }
  })
  await db.insertInto('blog_comments').values(rows).execute()
}

export const addArticles = async (world: World): Promise<void> => {
  const articles = world.content.articles.map((article) => ({
    ...rowOf(world, article),
    image: world.picture(article.image),
    image_alt: article.image_alt,
  }))
  await world.db.insertInto('blogs').values(articles).execute()
  await addComments(world)
  const tips = world.content.tips.map((tip) => rowOf(world, tip))
  await world.db.insertInto('expert_tips').values(tips).execute()
}
