import type { BlogView, ExpertTipView } from '@northlight/contract/content/articles'
import { indianDay, shownDate } from '@northlight/contract/dates'
import { excerpt } from '../../../platform/text/excerpt.ts'
import { prepareText } from '../text/prepare.server.ts'
import { shownReadingTime } from '../text/reading-time.ts'

type View = BlogView | ExpertTipView
type Named = { id?: number; slug: string; name: string }

/** What the page of an article and the page of a tip have in common. */
export const readingOf = (view: View, path: (slug: string) => string) => {
  const { name, short_description, published_on } = view
  const { meta_title, meta_description, meta_keywords, meta_scripts } = view
  return {
    name,
    path: path(view.slug),
    description: short_description,
    seo: { meta_title, meta_description, meta_keywords, meta_scripts },
    text: prepareText(view.description),
    head: {
      title: view.heading || name,
      dek: excerpt(short_description, view.description_unfiltered),
      category: view.category ?? '',
      author: view.author_name ?? '',
      day: indianDay(published_on),
      date: shownDate(published_on),
      time: shownReadingTime(view.reading_minutes),
    },
  }
}
export type Reading = ReturnType<typeof readingOf>

export const linkTo = (path: (slug: string) => string) => (other: Named | null) =>
  other && { to: path(other.slug), name: other.name }

/** The first few of a list, without the one that is open. */
export const othersOf = <Item extends { id: number }>(list: Item[], open: { id: number }, most: number) =>
  list.filter(({ id }) => id !== open.id).slice(0, most)
