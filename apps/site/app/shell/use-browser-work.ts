import { applicationSheets } from '@northlight/contract/pages/for-browser'
import { pathFinder } from '@northlight/contract/pages/path-finder'
import { languageOf, withoutLanguage } from '@northlight/contract/words/language-paths'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { setUpCalls } from '../platform/api/browser.ts'
import { isBusy } from '../platform/build-check/busy.ts'
import { onNavigation } from '../platform/build-check/decide.ts'
import { goInPlace, setDestination } from '../platform/build-check/full-load.ts'
import { hasLostFile, watchRouteFailures } from '../platform/build-check/route-failure.ts'
import { newBuild, watchBuilds } from '../platform/build-check/watch.ts'
import type { RootData } from '../platform/institute/institute.ts'
import { tellTyped } from '../platform/islands/tell-typed.ts'
import { loadingBar } from '../platform/loading/loading-bar-store.ts'
import { scrollToAnchors } from '../platform/navigation/anchor-scroll.ts'
import { type Go, goByDocument } from '../platform/navigation/go-by-document.ts'
import { isAnchor, plainLinkOf } from '../platform/navigation/plain-click.ts'
import { readSession } from '../platform/session/auth-calls.ts'
import { sayWhetherConfirmed } from '../platform/session/confirmed.ts'
import { sayAlive, startDocument } from './live/start-document.ts'

const pathOf = (to: string) => new URL(to, globalThis.location?.href ?? 'http://site.invalid').pathname

const findSheet = pathFinder(applicationSheets)
/** Undefined of a page that React Router does not run. */
const sheetAt = (pathname: string) => findSheet(withoutLanguage(pathname))

/**
 * In place between application pages of one style sheet and language, unless a newer build is out and nobody would lose
 * anything. Two sheets in one document would turn the order of the rules round; the texts came with the document.
 */
const isInPlace = (pathname: string) =>
  sheetAt(pathname) !== undefined &&
  sheetAt(pathname) === sheetAt(location.pathname) &&
  languageOf(pathname) === languageOf(location.pathname) &&
  !hasLostFile() &&
  onNavigation({ newBuild: newBuild.get(), busy: isBusy() }) === 'in-app'

/** React Router between application pages, the browser for all others. */
export const useAppGo = (): Go => {
  const navigate = useNavigate()
  return useCallback(
    (to, options) => {
      if (isInPlace(pathOf(to))) void goInPlace(to, () => navigate(to, options))
      else goByDocument(to, options)
    },
    [navigate],
  )
}

/** What starts once an application page is hydrated. A reading page starts the same in `entry.reading.ts`. */
export const useBrowserWork = ({ apiUrl, buildId }: Pick<RootData, 'apiUrl' | 'buildId'>, go: Go) => {
  const navigate = useNavigate()
  const { state, location: wanted } = useNavigation()
  useEffect(() => setUpCalls(apiUrl, go), [apiUrl, go])

  const finish = useRef<() => void>(undefined)
  useEffect(() => {
    if (state === 'idle') return
    finish.current = loadingBar.navigation()
    return finish.current
  }, [state])
  useEffect(() => setDestination(() => wanted && wanted.pathname + wanted.search + wanted.hash), [wanted])

  // Right after hydration, before an effect renders the page again from React's own (empty) values.
  useLayoutEffect(() => tellTyped(document.body), [])
  useEffect(() => startDocument(), [])
  useEffect(() => sayAlive(), [])
  useEffect(() => void readSession(), [])
  useEffect(() => sayWhetherConfirmed(), [])
  useEffect(() => watchBuilds(buildId), [buildId])

  // A navigation whose chunk is lost is cancelled by navigating to the open page. That reads its data again, which
  // needs the network; offline the router waits for the lost chunk until somebody goes elsewhere.
  useEffect(
    () =>
      watchRouteFailures(() => {
        finish.current?.()
        const { pathname, search, hash } = location
        const here = pathname + search + hash
        if (navigator.onLine) void goInPlace(here, () => navigate(here, { replace: true, preventScrollReset: true }))
      }),
    [navigate],
  )

  // An entry made by the router, which remembers the place for the way back. Going back makes the router read the
  // page's data again, which a running test offline must not need.
  useEffect(
    () =>
      scrollToAnchors(
        ({ pathname, search, hash }) =>
          void navigate(pathname + search + hash, {
            replace: hash === location.hash || isBusy(),
            preventScrollReset: true,
            flushSync: true,
          }),
      ),
    [navigate],
  )

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = plainLinkOf(event)
      if (!link || isAnchor(link) || !isInPlace(link.pathname)) return
      event.preventDefault()
      const to = link.pathname + link.search + link.hash
      void goInPlace(to, () => navigate(to, { preventScrollReset: 'keepScroll' in link.dataset }))
    }
    // After React's own listeners, which stand on the document: a link whose click was answered stays where it is.
    window.addEventListener('click', onClick)
    return () => window.removeEventListener('click', onClick)
  }, [navigate])
}
