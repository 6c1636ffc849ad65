import { ChildData } from '../../features/account/family/child-data.tsx'
import { SignFrame } from '../../features/account/sign-in/sign-frame.tsx'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import { appPage } from '../../platform/navigation/app-paths.ts'
import type { Route } from './+types/parent-data'

export const handle = appPage

const title = 'What we keep about your child'

export const meta: Route.MetaFunction = ({ matches }) =>
  secretMeta({
    title,
    description: 'What is kept about a student under 18, for the parent who agreed.',
    path: '/parent-consent',
    matches,
  })

const forParents = {
  promise: 'Nothing is kept without your agreement.',
  points: ['See what is kept', 'Download it as a file', 'Take your agreement back on any day'],
}

export default function ParentData({ params }: Route.ComponentProps) {
  return (
    <SignFrame title={title} beside={forParents} wide>
      <ChildData key={params.token} token={params.token} />
    </SignFrame>
  )
}
