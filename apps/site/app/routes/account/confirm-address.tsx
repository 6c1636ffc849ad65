import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { useSearchParams } from 'react-router'
import { SignFrame, SignHead } from '../../features/account/sign-frame.tsx'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import type { Route } from './+types/confirm-address'

const title = 'Confirm your e-mail'

export const meta: Route.MetaFunction = ({ matches }) =>
  secretMeta({ title, description: 'Confirm that this e-mail address is yours.', path: '/confirm-address', matches })

/**
 * Where a mailed link leads. The button sends a plain form, with a script or without one; opening the page decides
 * nothing, because mail programs open links to look at them.
 */
export default function ConfirmAddressPage({ params }: Route.ComponentProps) {
  // Of another front end, which the server has found on its list and looks up once more.
  const [query] = useSearchParams()
  const back = query.get('return_to')
  const search = back ? `?${new URLSearchParams({ return_to: back })}` : ''
  return (
    <SignFrame title={title}>
      <SignHead title={title}>
        Press the button if you created this account, or asked for this address, yourself. If you did not, close this
        page: nothing happens.
      </SignHead>
      <form method="post" action={`/email/verify/${params.id}/${params.token}${search}`} className="mt-7">
        <SubmitButton size="lg">Yes, this is my e-mail</SubmitButton>
      </form>
    </SignFrame>
  )
}
