import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { setUpCalls } from '../platform/api/browser.ts'
import { fullLoadWhenNew } from '../platform/build-check/full-load-when-new.ts'
import { watchBuilds } from '../platform/build-check/watch.ts'
import { pressMissedButton } from '../platform/document/missed-button.ts'
import type { RootData } from '../platform/institute/institute.ts'
import { scrollToAnchors } from '../platform/navigation/anchor-scroll.ts'
import { readSession } from '../platform/session/auth-calls.ts'
import { sayWhetherConfirmed } from '../platform/session/confirmed.ts'

/** What begins once the page lives in the browser: whose session it is, and whether a newer build is out. */
export const useBrowserWork = ({ apiUrl, buildId }: Pick<RootData, 'apiUrl' | 'buildId'>) => {
  const navigate = useNavigate()
  useEffect(() => setUpCalls(apiUrl, navigate), [apiUrl, navigate])

  useEffect(() => void readSession(), [])

  useEffect(() => scrollToAnchors(navigate), [navigate])

  useEffect(() => sayWhetherConfirmed(), [])

  useEffect(() => {
    const stopWatching = watchBuilds(buildId)
    const stopFullLoads = fullLoadWhenNew()
    return () => {
      stopWatching()
      stopFullLoads()
    }
  }, [buildId])

  useEffect(() => pressMissedButton(), [])
}
