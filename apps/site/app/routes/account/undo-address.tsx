import { MailedAct } from '../../features/account/mailed-act.tsx'
import { SignFrame } from '../../features/account/sign-frame.tsx'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import type { Route } from './+types/undo-address'

const title = 'Keep your e-mail address'

export const meta: Route.MetaFunction = ({ matches }) =>
  secretMeta({
    title,
    description: 'Stop a change of e-mail address that you did not ask for.',
    path: '/undo-address',
    matches,
  })

export default function UndoAddressPage({ params }: Route.ComponentProps) {
  return (
    <SignFrame title={title}>
      <MailedAct
        key={params.token}
        token={params.token}
        path="/address-change/{token}/undo"
        title={title}
        lead="Someone asked to change the e-mail address of your account. If it was not you, press the button: your address stays, every device is signed out, and the old password stops working."
        button="It was not me"
        done={{
          title: 'Your address stays',
          text: 'Every device is signed out. We have mailed you a link: choose a new password with it, then sign in.',
        }}
      />
    </SignFrame>
  )
}
