import type { z } from 'zod'
import { fail, invalid } from './errors.ts'
import { validated } from './validate.ts'

type ListMeta = { filters?: readonly string[]; sorts?: readonly string[] }

const names = (list: readonly string[]) => list.map((name) => name).join(', ')

/** `filter[name]=x` becomes `{ filter: { name: 'x' } }`; the last of repeated keys wins; empty means not given. */
export const readQuery = <S extends z.ZodType>(url: URL, schema: S): z.output<S> => {
  const { filters, sorts } = (schema.meta() ?? {}) as ListMeta
  const flat: Record<string, unknown> = {}
  const filter: Record<string, string> = {}
  for (const [key, value] of url.searchParams) {
    const name = /^filter\[([^\]]*)\]$/.exec(key)?.[1]
    // PostgreSQL refuses to look for a text with a NUL in it.
    if (value.includes('\0'))
      invalid({ [name === undefined ? key : `filter.${name}`]: ['This has a character that cannot be looked for.'] })
    if (name === undefined) flat[key] = value.trim() || undefined
    else if (filters && !filters.includes(name))
      fail(
        'unknown_filter',
        `Requested filter(s) \`${name}\` are not allowed. Allowed filter(s) are \`${names(filters)}\`.`,
      )
    else if (value.trim()) filter[name] = value.trim()
  }
  if (sorts && typeof flat.sort === 'string')
    for (const token of flat.sort.split(','))
      if (!sorts.includes(token.replace(/^-/, '')))
        fail(
          'unknown_sort',
          `Requested sort(s) \`${token.replace(/^-/, '')}\` is not allowed. Allowed sort(s) are \`${names(sorts)}\`.`,
        )
  return validated(schema, filters ? { ...flat, filter } : flat)
}

/** `-published_on,id` as a list of columns and directions. */
export const sortOf = (sort: string | undefined): { column: string; direction: 'asc' | 'desc' }[] =>
  (sort ?? '')
    .split(',')
    .filter(Boolean)
    .map((token) =>
      token.startsWith('-') ? { column: token.slice(1), direction: 'desc' } : { column: token, direction: 'asc' },
    )

/** One of the values a filter knows, or a 422 on the filter. */
export const chosenFilter = <Value extends string>(
  name: string,
  known: readonly Value[],
  given: string | undefined,
) => {
  if (given === undefined) return undefined
  const value = known.find((one) => one === given)
  return value ?? invalid({ [`filter.${name}`]: [`Choose one of ${known.join(', ')}.`] })
}
