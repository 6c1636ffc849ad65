import { cutText } from '../../../platform/lists/page-number.ts'
import { searchLimits } from './limits.ts'

/** What an address or a field asks for: one line, of the length the API takes. */
export const searchWords = (text: string): string =>
  cutText(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), searchLimits.longest).trim()

/** Counted as the API counts: an emoji is one sign. */
export const isSearchable = (words: string): boolean => [...words].length >= searchLimits.shortest

export const searchAddress = (words: string, kind?: string): string => {
  const query = new URLSearchParams({ q: words, ...(kind && { kind }) })
  return `/search?${query}`
}

export const resultCount = (total: number): string =>
  total === 0 ? 'Nothing found' : total === 1 ? '1 result' : `${total} results`
