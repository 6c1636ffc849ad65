import { useState } from 'react'
import { toast } from '../../ui/toasts/toast.ts'
import { signOut } from './auth-calls.ts'

/** Ends the session and stays on the page; guarded pages send the guest to sign-in themselves. */
export const useSignOut = () => {
  const [pending, setPending] = useState(false)
  const run = async () => {
    if (pending) return
    setPending(true)
    try {
      await signOut()
    } catch {
      toast.error('You could not be signed out. Check your connection and try again.')
    } finally {
      setPending(false)
    }
  }
  return { pending, run }
}
