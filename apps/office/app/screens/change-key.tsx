import type { KeyDetail } from '@northlight/contract/results/office'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { ChallengeQuestion } from '../features/results/challenge-question.tsx'
import { DecidedBefore } from '../features/results/decided-before.tsx'
import { Deciding } from '../features/results/deciding.tsx'
import { KeyChoices } from '../features/results/key-choice.tsx'
import { useKeyDecision } from '../features/results/use-key-decision.ts'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

/** A key that an examiner saw to be wrong before anybody disputed it. */
export function ChangeKeyScreen() {
  const may = useMay()
  return may('keys.change') ? <Reading /> : <NotFoundScreen />
}

function Reading() {
  const { version = '' } = useParams()
  const read = useQuery({
    queryKey: ['key', version],
    queryFn: () => client.get('/office/questions/{version}/key', { params: { version: Number(version) } }),
  })
  if (isLost(read)) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <Skeleton lines={12} />
  return <ChangeKey key={version} detail={read.data.detail} />
}

function ChangeKey({ detail }: { detail: KeyDetail }) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const matter = { ...detail, statistics: null }
  const page = `/questions/${detail.question_id}`
  const decision = useKeyDecision(matter, {
    asking: 0,
    send: async ({ text, record, change, key, seen_key = detail.key.text }) => {
      if (!change) throw new Error('Say what becomes of the key.')
      return client.post(
        '/office/questions/{version}/key-change',
        { change, seen_key, reason: text, record, ...(key && { key }) },
        { params: { version: detail.version } },
      )
    },
    onSent: () => void navigate(page),
  })
  const send = () => {
    if (form.current?.reportValidity() && !decision.decide.isPending) decision.decide.mutate(true)
  }
  return (
    <>
      <PageHead
        crumbs={[{ to: '/questions', label: 'Questions' }, { to: page, label: detail.code }, { label: 'Key' }]}
        title={`If the key of ${detail.code} changes`}
      />
      {detail.challenge !== null && (
        <Note tone="due" acts={<Link to={`/challenges/${detail.challenge}`}>Open the challenge</Link>}>
          Students dispute this key. Decided there, they are answered with it.
        </Note>
      )}
      <form
        ref={form}
        className="flex flex-col flex-1 border-t border-t-line"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="deciding__parts grid grid-cols-[minmax(0,1fr)_340px] max-menu:grid-cols-[minmax(0,1fr)]">
          <Section title="As it was asked">
            <ChallengeQuestion challenge={matter} choice={decision.choice} named={decision.key} />
            <DecidedBefore decisions={detail.decisions} />
            {detail.solution.en && (
              <details className="[&>summary]:w-[fit-content] [&>summary]:py-1.5 [&>summary]:text-ink-2 [&>summary]:text-sm [&>summary]:cursor-pointer">
                <summary>The solution</summary>
                <RichText html={detail.solution.en} lang="en" />
              </details>
            )}
          </Section>
          <KeyChoices challenge={matter} decision={decision} />
        </div>
        <Deciding decision={decision} onSend={send} />
      </form>
    </>
  )
}
