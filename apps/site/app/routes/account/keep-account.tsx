import { MailedAct } from '../../features/account/mailed-act.tsx'
import { SignFrame } from '../../features/account/sign-frame.tsx'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import type { Route } from './+types/keep-account'

const title = 'Keep your account'

export const meta: Route.MetaFunction = ({ matches }) =>
  secretMeta({ title, description: 'Cancel the deletion of an account.', path: '/keep-account', matches })

export default function KeepAccountPage({ params }: Route.ComponentProps) {
  return (
    <SignFrame title={title}>
      <MailedAct
        key={params.token}
        token={params.token}
        path="/account-deletion/{token}/keep"
        title={title}
        lead="A deletion was asked for. Press the button, and everything stays as it is."
        button="Keep my account"
        done={{
          title: 'Your account stays',
          text: 'Nothing was deleted. If it was not you who asked for the deletion, choose a new password.',
        }}
      />
    </SignFrame>
  )
}
