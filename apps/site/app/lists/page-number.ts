/** Beyond this no list goes; the API refuses longer numbers. */
const largest = 999_999

/** The page an address asks for. Nonsense is the first page; a page past the end is settled by `loadList`. */
export const pageNumber = (url: URL, name = 'page'): number => {
  const asked = url.searchParams.get(name) ?? ''
  if (!/^\d+$/.test(asked)) return 1
  return Math.min(largest, Math.max(1, Number(asked)))
}

/** What was searched for: one line, of the length the API takes. */
export const searchText = (url: URL, name = 'q'): string =>
  (url.searchParams.get(name) ?? '').replace(/\s+/g, ' ').trim().slice(0, 200)
