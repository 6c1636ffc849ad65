import type { ProgressView } from '@northlight/contract/results/progress'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useRead } from '../../../platform/api/use-read.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { EnrolledWaiting } from '../student/enrolled-list.tsx'
import { ExamProgress } from './exam-progress.tsx'
import { TopicMap } from './topic-map.tsx'

/** How a student comes along: tests of one kind beside each other, the goal, and topics from weak to strong. */
export function Progress() {
  const call = useRead('progress', (client) => client.get('/progress').then(({ progress }) => progress))
  return (
    <div className="wrap pt-opening-2 pb-section">
      {call.value ? (
        <Shown progress={call.value} onChange={call.set} />
      ) : call.status === 'failed' ? (
        <TryAgainLine retry={call.retry} />
      ) : (
        <EnrolledWaiting />
      )}
    </div>
  )
}

function Shown({ progress, onChange }: { progress: ProgressView; onChange: (next: ProgressView) => void }) {
  if (progress.exams.length === 0)
    return (
      <EmptyState title="No results yet" action={<ButtonLink to="/online-tests">See the online tests</ButtonLink>}>
        After your first test you see here how you improve, test by test and topic by topic.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 gap-16">
      {progress.exams.map((exam) => (
        <ExamProgress key={exam.exam} exam={exam} onChange={onChange} />
      ))}
      {progress.topics.length > 0 && <TopicMap subjects={progress.topics} />}
    </div>
  )
}
