import { useAct } from '../../platform/api/use-act.ts'
import { signOut } from '../../platform/session/auth-calls.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Ends the session and stays on the page; guarded pages send the guest to sign-in themselves. */
export const useSignOut = () => {
  const { act, pending } = useAct({
    onFailed: () => toast.error('You could not be signed out. Check your connection and try again.'),
  })
  return { pending, run: () => act(signOut) }
}
