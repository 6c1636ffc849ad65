import { indianDay, instant } from '@northlight/contract/dates'
import { retried } from '../../platform/build-check/retried.ts'
import { attempt } from '../../platform/document/in-turns.ts'
import { hasPopovers } from '../../ui/controls/popovers.ts'
import { startDrawer } from './drawer.ts'
import { startMenus } from './menus.ts'
import { startAll } from './start-all.ts'
import { startFeeds } from './start-feeds.ts'

/** The year in India. The page may come from a cache made last year, so the browser looks again. */
const showYear = () => {
  const year = indianDay(instant(Date.now())).slice(0, 4)
  for (const place of document.querySelectorAll('[data-year]')) if (place.textContent !== year) place.textContent = year
}

/** For browsers without popovers. Without this chunk drawer and menus stay closed; the footer has their links. */
const startOlder = () => {
  const listening = new AbortController()
  void retried(() => import('./without-popovers.ts')).then(
    ({ openWithoutPopovers }) => openWithoutPopovers(listening.signal),
    () => undefined,
  )
  return () => listening.abort()
}

/** What header and footer do beyond what the browser does by itself. Returns how to end it. */
export const startShell = (): (() => void) => {
  attempt(showYear)
  return startAll([...(hasPopovers() ? [startMenus, startDrawer] : [startOlder]), startFeeds])
}
