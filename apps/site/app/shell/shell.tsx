import { Outlet } from 'react-router'
import { ShellFrame } from './shell-frame.tsx'

/** The layout of every page except the test itself. */
export default function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  )
}
