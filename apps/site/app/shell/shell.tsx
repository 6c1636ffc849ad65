import { useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { useRootData } from '../platform/institute/root-data.ts'
import { hydrateIslands } from '../platform/islands/hydrate-islands.ts'
import { usePlace } from '../platform/navigation/place.ts'
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
    const header = document.querySelector('[data-kept="header"]')
    if (header && marked.current !== pathname) markCurrent(header, pathname)
    marked.current = pathname
  }, [pathname])
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  )
}
