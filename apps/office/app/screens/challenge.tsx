import { seconds } from '@northlight/contract/durations'
import type { ChallengeDetail } from '@northlight/contract/results/office'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { ChallengeQuestion } from '../features/results/challenge-question.tsx'
import { ChallengeWords } from '../features/results/challenge-words.tsx'
import { Decided, isMarking } from '../features/results/decided.tsx'
import { Deciding } from '../features/results/deciding.tsx'
import { KeyChoices } from '../features/results/key-choice.tsx'
import { useChallengeDecision } from '../features/results/use-challenge-decision.ts'
import { client } from '../platform/api/client.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'

/** A disputed key: what it is about, what a change would do to whom, and the decision that everybody touched will read. */
export function ChallengeScreen() {
  const { id = '' } = useParams()
  const read = useQuery({
    queryKey: ['challenge', id],
    queryFn: () => client.get('/office/challenges/{id}', { params: { id: Number(id) } }),
    refetchInterval: ({ state }) => (isMarking(state.data?.challenge.marking) ? seconds(1) : false),
  })
  if (isLost(read)) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <Skeleton lines={12} />
  return <Challenge key={`${id} ${read.data.challenge.state}`} challenge={read.data.challenge} />
}

function Challenge({ challenge }: { challenge: ChallengeDetail }) {
  const form = useRef<HTMLFormElement>(null)
  const decision = useChallengeDecision(challenge)
  const isOpen = challenge.state === 'open'
  const of = challenge.number > 0 ? ` of question ${challenge.number}` : ''
  const send = (isUpheld: boolean) => {
    if (form.current?.reportValidity() && !decision.decide.isPending) decision.decide.mutate(isUpheld)
  }
  return (
    <>
      <PageHead
        crumbs={[{ to: '/challenges', label: 'Challenges' }, { label: `${challenge.test.name}, ${challenge.code}` }]}
        title={isOpen ? `If the key${of} changes` : `The key${of}`}
        sub={
          <>
            <span>{challenge.test.name}</span>
            <span>
              {challenge.words.length} {challenge.words.length === 1 ? 'challenge' : 'challenges'}
            </span>
          </>
        }
      />
      <form
        ref={form}
        className="flex flex-col flex-1 border-t border-t-line"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="deciding__parts grid grid-cols-[minmax(0,1fr)_340px] max-menu:grid-cols-[minmax(0,1fr)]">
          <div>
            <Section title="As it was asked">
              <ChallengeQuestion challenge={challenge} choice={decision.choice} named={decision.key} />
            </Section>
            <ChallengeWords challenge={challenge} />
          </div>
          {isOpen ? <KeyChoices challenge={challenge} decision={decision} /> : <Decided challenge={challenge} />}
        </div>
        {isOpen && <Deciding decision={decision} onSend={send} />}
      </form>
    </>
  )
}
