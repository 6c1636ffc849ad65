import { z } from 'zod'

export const pageSizes = { default: 10, max: 100 } as const

/** What a list is narrowed to: a text to look for, or the name of something. */
export const filterText = z.string().max(200, 'Use no more than 200 characters.')

const whole = (message: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)

/**
 * The query of a paged list: `total` is the page size (its name is older than us), `page` the page.
 * Unknown filters and sorts are refused by the kernel with 400, bad values with 422.
 */
export const listQuery = <const Filters extends readonly string[], const Sorts extends readonly string[]>(allowed: {
  filters: Filters
  sorts: Sorts
  /** How many there are on a page when the caller does not say. */
  size?: number
}) =>
  z
    .object({
      total: whole('The page size must be a whole number from 1 to 100.')
        .pipe(
          z
            .number()
            .min(1, 'The page size must be from 1 to 100.')
            .max(pageSizes.max, 'The page size must be from 1 to 100.'),
        )
        .default(allowed.size ?? pageSizes.default),
      page: whole('The page must be a whole number.').pipe(z.number().min(1, 'The page starts at 1.')).default(1),
      sort: z.string().max(100, 'Use no more than 100 characters.').optional(),
      filter: z
        .partialRecord(z.enum(allowed.filters as readonly string[] as [string, ...string[]]), filterText)
        .default({}),
    })
    .meta({ filters: allowed.filters, sorts: allowed.sorts })

const link = z.object({ url: z.string().nullable(), label: z.string(), active: z.boolean() })

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    links: z.object({ first: z.string(), last: z.string(), prev: z.string().nullable(), next: z.string().nullable() }),
    meta: z.object({
      current_page: z.number().int(),
      from: z.number().int().nullable(),
      last_page: z.number().int(),
      links: z.array(link),
      path: z.string(),
      per_page: z.number().int(),
      to: z.number().int().nullable(),
      total: z.number().int(),
    }),
  })

export type PageLink = z.output<typeof link>
