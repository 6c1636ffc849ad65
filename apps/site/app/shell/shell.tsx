import { useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { useRootData } from '../platform/institute/root-data.ts'
import { hydrateIslands } from '../platform/islands/hydrate-islands.ts'
import { usePlace } from '../platform/navigation/place.ts'
import { closePopovers } from '../ui/controls/popovers.ts'
import { markCurrent } from './live/mark-current.ts'
import { startShell } from './live/start-shell.ts'
import { ShellFrame } from './shell-frame.tsx'
import { shellIslands } from './shell-islands.ts'

/** The layout of every page except the test itself. */
export default function Shell() {
  const root = useRootData()
  const { pathname } = usePlace()
  const marked = useRef(pathname)
  useEffect(() => startShell(), [])
  useEffect(() => hydrateIslands(shellIslands, root), [root])
  useEffect(() => {
    if (marked.current === pathname) return
    marked.current = pathname
    const header = document.querySelector('[data-kept="header"]')
    if (header) markCurrent(header, pathname)
    // Back, too, changes the page in place, and nobody has pressed a link in them.
    closePopovers()
  }, [pathname])
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  )
}
