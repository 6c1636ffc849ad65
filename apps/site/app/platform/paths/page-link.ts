import { type FixedPageName, pages } from '@northlight/contract/pages/pages'
import type { MenuLink } from './paths.ts'

type ListedName = {
  [Name in FixedPageName]: (typeof pages)[Name]['listed'] extends null ? never : Name
}[FixedPageName]

/** A link to a page of the site, with the name it has in search or one of its own. For what the server draws alone. */
export function pageLink(page: ListedName): MenuLink
export function pageLink(page: FixedPageName, label: string): MenuLink
export function pageLink(page: FixedPageName, label?: string): MenuLink {
  const { path, listed } = pages[page]
  return { label: label ?? listed?.name ?? page, to: path }
}
