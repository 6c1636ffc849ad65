import { indianDay, instant } from '@northlight/contract/dates'
import { startDrawer } from './drawer.ts'
import { startMenus } from './menus.ts'
import { startFeeds } from './start-feeds.ts'

/** The year in India. The page may come from a cache made last year, so the browser looks again. */
const showYear = () => {
  const year = indianDay(instant(Date.now())).slice(0, 4)
  for (const place of document.querySelectorAll('[data-year]')) if (place.textContent !== year) place.textContent = year
}

/** What header and footer do beyond what the browser does by itself. Gives back how to end it. */
export const startShell = (): (() => void) => {
  showYear()
  const stops = [startMenus(), startDrawer(), startFeeds()]
  return () => {
    for (const stop of stops) stop()
  }
}
