import { useWords } from '@northlight/ui/words/use-words.ts'
import { LanguageChoice } from '../../features/account/family/language-choice.tsx'
import { ParentQuestion } from '../../features/account/family/parent-question.tsx'
import { SignFrame } from '../../features/account/sign-frame.tsx'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import { appPage } from '../../platform/navigation/app-paths.ts'
import { OwnWords } from '../../platform/words/own-words.tsx'
import type { Route } from './+types/parent-consent'

export const handle = appPage

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
  const beside = {
    promise: say('Nothing is kept without your agreement.'),
    points: [say('Read what you agree to'), say('Take it back on any day'), say('No account and no password needed')],
  }
  return (
    <SignFrame title={say('Agreement of a parent')} beside={beside} wide>
      <LanguageChoice />
      <ParentQuestion key={token} token={token} />
    </SignFrame>
  )
}
