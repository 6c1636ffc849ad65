import { useWords } from '@northlight/ui/words/use-words.ts'
import { ChildData } from '../../features/account/family/child-data.tsx'
import { ParentFrame } from '../../features/account/family/parent-frame.tsx'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import { OwnWords } from '../../platform/words/own-words.tsx'
import type { Route } from './+types/parent-data'

const parts = ['forms', 'kept'] as const

export const meta: Route.MetaFunction = ({ matches }) =>
  secretMeta({
    title: 'What we keep about your child',
    description: 'What is kept about a student under 18, for the parent who agreed.',
    path: '/parent-consent',
    matches,
  })

export default function ParentData({ params }: Route.ComponentProps) {
  return (
    <OwnWords parts={parts}>
      <Framed token={params.token} />
    </OwnWords>
  )
}

function Framed({ token }: { token: string }) {
  const { say } = useWords()
  const points = [say('See what is kept'), say('Download it as a file'), say('Take your agreement back on any day')]
  return (
    <ParentFrame title={say('What we keep about your child')} points={points}>
      <ChildData key={token} token={token} />
    </ParentFrame>
  )
}
