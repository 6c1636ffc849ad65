import type { PageLink } from '@northlight/contract/lists'

/** First, last and what lies around the current page; `null` stands for the dots between. */
export const pageWindow = (current: number, last: number): (number | null)[] => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  if (last <= 13) return range(1, last)
  if (current <= 7) return [...range(1, 10), null, last - 1, last]
  if (current > last - 7) return [1, 2, null, ...range(last - 9, last)]
  return [1, 2, null, ...range(current - 3, current + 3), null, last - 1, last]
}

/** The envelope of a paged list, with addresses that keep the caller's query in its order. */
export const listEnvelope = <Item>(
  address: { root: string; url: URL },
  page: { number: number; size: number; total: number },
  data: Item[],
) => {
  const path = `${address.root}${address.url.pathname}`
  const last = Math.max(1, Math.ceil(page.total / page.size))
  const kept = [...address.url.searchParams].filter(([key, value]) => key !== 'page' && value !== '')
  const urlOf = (number: number) =>
    `${path}?${[...kept, ['page', String(number)]].map(([k, v]) => `${encodeURIComponent(k ?? '')}=${encodeURIComponent(v ?? '')}`).join('&')}`

  const previous = page.number > 1 ? urlOf(page.number - 1) : null
  const next = page.number < last ? urlOf(page.number + 1) : null
  const numbered = pageWindow(page.number, last).map(
    (number): PageLink =>
      number === null
        ? { url: null, label: '...', active: false }
        : { url: urlOf(number), label: String(number), active: number === page.number },
  )
  const from = data.length > 0 ? (page.number - 1) * page.size + 1 : null
  return {
    data,
    links: { first: urlOf(1), last: urlOf(last), prev: previous, next },
    meta: {
      current_page: page.number,
      from,
      last_page: last,
      links: [
        { url: previous, label: '&laquo; Previous', active: false },
        ...numbered,
        { url: next, label: 'Next &raquo;', active: false },
      ],
      path,
      per_page: page.size,
      to: from === null ? null : from + data.length - 1,
      total: page.total,
    },
  }
}
