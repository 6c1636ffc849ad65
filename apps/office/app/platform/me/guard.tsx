import type { OfficeMeView } from '@northlight/contract/office/me'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'
import { isApiError } from '../api/client.ts'
import { kept } from '../browser-storage/browser-storage.ts'
import { readSession, session } from '../session/session.ts'
import { MeContext, useReadMe } from './use-me.ts'
import { withWayBack } from './way-back.ts'

/** Nobody sees a screen of the office before it is known who looks, and that a second factor was shown. */
export function Guard({ children, notStaff }: { children: ReactNode; notStaff: ReactNode }) {
  const state = useStore(session)
  const { pathname, search } = useLocation()
  const isSignedIn = state.status === 'signed-in'
  const me = useReadMe(isSignedIn)
  useEffect(() => {
    // A call offline is a TypeError; anyone who was signed in here may read on.
    if (state.status === 'unknown')
      readSession().catch((error: unknown) => {
        const isOffline = error instanceof TypeError && kept('me') !== null
        session.set({ status: isOffline ? 'offline' : 'guest' })
      })
    if (state.status !== 'offline') return
    const again = () => session.set({ status: 'unknown' })
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [state.status])

  const here = pathname + search
  const before = state.status === 'offline' ? kept<OfficeMeView>('me') : null
  if (before) return <MeContext value={before.value}>{children}</MeContext>
  if (state.status === 'guest') return <Navigate to={withWayBack('/sign-in', here)} replace />
  if (me.isError && isApiError(me.error) && me.error.status === 403) return notStaff
  if (isLost(me))
    return <Failure error={me.error} onRetry={() => void me.refetch()} title="The office could not be opened" />
  if (!me.data) return <Skeleton label="Opening the office" />
  if (me.data.needs === 'second-factor') return <Navigate to={withWayBack('/factor', here)} replace />
  if (me.data.needs) return <Navigate to={withWayBack('/enrol', here)} replace />
  return <MeContext value={me.data}>{children}</MeContext>
}
