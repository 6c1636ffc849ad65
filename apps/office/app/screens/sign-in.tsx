import { useStore } from '@northlight/ui/state/use-store.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Bare } from '../features/frame/bare.tsx'
import { SignInForm } from '../features/security/sign-in-form.tsx'
import { readMeAgain } from '../platform/me/use-me.ts'
import { wayBack } from '../platform/me/way-back.ts'
import { readSession, session } from '../platform/session/session.ts'

export function SignInScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { status } = useStore(session)
  useEffect(() => {
    if (status === 'unknown') readSession().catch(() => session.set({ status: 'guest' }))
    if (status === 'signed-in') void navigate(wayBack(search), { replace: true })
  }, [status, navigate, search])
  return (
    <Bare title="Sign in">
      <h1>Sign in</h1>
      <p className="muted">to the office</p>
      <SignInForm onDone={() => void readMeAgain()} />
      <p className="small after-form">
        <a href="/auth/forgot-password">Password forgotten</a>
      </p>
      <p className="tiny muted after-form">
        After this comes your second factor. It is asked on every new device, and again for money, roles and results.
      </p>
    </Bare>
  )
}
