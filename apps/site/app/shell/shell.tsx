import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { startShell } from './live/start-shell.ts'
import { ShellFrame } from './shell-frame.tsx'

/** The layout of every page except the test itself. */
export default function Shell() {
  useEffect(() => startShell(), [])
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  )
}
