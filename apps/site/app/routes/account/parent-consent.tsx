import { ParentQuestion } from '../../features/account/family/parent-question.tsx'
import { SignFrame } from '../../features/account/sign-in/sign-frame.tsx'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import { appPage } from '../../platform/navigation/app-paths.ts'
import type { Route } from './+types/parent-consent'

export const handle = appPage

const title = 'Agreement of a parent'

export const meta: Route.MetaFunction = ({ matches }) =>
  secretMeta({ title, description: 'What a parent is asked for a student under 18.', path: '/parent-consent', matches })

const forParents = {
  promise: 'Nothing is kept without your agreement.',
  points: ['Read what you agree to', 'Take it back on any day', 'No account and no password needed'],
}

export default function ParentConsent({ params }: Route.ComponentProps) {
  return (
    <SignFrame title={title} beside={forParents} wide>
      <ParentQuestion key={params.token} token={params.token} />
    </SignFrame>
  )
}
