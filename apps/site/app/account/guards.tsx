import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../session/store.ts'
import { toast } from '../ui/toast.ts'
import { redirectIn, signInAddress } from './redirect.ts'

type Props = {
  /** Shown while nobody knows yet who looks, and while leaving: neutral, and of the size of the page. */
  waiting: ReactNode
  children: ReactNode
}

/** For signed-in people. Anyone else goes to sign-in and comes back here afterwards. */
export function AuthOnly({ waiting, children }: Props) {
  const { status } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isGuest = status === 'unauthenticated' || status === 'error'
  useEffect(() => {
    if (isGuest) void navigate(signInAddress(pathname + search + hash), { replace: true })
  }, [isGuest, navigate, pathname, search, hash])
  return status === 'authenticated' ? children : waiting
}

/** For guests. Whoever is signed in goes on to the page they wanted, or to their profile. */
export function GuestOnly({ waiting, children, signedInNote }: Props & { signedInNote?: string }) {
  const { status } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  // A sign-in is `loading` too: once someone is known to be a guest, the form they fill in stays.
  const [isGuest, setGuest] = useState(false)
  if (!isGuest && (status === 'unauthenticated' || status === 'error')) setGuest(true)
  const isSignedIn = status === 'authenticated'
  useEffect(() => {
    if (!isSignedIn) return
    if (signedInNote && !isGuest) toast.info(signedInNote)
    void navigate(redirectIn(search), { replace: true })
  }, [isSignedIn, isGuest, signedInNote, navigate, search])
  return isGuest && !isSignedIn ? children : waiting
}
