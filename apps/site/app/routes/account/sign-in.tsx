import { data } from 'react-router'
import { SignFrame, SignWaiting } from '../../features/account/sign-frame.tsx'
import { SignInForm } from '../../features/account/sign-in/sign-in-form.tsx'
import { apiContext } from '../../platform/api/context.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { GuestOnly } from '../../platform/session/guards.tsx'
import type { Route } from './+types/sign-in'

const title = 'Sign in'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Sign in to see your tests, courses and details.',
    path: location.pathname,
    noindex: true,
    matches,
  })

/** A form that was sent without a script and refused: then the page is drawn for that one visitor. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { answer } = context.get(apiContext)
  return answer?.signIn ? data(answer.signIn, { status: answer.status }) : null
}

/** Anyone who comes here in place has sent nothing, and nothing needs to be asked for. */
export const clientLoader = () => null

export default function SignIn({ loaderData: refused }: Route.ComponentProps) {
  return (
    <SignFrame title={title}>
      <GuestOnly waiting={<SignWaiting title={title} fields={2} />}>
        <SignInForm refused={refused ?? undefined} />
      </GuestOnly>
    </SignFrame>
  )
}
