import { z } from 'zod'
import { filterText, listQuery } from '../lists.ts'

/** Pieces that several content views share. */
export const tag = 'Content'
export const message = z.string()
export const words = z.string().nullable()
export const id = z.number().int()
/** A calendar day in India, `2026-11-15`. */
export const day = z.iso.date()
export const moment = z.iso.datetime()
/** Whole paise: what the API sheet does not show in rupees leaves as it is kept. */
export const paise = z.number().int()

/** Every content entity carries these four for its page's head; `meta_scripts` is JSON-LD without its tag. */
export const seoFields = {
  meta_title: words,
  meta_description: words,
  meta_keywords: words,
  meta_scripts: words,
} as const

export const stamps = { created_at: moment, updated_at: moment } as const
/** `2026, 15 Nov` twins of the stamps, kept for older clients. */
export const shownStamps = { created: z.string(), updated: z.string() } as const

/** An absolute address, never null: an entity without a picture shows a placeholder made from its name. */
export const pictureFields = { image_title: words, image_alt: words, image: z.url() } as const

/** HTML, the same without tags, and the sentence of a card. */
export const descriptionFields = {
  description: words,
  description_unfiltered: words,
  short_description: words,
} as const

/** Another entity by the two things a link to it needs. */
export const Ref = z.object({ name: z.string(), slug: z.string() })
export type Ref = z.output<typeof Ref>

/** `filter[is_popular]`: true and 1, false and 0, nothing else. */
export const yesOrNo = z
  .enum(['true', '1', 'false', '0'], { error: 'Use true or false.' })
  .transform((value) => value === 'true' || value === '1')

/** A filter that names something by its slug or its exact text. */
export const named = filterText

/**
 * A paged list of content: `filter[search]` always, the named filters besides, and the sorts it allows.
 * Each filter has a schema of its own, so that a bad value is refused instead of ignored.
 */
export const contentList = <
  Filters extends Record<string, z.ZodType> = Record<never, z.ZodType>,
  const Sorts extends readonly string[] = readonly [],
>(
  allowed: { filters?: Filters; sorts?: Sorts } = {},
) => {
  const filters = { ...(allowed.filters as Filters), search: filterText }
  const names = Object.keys(filters)
  const sorts = allowed.sorts ?? []
  return listQuery({ filters: names, sorts })
    .extend({
      filter: z
        .object(filters)
        .partial()
        .default({} as never),
    })
    .meta({ filters: names, sorts })
}

/** A value a list can be narrowed to, and how many entries it has. */
export const Choice = z.object({ name: z.string(), total: z.number().int() })
export const choiceReply = z.object({ message, data: z.array(Choice) })
