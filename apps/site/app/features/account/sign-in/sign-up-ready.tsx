import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Spinner } from '@northlight/ui/kit/spinner.tsx'
import { SentPanel } from '../../../platform/forms/sent-panel.tsx'

/** The account exists. Signing in follows by itself; when it does not, there is a way on. */
export function SignUpReady({ isStranded, signIn }: { isStranded: boolean; signIn: string }) {
  return (
    <>
      <h1 className="sr-only">Create an account</h1>
      <SentPanel
        title="Your account is ready"
        headingLevel={2}
        actions={isStranded && <ButtonLink to={signIn}>Sign in</ButtonLink>}
      >
        {isStranded ? (
          <p>We could not sign you in automatically. Sign in with the e-mail and the password you chose.</p>
        ) : (
          <p className="flex items-center gap-2.5">
            <Spinner /> Signing you in
          </p>
        )}
        <p>We have mailed you a link. Open it to confirm your e-mail address.</p>
      </SentPanel>
    </>
  )
}
