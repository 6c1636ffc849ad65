import type { Ref } from '@northlight/contract/content/parts'
import { yearDayMonth } from '@northlight/contract/dates'
import type { Ctx } from '../kernel/context.ts'
import { imageUrl } from '../media/urls.ts'

/** The row a query gives, for the view that turns it into what leaves. */
export type Row<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number]

type Stamped = { created_at: string; updated_at: string }

export const stamps = ({ created_at, updated_at }: Stamped) => ({ created_at, updated_at })

export const shownStamps = (row: Stamped) => ({
  ...stamps(row),
  created: yearDayMonth(row.created_at),
  updated: yearDayMonth(row.updated_at),
})

export const seo = (row: {
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  meta_scripts: string | null
}) => ({
  meta_title: row.meta_title,
  meta_description: row.meta_description,
  meta_keywords: row.meta_keywords,
  meta_scripts: row.meta_scripts,
})

const cardLength = 80

/** The plain text, cut after 80 characters, for rows without a sentence of their own. */
export const shortened = (text: string | null): string | null => {
  if (text === null) return null
  const characters = [...text]
  return characters.length <= cardLength ? text : `${characters.slice(0, cardLength).join('').trimEnd()}...`
}

export const description = (row: {
  description: string
  description_text: string
  short_description?: string | null
}) => ({
  description: row.description,
  description_unfiltered: row.description_text,
  short_description: row.short_description ?? shortened(row.description_text),
})

/** The picture of a row, or the placeholder made from its name. */
export const picture = (
  ctx: Ctx,
  row: { image: string | null; image_alt: string | null; image_title: string | null },
  placeholderName: string,
) => ({ image_title: row.image_title, image_alt: row.image_alt, image: imageUrl(ctx, row.image, placeholderName) })

/** What a left join brought along: both, or nothing to link to. */
export const ref = (name: string | null, slug: string | null): Ref | null =>
  name === null || slug === null ? null : { name, slug }
