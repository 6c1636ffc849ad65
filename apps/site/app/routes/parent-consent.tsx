import { ParentQuestion } from '../account/parent-question.tsx'
import { SignFrame } from '../account/sign-frame.tsx'
import { pageMeta } from '../seo/meta.ts'
import type { Route } from './+types/parent-consent'

const title = 'Agreement of a parent'

export const meta: Route.MetaFunction = ({ matches }) => [
  // The address holds a secret: it is neither repeated in the head nor told to another site.
  ...pageMeta({
    title,
    description: 'What a parent is asked for a student under 18.',
    path: '/parent-consent',
    noindex: true,
    matches,
  }),
  { name: 'referrer', content: 'no-referrer' },
]

const forParents = {
  promise: 'Nothing is kept without your word.',
  points: ['Read what you agree to', 'Take it back on any day', 'No account and no password needed'],
}

export default function ParentConsent({ params }: Route.ComponentProps) {
  return (
    <SignFrame title={title} beside={forParents} wide>
      <ParentQuestion key={params.token} token={params.token} />
    </SignFrame>
  )
}
