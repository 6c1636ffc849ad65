import type { Text } from '@northlight/contract/words/catalogue'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { readPractice } from '../../features/online-tests/kept/kept-practice.ts'
import { PracticeFrame, PracticeWaiting } from '../../features/online-tests/practice/practice-frame.tsx'
import { PracticeRun } from '../../features/online-tests/practice/practice-run.tsx'
import { useRead } from '../../platform/api/use-read.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { lazyPart, Part } from '../../platform/loading/part.tsx'
import { AuthOnly } from '../../platform/session/guards.tsx'
import { useLive } from '../../platform/state/use-live.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import type { Route } from './+types/practice-session'

const title = 'Practice' satisfies Text

/** An own test, told at its end: few practise that way. */
const sheetRun = lazyPart(() =>
  import('../../features/online-tests/practice/sheet-run.tsx').then((part) => part.SheetRun),
)

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Questions of one topic with the answer at once.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function PracticeSession({ params }: Route.ComponentProps) {
  return (
    <PracticeFrame
      title={title}
      trail={[['Online Tests', '/online-tests'], ['Practice', '/practice'], ['Questions']]}
      guest={<WithoutNetwork uuid={params.uuid} />}
    >
      <OwnSession key={params.uuid} uuid={params.uuid} />
    </PracticeFrame>
  )
}

/** Offline nobody can say who looks: what this device keeps goes on. Online a guest signs in as everywhere. */
function WithoutNetwork({ uuid }: { uuid: string }) {
  const isLive = useLive()
  const kept = isLive && !navigator.onLine ? readPractice(uuid) : null
  if (kept && kept.practice.tells === 'at_once') return <PracticeRun practice={kept.practice} />
  return (
    <AuthOnly waiting={<PracticeWaiting />}>
      <PracticeWaiting />
    </AuthOnly>
  )
}

function OwnSession({ uuid }: { uuid: string }) {
  const { say } = useWords()
  const { status, value, retry, refresh } = useRead(uuid, (client) =>
    client.get('/practice/{uuid}', { params: { uuid } }),
  )
  if (status === 'failed')
    return (
      <div className="wrap pt-8 pb-section">
        <EmptyState
          title={say('This practice could not be opened')}
          action={
            <span className="flex flex-wrap items-center gap-4">
              <ButtonLink to="/practice">{say('Choose another')}</ButtonLink>
              <TextButton onClick={retry}>{say('Try again')}</TextButton>
            </span>
          }
        >
          <p>{say('It may belong to another account, or the connection is lost.')}</p>
        </EmptyState>
      </div>
    )
  if (!value) return <PracticeWaiting />
  const { practice } = value
  const isSealed = practice.tells === 'at_end' && practice.finished_at === null
  if (!isSealed) return <PracticeRun practice={practice} />
  return <Part part={sheetRun} props={{ practice, onDone: refresh }} waiting={<PracticeWaiting />} />
}
