import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useGo, usePlace } from '../../platform/navigation/place.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { fetchFile } from '../build-check/fetch-file.ts'
import { redirectIn, signInAddress } from '../navigation/redirect.ts'
import { readSession } from './auth-calls.ts'
import { hasKept } from './has-kept.ts'
import { guardPage } from './leave.ts'
import { useSession } from './use-session.ts'

type Props = {
  /** Shown while nobody knows yet who looks, and while leaving: neutral, and of the size of the page. */
  waiting: ReactNode
  children: ReactNode
}

/** For signed-in people. Anyone else goes to sign-in and comes back here afterwards. */
export function AuthOnly({ waiting, children }: Props) {
  const state = useSession()
  const { status, session } = state
  const isUnreached = status === 'unauthenticated' && state.isUnreached === true
  const { pathname, search, hash } = usePlace()
  const navigate = useGo()
  const isGuest = (status === 'unauthenticated' && !isUnreached) || status === 'error'
  useEffect(() => {
    if (isGuest) navigate(signInAddress(pathname + search + hash), { replace: true })
  }, [isGuest, navigate, pathname, search, hash])
  useEffect(() => guardPage(navigate), [navigate])
  // Back from sign-in, after the session had ended in the middle of typing. Rare, so the work is fetched then only.
  const person = session?.user.email
  useEffect(() => {
    if (person && hasKept())
      void fetchFile(() => import('./kept-values.ts')).then(
        (kept) => kept.bringBackValues(person),
        // It stays kept, for the next page.
        () => undefined,
      )
  }, [person])
  // The server has seen a session before it sent the page; that one call failed is no reason to sign in again.
  if (isUnreached)
    return (
      <div className="wrap min-h-96 py-section">
        <TryAgainLine retry={readSession} />
      </div>
    )
  return status === 'authenticated' ? children : waiting
}

/**
 * For guests. The server has looked at the cookie before it sent the page, so the form stands in its HTML and is taken
 * away only if a session turns out to exist: then the person goes on to the page they wanted, or to their profile.
 */
export function GuestOnly({ waiting, children, signedInNote }: Props & { signedInNote?: string }) {
  const { status } = useSession()
  const { search, hash } = usePlace()
  const navigate = useGo()
  const [isGuest, setGuest] = useState(false)
  if (!isGuest && (status === 'unauthenticated' || status === 'error')) setGuest(true)
  const isSignedIn = status === 'authenticated'
  useEffect(() => {
    if (!isSignedIn) return
    if (signedInNote && !isGuest) toast.info(signedInNote)
    // Led here by the server, the part of the page that was wanted stands behind this address.
    navigate(redirectIn(search) + hash, { replace: true })
  }, [isSignedIn, isGuest, signedInNote, navigate, search, hash])
  return isSignedIn ? waiting : children
}
