import type { keyDecisions } from '@northlight/contract/results/staff'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ChallengeQuestion } from '../features/results/challenge-question.tsx'
import { Simulation } from '../features/results/simulation.tsx'
import { client, sentenceOf } from '../platform/api/client.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { FieldFrame, TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, Skeleton } from '../ui/states.tsx'
import { Moment } from '../ui/time.tsx'

type Choice = 'stays' | (typeof keyDecisions)[number]

const choices: [Choice, string][] = [
  ['stays', 'The key stays'],
  ['also_right', 'Another answer counts as well'],
  ['replaced', 'The key becomes another one'],
  ['dropped', 'The question is withdrawn'],
]

/** A disputed key: what it is about, what a change would do to whom, and the decision that everybody touched will read. */
export function ChallengeScreen() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const textId = useId()
  const [choice, setChoice] = useState<Choice>('stays')
  const [key, setKey] = useState('')
  const [decision, setDecision] = useState('')
  const read = useQuery({
    queryKey: ['challenge', id],
    queryFn: () => client.get('/office/challenges/{id}', { params: { id: Number(id) } }),
  })
  const challenge = read.data?.challenge
  const needsKey = choice === 'also_right' || choice === 'replaced'
  const isReady = choice === 'dropped' || (needsKey && key.trim() !== '')
  const simulation = useQuery({
    queryKey: ['simulation', challenge?.version, choice, key.trim()],
    queryFn: () =>
      client.get('/office/questions/{version}/key-simulation', {
        params: { version: challenge?.version ?? 0 },
        query: { change: choice === 'stays' ? 'dropped' : choice, ...(needsKey && { key: key.trim() }) },
      }),
    enabled: challenge !== undefined && isReady,
    retry: false,
    staleTime: 0,
  })
  const decide = useMutation({
    mutationFn: () =>
      client.post(
        '/office/challenges/{id}/decision',
        choice === 'stays'
          ? { is_upheld: false, decision }
          : { is_upheld: true, decision, change: choice, ...(needsKey && { key: key.trim() }) },
        { params: { id: Number(id) } },
      ),
    onSuccess: ({ message }) => {
      toast.done(message)
      void queryClient.invalidateQueries()
      void navigate('/challenges')
    },
  })
  if (read.isError) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (!challenge) return <Skeleton lines={12} />
  const changed = simulation.data?.simulation.marks_changed ?? 0
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!decide.isPending) decide.mutate()
  }
  return (
    <>
      <PageHead
        crumbs={[{ to: '/challenges', label: 'Challenges' }, { label: `${challenge.test.name}, ${challenge.code}` }]}
        title={challenge.number > 0 ? `Key of question ${challenge.number}` : `Key of ${challenge.code}`}
        sub={
          <>
            <span>{challenge.test.name}</span>
            <span>
              {challenge.words.length} {challenge.words.length === 1 ? 'challenge' : 'challenges'}
            </span>
          </>
        }
      />
      <form onSubmit={send}>
        <div className="halves">
          <Section title="As it was asked">
            <ChallengeQuestion challenge={challenge} />
          </Section>
          <Section title="What students say">
            <ul className="rows">
              {challenge.words.map((word) => (
                <li key={word.id}>
                  <span className="grow">
                    {word.text}
                    <span className="under">
                      {word.student}, <Moment at={word.at} day />
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {challenge.decisions.map((one) => (
              <Note key={one.at}>
                Decided before, <Moment at={one.at} day />: {one.reason}
              </Note>
            ))}
            {(challenge.statistics && challenge.statistics.takers >= 20 ? challenge.statistics.flags : []).map(
              (flag) => (
                <Note key={flag} tone="due">
                  {flag}
                </Note>
              ),
            )}
          </Section>
        </div>
        {challenge.state !== 'open' ? (
          <Section title="Decided">
            <p>{challenge.decision}</p>
          </Section>
        ) : (
          <>
            <Section title="Decision">
              <fieldset className="choices">
                <legend className="visually-hidden">What becomes of the key</legend>
                {choices.map(([name, words]) => (
                  <label key={name} className="check">
                    <input type="radio" name="choice" checked={choice === name} onChange={() => setChoice(name)} />
                    {words}
                  </label>
                ))}
              </fieldset>
              {needsKey && (
                <TextField
                  label={choice === 'also_right' ? 'Answer that counts as well' : 'New key'}
                  value={key}
                  onChange={(event) => setKey(event.target.value)}
                  error={simulation.isError ? sentenceOf(simulation.error) : undefined}
                  hint="B · A,C · 2.45 to 2.55 · A-1,B-3"
                />
              )}
            </Section>
            {isReady && simulation.isFetching && <Skeleton lines={4} label="Working out what would change" />}
            {isReady && simulation.data && !simulation.isFetching && (
              <Simulation simulation={simulation.data.simulation} />
            )}
            <Section title="What they will read">
              {decide.isError && <Note tone="bad">{sentenceOf(decide.error)}</Note>}
              <FieldFrame
                label="Decision and why"
                id={textId}
                hint="Goes to who disputed it and, when marks change, to everybody it touches."
              >
                <textarea
                  id={textId}
                  className="input"
                  rows={3}
                  required
                  minLength={10}
                  maxLength={2000}
                  value={decision}
                  onChange={(event) => setDecision(event.target.value)}
                />
              </FieldFrame>
              <div className="form__acts">
                <Button
                  look="primary"
                  type="submit"
                  sending={decide.isPending}
                  disabled={choice !== 'stays' && !simulation.data}
                >
                  {choice === 'stays'
                    ? 'The key stays'
                    : `Change for ${changed} ${changed === 1 ? 'student' : 'students'}`}
                </Button>
              </div>
            </Section>
          </>
        )}
      </form>
    </>
  )
}
