import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { setUpCalls } from '../api/browser.ts'
import { fullLoadWhenNew } from '../build-check/full-load-when-new.ts'
import { watchBuilds } from '../build-check/watch.ts'
import { pressMissedButton } from '../document/missed-button.ts'
import { scrollToAnchors } from '../navigation/anchor-scroll.ts'
import { readSession } from '../session/auth-calls.ts'
import { sayWhetherConfirmed } from '../session/confirmed.ts'
import type { RootData } from './institute.ts'

/** What begins once the page lives in the browser: whose session it is, and whether a newer build is out. */
export const useBrowserWork = ({ apiUrl, buildId }: Pick<RootData, 'apiUrl' | 'buildId'>) => {
  const navigate = useNavigate()
  useEffect(() => setUpCalls(apiUrl, navigate), [apiUrl, navigate])

  useEffect(() => void readSession(), [])

  useEffect(() => scrollToAnchors(), [])

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
