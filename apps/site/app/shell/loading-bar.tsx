import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { useStore } from '../state/create-store.ts'
import { loadingBar } from './loading-bar-store.ts'

/** The thin gold line above the page while something is under way. */
export function LoadingBar() {
  const { state } = useNavigation()
  const underWay = useStore(loadingBar.store, 0) > 0

  useEffect(() => (state === 'idle' ? undefined : loadingBar.navigation()), [state])

  return (
    <div
      data-loading={underWay}
      aria-hidden="true"
      data-noprint
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-[#eacf6c] loading-bar"
    />
  )
}
