import { type Say, sayIn } from '@northlight/contract/words/say'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { registrationData } from '../../features/admission/registration/registration-data.ts'
import { RegistrationPage } from '../../features/admission/registration/registration-page.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import type { Route } from './+types/admission-register'

const trailOf = (say: Say) => [[say('Admission'), '/admission'], [say('Registration')]] as const

export const loader = ({ context }: Route.LoaderArgs) => load(context, registrationData)

/** A step of the form is a step of the history at the same address: Back must not need the network. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const say = sayIn(rootOf(matches).words)
  return pageMeta({
    title: say('Registration: {test}', { test: loaderData?.title ?? say('Aptitude test') }),
    description: say(
      'Register for the aptitude test: five steps, a draft that is saved, and the hall ticket by e-mail.',
    ),
    path: location.pathname,
    trail: trailOf(say),
    matches,
  })
}

export default function AdmissionRegister({ loaderData }: Route.ComponentProps) {
  return <RegistrationPage data={loaderData} />
}
