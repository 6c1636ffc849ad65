import type { Text } from '@northlight/contract/words/catalogue'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { TrialRun } from '../../features/online-tests/practice/trial-run.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import { OwnWords } from '../../platform/words/own-words.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/practice-try'

const title = 'Five questions' satisfies Text
const lead = 'No account needed. The answer and the working come at once.' satisfies Text

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({ title, description: lead, path: location.pathname, noindex: true, matches })

const parts = ['forms', 'practice'] as const

export default function PracticeTry() {
  return (
    <OwnWords parts={parts}>
      <Trial />
    </OwnWords>
  )
}

function Trial() {
  const { say } = useWords()
  return (
    <>
      <PageBanner
        title={say(title)}
        lead={say(lead)}
        trail={[[say('Practice'), '/practice'], [say(title)]]}
        arcs={false}
      />
      <TrialRun />
    </>
  )
}
