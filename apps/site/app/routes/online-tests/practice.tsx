import type { Text } from '@northlight/contract/words/catalogue'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { GuestPractice } from '../../features/online-tests/practice/guest-practice.tsx'
import { keepTrial } from '../../features/online-tests/practice/kept-trial.ts'
import { OwnTest } from '../../features/online-tests/practice/own-test.tsx'
import { PracticeFrame, PracticeWaiting } from '../../features/online-tests/practice/practice-frame.tsx'
import { PracticeSessions } from '../../features/online-tests/practice/practice-sessions.tsx'
import { Today } from '../../features/online-tests/practice/today.tsx'
import { TopicChoice } from '../../features/online-tests/practice/topic-choice.tsx'
import { useRead } from '../../platform/api/use-read.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/practice'

const title = 'Practice' satisfies Text
const lead = 'Ten questions a day, topics and tests of your own. Nothing here is marked or ranked.' satisfies Text

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({ title, description: lead, path: location.pathname, noindex: true, matches })

export default function Practice() {
  return (
    <PracticeFrame
      title={title}
      lead={lead}
      trail={[['Online Tests', '/online-tests'], [title]]}
      guest={<GuestPractice />}
    >
      <OwnPractice />
    </PracticeFrame>
  )
}

function OwnPractice() {
  const { status, value, retry } = useRead('practice', async (client) => {
    await keepTrial(client)
    const [{ subjects }, { sessions }, { today }] = await Promise.all([
      client.get('/practice/topics'),
      client.get('/practice'),
      client.get('/practice/today'),
    ])
    return { subjects, sessions, today }
  })
  if (status === 'failed')
    return (
      <div className="wrap pt-8 pb-section">
        <TryAgainLine retry={retry} />
      </div>
    )
  if (!value) return <PracticeWaiting />
  return (
    <div className="wrap grid gap-x-columns-2 gap-y-12 pt-opening pb-section menu:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="grid min-w-0 content-start gap-8">
        <Today today={value.today} />
        <OwnTest subjects={value.subjects} />
        <TopicChoice subjects={value.subjects} />
      </div>
      <PracticeSessions sessions={value.sessions} />
    </div>
  )
}
