import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { loadingBar } from '../platform/loading/loading-bar-store.ts'
import { useStore } from '../platform/state/create-store.ts'

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
