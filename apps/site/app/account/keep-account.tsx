import { useState } from 'react'
import { browserClient } from '../api/browser.ts'
import { isApiError } from '../api/failure.ts'
import { SentPanel } from '../forms/sent-panel.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { SignHead } from './sign-frame.tsx'

/** A button and not the link itself: mail programs open links to look at them, and must not decide anything. */
export function KeepAccount({ token }: { token: string }) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isKept, setKept] = useState(false)

  const keep = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      await (await browserClient()).post('/account-deletion/{token}/keep', {}, { params: { token } })
      setKept(true)
    } catch (error) {
      setProblem(
        isApiError(error) && error.status > 0 ? error.message : 'We could not reach the server. Check your connection.',
      )
    } finally {
      setPending(false)
    }
  }

  if (isKept)
    return (
      <>
        <h1 className="sr-only">Keep your account</h1>
        <SentPanel
          title="Your account stays"
          headingLevel={2}
          actions={<ButtonLink to="/auth/sign-in">Sign in</ButtonLink>}
        >
          <p>Nothing was deleted. If it was not you who asked for the deletion, choose a new password.</p>
        </SentPanel>
      </>
    )
  return (
    <>
      <SignHead title="Keep your account">
        A deletion was asked for. Press the button, and everything stays as it is.
      </SignHead>
      {problem && (
        <Notice kind="error" live className="mt-6">
          {problem}
        </Notice>
      )}
      <p className="mt-7">
        <Button size="lg" onClick={keep} pending={pending} pendingLabel="Saving">
          Keep my account
        </Button>
      </p>
    </>
  )
}
