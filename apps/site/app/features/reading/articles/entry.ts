import type { BlogView } from '@northlight/contract/content/articles'
import { indianDay, shownDate } from '@northlight/contract/dates'
import { articlePath } from '../../../platform/paths/paths.ts'
import { excerpt } from '../../../platform/text/excerpt.ts'
import { shownReadingTime } from '../text/reading-time.ts'

/** An article or a tip in a list: what its row shows and nothing more, so that little travels to the browser. */
export type Entry = {
  to: string
  name: string
  text: string
  author: string
  category: string
  /** `2026-11-12` for machines, `12 Nov 2026` for readers. */
  day: string
  date: string
  time: string
}

export type PicturedEntry = Entry & { image: string }

type Source = Pick<
  BlogView,
  | 'slug'
  | 'name'
  | 'short_description'
  | 'description_unfiltered'
  | 'author_name'
  | 'category'
  | 'published_on'
  | 'reading_minutes'
>

export const entryOf = (source: Source, path: (slug: string) => string): Entry => ({
  to: path(source.slug),
  name: source.name,
  text: excerpt(source.short_description, source.description_unfiltered),
  author: source.author_name ?? '',
  category: source.category ?? '',
  day: indianDay(source.published_on),
  date: shownDate(source.published_on),
  time: shownReadingTime(source.reading_minutes),
})

export const picturedEntryOf = (source: Source & Pick<BlogView, 'image'>): PicturedEntry => ({
  ...entryOf(source, articlePath),
  image: source.image,
})

/** `Meera Hegde, Physics` in two parts: who, and what they teach. */
export const authorParts = (author: string): [name: string, post: string] => {
  const at = author.indexOf(',')
  return at === -1 ? [author, ''] : [author.slice(0, at), author.slice(at + 1).trim()]
}
