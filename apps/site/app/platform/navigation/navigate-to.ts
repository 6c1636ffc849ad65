import { readUrl } from '@northlight/contract/read-url'
import { safePath } from '@northlight/contract/safe-path'
import { loadFully } from '../build-check/full-load.ts'
import type { Go, GoOptions } from './go-by-document.ts'

/**
 * Goes to an address that came from outside the code (a query, a reply). Foreign addresses are refused unless the
 * caller names their origin; false means refused, and nothing happened.
 */
export const navigateTo = (
  navigate: Go,
  address: unknown,
  { allow = [], ...options }: GoOptions & { allow?: readonly string[] } = {},
): boolean => {
  const path = safePath(address)
  if (path !== null) {
    navigate(path, options)
    return true
  }
  if (typeof address === 'string' && isAllowed(address, allow)) {
    loadFully(address)
    return true
  }
  return false
}

/** Only whole https origins count, so that `https://pay.example.evil.test` never passes for `https://pay.example`. */
export const isAllowed = (address: string, origins: readonly string[]): boolean => {
  const url = readUrl(address)
  return url?.protocol === 'https:' && !url.username && !url.password && origins.includes(url.origin)
}
