/** Beyond this no list goes; the API refuses longer numbers. */
const largest = 999_999

/** The page an address asks for. Nonsense is the first page; a page past the end is settled by `loadList`. */
export const pageNumber = (url: URL, name = 'page'): number => {
  const asked = url.searchParams.get(name) ?? ''
  if (!/^\d+$/.test(asked)) return 1
  return Math.min(largest, Math.max(1, Number(asked)))
}

/** The beginning of a text. Half a sign, such as the first part of an emoji, could not be sent on. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')

/** What was searched for: one line, of the length the API takes. */
export const searchText = (url: URL, name = 'q'): string =>
  cutText((url.searchParams.get(name) ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim(), 200)
