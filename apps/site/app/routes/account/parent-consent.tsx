import { useWords } from '@northlight/ui/words/use-words.ts'
import { ParentFrame } from '../../features/account/family/parent-frame.tsx'
import { ParentQuestion } from '../../features/account/family/parent-question.tsx'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import { OwnWords } from '../../platform/words/own-words.tsx'
import type { Route } from './+types/parent-consent'

const title = 'Agreement of a parent'
const parts = ['forms', 'consent'] as const

export const meta: Route.MetaFunction = ({ matches }) =>
  secretMeta({ title, description: 'What a parent is asked for a student under 18.', path: '/parent-consent', matches })

export default function ParentConsent({ params }: Route.ComponentProps) {
  return (
    <OwnWords parts={parts}>
      <Framed token={params.token} />
    </OwnWords>
  )
}

function Framed({ token }: { token: string }) {
  const { say } = useWords()
  const points = [
    say('Read what you agree to'),
    say('Take it back on any day'),
    say('No account and no password needed'),
  ]
  return (
    <ParentFrame title={say('Agreement of a parent')} points={points}>
      <ParentQuestion key={token} token={token} />
    </ParentFrame>
  )
}
