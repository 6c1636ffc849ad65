import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What can be found, in the order in which equally good groups are shown. */
export const searchKinds = ['course', 'page', 'test', 'event', 'article', 'tip', 'faq'] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchKindNames = {
  course: 'Courses',
  page: 'Pages',
  test: 'Online tests',
  event: 'Events',
  article: 'Articles',
  tip: 'Expert tips',
  faq: 'Questions and answers',
} as const satisfies Record<SearchKind, string>

export const searchLimits = { shortest: 2, longest: 100, perGroup: 5, mostPerGroup: 50 } as const

/** A piece of text; `is_match` pieces are marked. Data and not HTML, so that nothing searched for can become a tag. */
export const SearchPiece = z.object({ text: z.string(), is_match: z.boolean() })
export type SearchPiece = z.output<typeof SearchPiece>

export const SearchHit = z.object({
  kind: z.enum(searchKinds),
  title: z.array(SearchPiece),
  text: z.array(SearchPiece),
  /** Path on the site. */
  path: z.string(),
  /** One fact that tells hits apart: the campus, the subject, the day. */
  note: z.string().nullable(),
})
export type SearchHit = z.output<typeof SearchHit>

export const SearchGroup = z.object({
  kind: z.enum(searchKinds),
  name: z.string(),
  /** How many there are; `hits` holds the best. */
  total: z.number().int(),
  hits: z.array(SearchHit),
})
export type SearchGroup = z.output<typeof SearchGroup>

const lengthMessage = 'Type 2 to 100 characters to search.'

export const search = endpoint({
  method: 'get',
  path: '/search',
  summary: 'Everything a visitor can read, found by words; small typing mistakes are forgiven',
  tag: 'Search',
  query: z.object({
    q: z
      .string({ error: lengthMessage })
      .trim()
      .min(searchLimits.shortest, lengthMessage)
      .max(searchLimits.longest, lengthMessage),
    kind: z.enum(searchKinds, { error: `Use one of ${searchKinds.join(', ')}.` }).optional(),
    /** The most hits of each group. */
    total: z
      .string()
      .regex(/^\d{1,3}$/, 'Use a whole number from 1 to 50.')
      .transform(Number)
      .pipe(z.number().min(1, 'Use a whole number from 1 to 50.').max(50, 'Use a whole number from 1 to 50.'))
      .default(searchLimits.perGroup),
  }),
  reply: z.object({
    message: z.string(),
    q: z.string(),
    total: z.number().int(),
    /** What was searched for instead when a word is not known here, such as `thermodynamics` for `termodinamics`. */
    corrected: z.string().nullable(),
    groups: z.array(SearchGroup),
  }),
})
