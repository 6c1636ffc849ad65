import { Button } from '@northlight/ui/kit/button.tsx'
import { GoogleIcon } from '@northlight/ui/kit/google-icon.tsx'
import type { ReactNode } from 'react'
import { useAct } from '../../../platform/api/use-act.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { usePlace } from '../../../platform/navigation/place.ts'
import { redirectIn } from '../../../platform/navigation/redirect.ts'
import { sessionCalls } from '../../../platform/session/auth-calls.ts'
import { toast } from '../../../ui/toasts/toast.ts'

type Providers = Record<string, { id: string }>

/** There only where the institute has set its keys; the page asks the session service which ways there are. */
export function GoogleButton({ children }: { children?: ReactNode }) {
  const { act, pending } = useAct({
    onFailed: () => toast.error('Google could not be reached. Try again in a minute, or use your password.'),
    leaves: true,
  })
  const { search } = usePlace()
  const { value: providers } = useRead('providers', async (_client, signal): Promise<Providers> => {
    const reply = await fetch('/api/auth/providers', { signal })
    return reply.json()
  })
  if (!providers || !('google' in providers)) return null

  const ask = async () => {
    const address = await sessionCalls.signIn({ callbackUrl: redirectIn(search) }, 'signin/google')
    if (!address) throw new Error('The session service names no address of Google.')
    return address
  }

  return (
    <div className="mt-6 grid gap-4">
      <p className="flex items-center gap-4 text-xs text-ink-2 before:h-px before:grow before:bg-line-2 after:h-px after:grow after:bg-line-2">
        or
      </p>
      <Button
        variant="line"
        size="lg"
        wide
        onClick={() => act(ask, (address) => location.assign(address))}
        pending={pending}
        pendingLabel="Opening Google"
      >
        <GoogleIcon />
        Continue with Google
      </Button>
      {children && <p className="text-xs text-ink-2">{children}</p>}
    </div>
  )
}
