import { SignFrame, SignWaiting } from '../../features/account/sign-frame.tsx'
import { SignUpForm } from '../../features/account/sign-in/sign-up-form.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { findLegalPage } from '../../platform/paths/find-legal-page.ts'
import { GuestOnly } from '../../platform/session/guards.tsx'
import type { Route } from './+types/sign-up'

const title = 'Create an account'

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, async (client) => {
    const [terms, privacy] = await Promise.all([findLegalPage(client, 'terms'), findLegalPage(client, 'privacy')])
    return { terms, privacy }
  })

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Create an account for tests, courses and applications in two minutes.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function SignUp({ loaderData }: Route.ComponentProps) {
  return (
    <SignFrame title={title} wide>
      <GuestOnly waiting={<SignWaiting title={title} fields={6} columns />}>
        <SignUpForm {...loaderData} />
      </GuestOnly>
    </SignFrame>
  )
}
